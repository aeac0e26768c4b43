"""A folder in which random tests do what they like, and nothing outside is changed.

A random line may be `save PATH replace`. Whoever starts a test as root does not run it as root: a child becomes an
account that owns nothing else. On Linux the kernel also refuses the child every write outside the folder (Landlock).
Paths are made by path() alone: relative names in the folder, or absolute ones that lie in it.
"""

import ctypes
import multiprocessing
import multiprocessing.connection
import multiprocessing.popen_fork  # now: the account may not read where Python is
import os
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

# Debian's nobody. No file belongs to it.
ACCOUNT = 65534
PREFIX = "tabbar-soak-"
DECOY = b"# nobody writes here\n"


def inside(program, test):
    """Runs test(PROGRAM, FOLDER), which says whether all is well, inside a folder made for it; never returns.

    The program is copied to where the account may run it. The exit status is 0, 1 if the test found something or a file
    outside was changed, 2 if it could not be run safely.
    """
    start = time.time()
    base = tempfile.mkdtemp(prefix=PREFIX)
    os.chmod(base, 0o755)
    copy = shutil.copy2(program, os.path.join(base, "tabbar"))
    os.chmod(copy, 0o755)
    # A path that leads out of the folder would meet this file, which anybody may write.
    decoy = os.path.join(base, "decoy")
    with open(decoy, "wb") as file:
        file.write(DECOY)
    os.chmod(decoy, 0o666)
    folder = os.path.join(base, "inside")
    os.mkdir(folder)
    is_root = os.geteuid() == 0
    if is_root:
        os.chown(folder, ACCOUNT, ACCOUNT)
    child = os.fork()
    if child == 0:
        os._exit(run(copy, folder, decoy, test))
    try:
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        changed = [decoy] if open(decoy, "rb").read() != DECOY else []
        if is_root:
            changed += changed_files(start)
        for path in changed:
            print(f"outside the folder, this was changed: {path!r}", flush=True)
    finally:
        shutil.rmtree(base, ignore_errors=True)
    sys.exit(1 if changed else status if status in (0, 1, 2) else 1)


def run(program, folder, decoy, test):
    """In the child: drops what it must not have, and runs the test; returns the exit status."""
    try:
        try:
            if os.geteuid() == 0:
                os.setgroups([])
                os.setgid(ACCOUNT)
                os.setuid(ACCOUNT)
            if os.geteuid() == 0 or os.getuid() == 0:
                raise OSError("it is still root's")
            is_held = allow_writing_in(folder)
            if is_held and can_append(decoy):
                raise OSError("a file outside of it can be written")
        except OSError as error:
            print(f"not run: this process cannot be kept inside {folder}: {error}; start it as an ordinary user", file=sys.stderr)
            return 2
        os.chdir(folder)
        for name in [name for name in os.environ if name.startswith("XDG_")]:
            del os.environ[name]
        os.environ.update(variables(folder))
        tempfile.tempdir = folder
        held = "the kernel refuses writes outside" if is_held else "this system has no Landlock to refuse writes outside"
        print(f"in {folder} as user {os.getuid()}; {held}", flush=True)
        return 0 if test(program, folder) else 1
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()


def variables(folder):
    """The variables that tell a program where to put its files."""
    return {
        "HOME": folder, "TMPDIR": folder, "XDG_CONFIG_HOME": f"{folder}/config", "XDG_STATE_HOME": f"{folder}/state",
        "XDG_DATA_HOME": f"{folder}/data", "XDG_CACHE_HOME": f"{folder}/cache", "XDG_RUNTIME_DIR": f"{folder}/runtime",
    }


def path(random, name, folder):
    """A path that a random command may write: the name in the folder or one below, relative or absolute."""
    if "/" in name or name in ("", ".", "..") or name.startswith("~"):
        raise ValueError(f"{name!r} may lead out of the folder")
    return random.choice(["", "", "", "./", "below/", f"{folder}/"]) + name


def changed_files(start):
    """The files of the account that were changed since then, where anybody may write, but outside of such folders."""
    places = [place for place in {tempfile.gettempdir(), "/var/tmp", "/dev/shm", os.getcwd()} if os.path.isdir(place)]
    find = ["find", *places, "-xdev", "-name", f"{PREFIX}*", "-prune", "-o"]
    find += ["-user", str(ACCOUNT), "-newerct", f"@{start}", "-print0"]
    found = subprocess.run(find, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    return [os.fsdecode(path) for path in found.split(b"\0") if path]


def can_append(file):
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_APPEND))
        return True
    except OSError:
        return False


def allow_writing_in(folder):
    """Has the kernel refuse this process and its children each change of a file outside the folder.

    Returns false where the kernel does not have that. Devices may be written, since terminals are among them.
    """
    if not sys.platform.startswith("linux"):
        return False
    system = ctypes.CDLL(None, use_errno=True)
    create, add, restrict = 444, 445, 446
    write, truncate = 1 << 1, 1 << 14
    # All that changes a file or a folder: write, remove, make, link from elsewhere, truncate.
    changes = write | sum(1 << bit for bit in range(4, 15))
    version = system.syscall(create, None, 0, 1)
    if version < 1:
        return False
    if version < 3:
        changes &= ~truncate
    if version < 2:
        changes &= ~(1 << 13)
    rules = system.syscall(create, ctypes.byref(ctypes.c_uint64(changes)), 8, 0)
    for place, allowed in ((folder, changes), ("/dev", write | changes & truncate)):
        descriptor = os.open(place, os.O_PATH)
        rule = allowed.to_bytes(8, sys.byteorder) + descriptor.to_bytes(4, sys.byteorder)
        if system.syscall(add, rules, 1, rule, 0):
            raise OSError(ctypes.get_errno(), f"no rule for {place}")
        os.close(descriptor)
    no_new_rights = 38
    if system.prctl(no_new_rights, 1, 0, 0, 0) or system.syscall(restrict, rules, 0):
        raise OSError(ctypes.get_errno(), "the rules do not hold")
    os.close(rules)
    return True


def in_parallel(function, items, workers=None):
    """Calls the function with each item in several processes; yields each result as it comes.

    A pool of the library would make its semaphores outside the folder.
    """
    count = min(workers or os.cpu_count() or 1, len(items))
    context = multiprocessing.get_context("fork")
    readers = []
    for number in range(count):
        reader, writer = context.Pipe(duplex=False)
        worker = context.Process(target=send_results, args=(function, items[number::count], writer))
        worker.start()
        writer.close()
        readers.append((reader, worker))
    waiting = {reader: worker for reader, worker in readers}
    while waiting:
        for reader in multiprocessing.connection.wait(list(waiting)):
            try:
                yield reader.recv()
            except EOFError:
                worker = waiting.pop(reader)
                worker.join()
                if worker.exitcode:
                    raise RuntimeError(f"a worker ended with {worker.exitcode}") from None


def send_results(function, items, writer):
    for item in items:
        writer.send(function(item))
    writer.close()
