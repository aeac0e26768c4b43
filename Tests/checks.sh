# Runs checks one after the other, whatever became of those before. Read by the scripts that run some.

failed=()

# check NAME COMMAND…
check() {
  local name=$1
  shift
  echo "== $name"
  "$@" || failed+=("$name")
}

# Names the checks that failed, and ends the script.
report() {
  [ ${#failed[@]} = 0 ] || printf 'failed: %s\n' "${failed[@]}" >&2
  exit $((${#failed[@]} > 0))
}
