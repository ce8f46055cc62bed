"""HTTPS servers that misbehave, one way a path, for the tests of discovery.

Makes its own authority and certificates, listens on 127.0.0.1, writes one line of JSON with the
ports and files to standard output, and ends when its standard input closes.
"""

import gzip
import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

FOLDER = tempfile.mkdtemp(prefix="foyer-hostile-")
RELATION = "urn:x-foyer:configuration"
LINK = {
    "rel": RELATION,
    "href": "https://field.example.com:8443/",
    "properties": {"urn:x-foyer:application-id": "com.example.field"},
}


def openssl(*words):
    subprocess.run(["openssl", *words], cwd=FOLDER, check=True, capture_output=True)


def authority(name):
    openssl(
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
        "-keyout", f"{name}.key", "-out", f"{name}.crt", "-days", "2", "-subj", f"/CN={name}",
        "-addext", "keyUsage=critical,keyCertSign")


def certificate(name, host, issuer, days="2"):
    with open(os.path.join(FOLDER, f"{name}.ext"), "w") as file:
        file.write(f"subjectAltName=DNS:{host},DNS:inside.{host}\nextendedKeyUsage=serverAuth\n")
    openssl(
        "req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
        "-keyout", f"{name}.key", "-out", f"{name}.csr", "-subj", f"/CN={name}")
    openssl(
        "x509", "-req", "-in", f"{name}.csr", "-CA", f"{issuer}.crt", "-CAkey", f"{issuer}.key",
        "-CAcreateserial", "-out", f"{name}.crt", "-days", days, "-extfile", f"{name}.ext")


def pin(name):
    words = f"openssl pkey -in {name}.key -pubout -outform DER | openssl dgst -sha256 -binary"
    words += " | openssl base64"
    made = subprocess.run(words, shell=True, cwd=FOLDER, check=True, capture_output=True)
    return "sha256//" + made.stdout.decode().strip()


def reply(body=b"{}", status="200 OK", extra=""):
    head = f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n{extra}\r\n"
    return head.encode() + body


def descriptor(subject, links):
    return reply(json.dumps({"subject": subject, "links": links}).encode())


def answers(path, port, query):
    """The pieces to send for a path; a number is a pause in seconds."""
    case, _, rest = path.removeprefix("/").partition("/")
    rest += "?" + query
    subject = urllib.parse.parse_qs(query).get("resource", [""])[0]

    def to(address):
        return [reply(b"", "302 Found", f"Location: {address}\r\n")]

    def link(**changes):
        return [descriptor(subject, [{**LINK, **changes}])]

    if case == "ok":
        return link()
    if case == "hop":
        return to(f"/{rest}")
    if case == "beneath":
        return to(f"https://inside.localhost:{port}/ok/{rest}")
    if case == "to-http":
        return to(f"http://127.0.0.1:{port}/ok")
    if case == "to-file":
        return to("file:///etc/hostname")
    if case == "to-user":
        return to(f"https://someone:word@localhost:{port}/ok")
    if case == "to-internal":
        return to(f"https://127.0.0.2:{port}/ok")
    if case == "to-elsewhere":
        return to("https://elsewhere.example/ok")
    if case == "loop":
        return to(path)
    if case == "hang":
        return [60]
    if case == "slow-head":
        return [b"HTTP/1.1 200 OK\r\nX-Slow: "] + [0.1, b"a"] * 600
    if case == "slow-body":
        return [b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"] + [0.1, b"x"] * 600
    if case == "big":
        head = b"HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n"
        return (piece for pieces in ([head], (b"x" * 65536 for _ in range(16384)))
                for piece in pieces)
    if case == "big-chunked":
        head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
        return (piece for pieces in ([head], (chunk for _ in range(16384))) for piece in pieces)
    if case == "bomb":
        return [reply(gzip.compress(b"\0" * (8 << 20), 9), extra="Content-Encoding: gzip\r\n")]
    if case == "huge-head":
        return [b"HTTP/1.1 200 OK\r\n"] + [b"X-Fill: " + b"y" * 1000 + b"\r\n"] * 20000
    if case == "huge-line":
        return [b"HTTP/1.1 200 OK\r\nX-Fill: "] + [b"y" * 1000] * 20000
    if case == "truncated":
        return [b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nabc"]
    if case == "garbage":
        return [bytes(range(128, 256)) * 4]
    if case == "close":
        return []
    if case == "status":
        return [reply(b"", f"{path.split('/')[2]} Word")]
    if case == "not-json":
        return [reply(b"<html></html>")]
    if case == "not-utf8":
        return [reply(b'{"subject":"\xff"}')]
    if case == "deep":
        return [reply(b'{"links":' + b"[" * 40 + b"]" * 40 + b"}")]
    if case == "wrong-type":
        return [reply(b'{"links":[{"rel":1}]}')]
    if case == "no-link":
        return [descriptor(subject, [{**LINK, "rel": "self"}])]
    if case == "two-links":
        return [descriptor(subject, [LINK, LINK])]
    if case == "no-address":
        return link(href=None)
    if case == "plain-address":
        return link(href="http://field.example.com/")
    if case == "figures":
        return link(href="https://10.0.0.1/")
    if case == "backslash":
        return link(href="https://field.example.com\\@evil.example")
    if case == "user":
        return link(href="https://someone@field.example.com")
    if case == "long-path":
        return link(href="https://field.example.com/some/where")
    if case == "port":
        return link(href="https://field.example.com:99999")
    if case == "application":
        return link(properties={"urn:x-foyer:application-id": "a\u202eb"})
    if case == "other-account":
        return [descriptor("acct:somebody@example.com", [LINK])]
    return [reply(b"", "404 Not Found")]


def serve(connection, port):
    data = b""
    while b"\r\n\r\n" not in data:
        piece = connection.recv(4096)
        if not piece:
            return
        data += piece
    target = urllib.parse.urlsplit(data.split(b" ")[1].decode())
    for piece in answers(target.path, port, target.query):
        if isinstance(piece, bytes):
            connection.sendall(piece)
        else:
            time.sleep(piece)


def accept(listener, context):
    port = listener.getsockname()[1]

    def one(plain):
        try:
            plain.settimeout(60)
            with context.wrap_socket(plain, server_side=True) as connection:
                serve(connection, port)
        except OSError:
            pass  # the client gave up, which is what most cases are about

    while True:
        plain, _ = listener.accept()
        threading.Thread(target=one, args=(plain,), daemon=True).start()


def listen(name, newest=None):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(f"{FOLDER}/{name}.crt", f"{FOLDER}/{name}.key")
    if newest is not None:
        context.set_ciphers("ALL:@SECLEVEL=0")
        context.minimum_version = newest
        context.maximum_version = newest
    listener = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=accept, args=(listener, context), daemon=True).start()
    return listener.getsockname()[1]


def main():
    authority("authority")
    authority("other")
    certificate("good", "localhost", "authority")
    certificate("wrong-name", "other.example", "authority")
    certificate("expired", "localhost", "authority", days="-1")
    certificate("foreign", "localhost", "other")
    facts = {
        "authorities": f"{FOLDER}/authority.crt",
        "pin": pin("good"),
        "good": listen("good"),
        "wrongName": listen("wrong-name"),
        "expired": listen("expired"),
        "foreign": listen("foreign"),
        "old": listen("good", ssl.TLSVersion.TLSv1_1),
    }
    print(json.dumps(facts), flush=True)
    sys.stdin.read()


try:
    main()
    code = 0
except (OSError, subprocess.CalledProcessError, ssl.SSLError) as error:
    print(error, file=sys.stderr, flush=True)
    code = 1
shutil.rmtree(FOLDER, ignore_errors=True)
os._exit(code)  # without waiting for connections that hang, which is what some are made for
