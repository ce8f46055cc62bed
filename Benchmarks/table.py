"""The rows of the result: collected, printed, written."""

import json


class Table:
    def __init__(self):
        self.rows = []
        self.failures = []

    def add(self, name, value, unit, reach, holds, peer=None, peer_value=None, ratio=None):
        self.rows.append(
            {
                "name": name,
                "value": rounded(value),
                "unit": unit,
                "peer": peer,
                "peerValue": rounded(peer_value),
                "ratio": rounded(ratio),
                "reach": reach,
                "holds": bool(holds),
            }
        )

    def compared(self, name, figures, unit, limit, peer, floor=0):
        """A row that holds while the ratio is within the limit and not under the floor."""
        ours, theirs, ratio = figures
        reach = f"{floor} to {limit} x {peer}" if floor else f"<= {limit} x {peer}"
        holds = ratio is not None and floor <= ratio <= limit
        self.add(name, ours, unit, reach, holds, peer, theirs, ratio)

    def bounded(self, name, value, unit, limit, peer=None, peer_value=None):
        """A row that holds while the value is within the limit."""
        ratio = value / peer_value if peer_value else None
        self.add(name, value, unit, f"<= {limit} {unit}", value <= limit, peer, peer_value, ratio)

    def failed(self, name, reason):
        self.failures.append(f"{name}: {reason}")

    def text(self):
        head = ("what", "value", "unit", "peer", "ratio", "reach", "")
        lines = [head] + [
            (
                row["name"],
                shown(row["value"]),
                row["unit"],
                shown(row["peerValue"]),
                shown(row["ratio"]),
                row["reach"],
                "holds" if row["holds"] else "MISSED",
            )
            for row in self.rows
        ]
        widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
        left = {0, 2, 5, 6}
        return "\n".join(
            "  ".join(
                cell.ljust(width) if i in left else cell.rjust(width)
                for i, (cell, width) in enumerate(zip(line, widths))
            ).rstrip()
            for line in lines
        )

    def write(self, path):
        path.write_text(json.dumps(self.rows, indent=2, ensure_ascii=False) + "\n")


def rounded(value):
    return value if value is None or isinstance(value, int) else float(f"{value:.4g}")


def shown(value):
    return "-" if value is None else f"{value:g}"
