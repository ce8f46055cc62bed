# The words of the house. `make help` lists them.
#
#   SWIFT_FLAGS     passed to each build and test, for instance -Xswiftc -warnings-as-errors
#   FACE=views      has `make demo` show the face of SwiftUI
#   DEMO_SECONDS    ends `make demo` after so many seconds
#   STATIC=1        `make bench` measures builds with a static standard library as well

SWIFT_FLAGS ?=
export SWIFT_FLAGS DEMO_SECONDS
# Set for what is tested alone, whatever the caller's environment says: see
# Documentation/Decisions/0010-the-test-bus.md.
unexport FOYER_TEST_BUS

PLACES = Package.swift Sources Platform Apps Tests Benchmarks

.PHONY: help deps build demo tour test lint format docs pictures bench soak sanitize clean programs
.NOTPARALLEL:

help: ## list the words
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 12

deps: ## install the Debian packages that are missing
	@Scripts/deps

build: deps ## build everything, tests too, for debugging
	swift build --build-tests $(SWIFT_FLAGS)

programs: deps
	swift build --product FieldService $(SWIFT_FLAGS)
	swift build --product foyer-fetch $(SWIFT_FLAGS)
	swift build --product foyer-scan $(SWIFT_FLAGS)

demo: programs ## build and run FieldService, in a window or a browser page
	@Scripts/demo "$$(swift build --show-bin-path $(SWIFT_FLAGS))/FieldService" \
	  $(if $(filter views,$(FACE)),--views)

tour: deps ## play the demo and the catalogue by input events; pictures in build/tour
	FOYER_TEST_BUS=1 swift build --product FieldService $(SWIFT_FLAGS)
	FOYER_TEST_BUS=1 swift build --product foyer-fetch $(SWIFT_FLAGS)
	FOYER_TEST_BUS=1 swift build --product Catalog $(SWIFT_FLAGS)
	Scripts/tour

# These start programs and real services, and wait for them on the threads that all tests share: they
# run by themselves.
SERVICE_TESTS = (Vault|Scanner|Fingerprint|SessionWatch|SystemBus)Tests\.

test: deps ## build and run every test without a display
	Scripts/headless swift test $(SWIFT_FLAGS) --skip '$(SERVICE_TESTS)'
	Scripts/headless swift test $(SWIFT_FLAGS) --skip-build --filter '$(SERVICE_TESTS)'

lint: ## check format and syntax
	Scripts/lint

format: ## bring the Swift sources into shape
	swift format format --in-place --recursive --parallel $(wildcard $(PLACES))

docs: deps ## build the reference in build/docs
	Scripts/docs

pictures: deps ## draw the pictures of the documentation anew
	Scripts/pictures

bench: deps ## measure beside C; a table, and build/bench.json
	Scripts/bench

soak: deps ## what takes longer: cycles, kills, mutations, sanitizers; run by hand
	Scripts/bench --soak
	Scripts/soak
	Scripts/sanitize

sanitize: deps ## run the tests with the address and the thread sanitizer
	Scripts/sanitize

clean: ## remove all that was built
	rm -rf .build build
