#!/usr/bin/env python3
"""Type-checks the program for the macOS that Package.swift names, on a system that is none. Called by make interop.

    check_macos.py

It finds what is newer than that macOS and what Darwin spells otherwise. The C library's headers are macOS's own, which the
package ziglang has; Swift's standard library is built from the interfaces in the toolchain, once, in a minute; the folder macos
has the names that are used of Foundation. It does not link, and it leaves the Swift of the tests out: for them Foundation and
Testing would be needed whole.

Where the toolchain has no interfaces it says so, with exit status 0.
"""
import functools
import json
import platform
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
WORK = ROOT / ".build" / "macos"
HEADERS = "ziglang==0.13.0"
# All that Swift code imports without being asked to.
STANDARD = ["Swift", "_Concurrency", "_StringProcessing", "_RegexParser", "SwiftOnoneSupport"]


def say_and_leave(remark):
    print(f"macOS: {remark}")
    sys.exit(0)


def output(*command):
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, cwd=ROOT).stdout)


def link(place, target):
    place.parent.mkdir(parents=True, exist_ok=True)
    place.unlink(missing_ok=True)
    place.symlink_to(target)


def fetch_headers():
    """Takes the headers out of the package, which is not installed: it is a compiler of half a gigabyte."""
    folder = "ziglang/lib/libc/include/any-macos-any/"
    headers = WORK / "headers" / HEADERS
    if not headers.exists():
        download = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        if subprocess.run([*download, "--dest", str(WORK), HEADERS]).returncode:
            sys.exit(f"macOS: {HEADERS} cannot be downloaded from PyPI; it is needed once, for the headers of macOS")
        wheel = next(WORK.glob("ziglang-*.whl"))
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(headers, [name for name in archive.namelist() if name.startswith(folder)])
        wheel.unlink()
    return headers / folder


def write(place, text):
    """Writes a file, but leaves one alone that has this text: its time tells whether a module is to be built again."""
    if not place.exists() or place.read_text() != text:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)


def write_interface(source, module, triple):
    """Writes the interface of a module of the standard library for macOS; the compiler builds it when it is imported."""
    text = source.read_text()
    text = re.sub(r"(?m)^(// swift-module-flags: .*)-target \S+", rf"\1-target {triple}", text, count=1)
    # The conditions on older systems are about code that an interface does not have.
    text = re.sub(r"@backDeployed\(before: [^)]*\)\s*", "", text)
    # In this one the platforms' own libraries declare some types for older systems than Linux's does.
    if module == "_Concurrency":
        text = text.replace("-parse-stdlib", "-parse-stdlib -disable-availability-checking", 1)
    write(WORK / "lib" / "macosx" / f"{module}.swiftmodule" / "x86_64-apple-macos.swiftinterface", text)


class Package:
    """The package, or one that it depends on."""

    def __init__(self, folder):
        # A build that runs meanwhile holds the usual scratch folder.
        command = ["swift", "package", "--package-path", str(folder), "--scratch-path", str(WORK / "package")]
        described = output(*command, "describe", "--type", "json")
        dumped = output(*command, "dump-package")
        self.folder = Path(folder)
        self.identity = described["name"]
        self.products = {product["name"]: product["targets"] for product in described["products"]}
        self.targets = {target["name"]: target for target in described["targets"]}
        self.platforms = {one["name"]: one["version"] for one in described["platforms"]}
        self.dependencies = [one["identity"] for one in described["dependencies"]]
        major = described.get("swift_languages_versions") or [described["tools_version"].split(".")[0]]
        self.language = max(major, key=float)
        self.features = {
            target["name"]: [
                setting["kind"]["enableUpcomingFeature"]["_0"]
                for setting in target["settings"]
                if "enableUpcomingFeature" in setting["kind"]
            ]
            for target in dumped["targets"]
        }


class Check:
    def __init__(self, package, triple):
        self.packages = [package, *(Package(ROOT / ".build/checkouts" / name) for name in package.dependencies)]
        self.triple = triple
        self.options = [
            "-target", triple, "-sdk", str(WORK / "sdk"), "-module-cache-path", str(WORK / "cache"),
        ]
        self.maps = [WORK / "lib" / "shims" / "module.modulemap", HERE / "macos" / "module.modulemap"]
        self.failed = []
        self.files = 0

    def compile(self, module, sources, language, options=()):
        """Type-checks a module and writes it for those that import it. Returns whether it is sound."""
        return not subprocess.run(
            [
                "swiftc", "-frontend", "-emit-module", "-o", str(WORK / "modules" / f"{module}.swiftmodule"), *self.options,
                "-resource-dir", str(WORK / "lib"), "-I", str(WORK / "modules"), "-disable-objc-interop", "-suppress-warnings",
                *(word for path in self.maps for word in ("-Xcc", f"-fmodule-map-file={path}")),
                "-swift-version", language, "-module-name", module.replace("-", "_"), *options, *map(str, sources),
            ],
            cwd=ROOT,
        ).returncode

    @functools.cache
    def check(self, package, name):
        """Checks a target after those that it imports."""
        target = package.targets[name]
        for below in target.get("target_dependencies", []):
            self.check(package, below)
        for product in target.get("product_dependencies", []):
            owner = next(one for one in self.packages if product in one.products)
            for below in owner.products[product]:
                self.check(owner, below)
        folder = package.folder / target["path"]
        sources = [folder / source for source in target["sources"]]
        if target["module_type"] == "ClangTarget":
            sound = self.check_c(name, folder, sources)
        elif target["module_type"] == "SwiftTarget":
            options = [word for feature in package.features[name] for word in ("-enable-upcoming-feature", feature)]
            options += ["-package-name", re.sub(r"\W", "_", package.identity)]
            if not any(source.name == "main.swift" for source in sources):
                options.append("-parse-as-library")
            sound = self.compile(name, sources, package.language, options)
        else:
            return
        self.files += len(sources)
        print(f"macOS: {name}: {len(sources)} files{'' if sound else ', FAILED'}", flush=True)
        if not sound:
            self.failed.append(name)

    def check_c(self, name, folder, sources):
        include = folder / "include"
        if not (module_map := include / "module.modulemap").exists():
            module_map = WORK / "maps" / f"{name}.modulemap"
            write(module_map, f'module {name} {{\n  umbrella "{include}"\n  export *\n}}\n')
        self.maps.append(module_map)
        options = ["clang", "-fsyntax-only", "-Wall", "-Werror", "-target", self.triple, "-isysroot", str(WORK / "sdk")]
        # What zig does not have. histedit.h is the same everywhere in what is used of it.
        options += ["-idirafter", str(HERE / "macos"), "-idirafter", str(WORK / "libedit"), f"-I{include}"]
        return not any([subprocess.run([*options, str(source)]).returncode for source in sources if source.suffix == ".c"])


def main():
    if platform.system() == "Darwin":
        say_and_leave("the compiler itself builds for it here")
    package = Package(ROOT)
    triple = f"x86_64-apple-macosx{package.platforms['macos']}"
    info = output("swiftc", "-print-target-info")
    libraries, linux = Path(info["paths"]["runtimeResourcePath"]), info["target"]["moduleTriple"]
    for module in STANDARD:
        interface = libraries / "linux" / f"{module}.swiftmodule" / f"{linux}.swiftinterface"
        if not interface.exists():
            say_and_leave(f"not type-checked, as this toolchain has no {interface}")
        write_interface(interface, module, triple)
    for part in ["shims", "clang"]:
        link(WORK / "lib" / part, libraries / part)
    link(WORK / "sdk" / "usr" / "include", fetch_headers())
    link(WORK / "libedit" / "histedit.h", "/usr/include/histedit.h")
    shutil.rmtree(WORK / "modules", ignore_errors=True)
    (WORK / "modules").mkdir()

    check = Check(package, triple)
    # With UIKit, that part of the library is checked which the tests of an iOS app use.
    for folder, module, options in [("macos", "Darwin", ["-import-underlying-module"]), ("macos", "Foundation", []),
                                    ("stubs", "UIKit", [])]:
        source = HERE / folder / f"{module}.swift"
        if not check.compile(module, [source], "5", ["-parse-as-library", *options]):
            sys.exit(f"macOS: {source} does not compile")
    names = [name for targets in package.products.values() for name in targets]
    names += [name for name, target in package.targets.items() if target["module_type"] == "ClangTarget"]
    for name in names:
        check.check(package, name)
    if check.failed:
        sys.exit(f"macOS: {', '.join(check.failed)} cannot be compiled for {triple}")
    print(f"macOS: {check.files} files type-check for {triple}; not linked, and without the tests' Swift")


if __name__ == "__main__":
    main()
