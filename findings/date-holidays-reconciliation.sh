#!/usr/bin/env bash
# date-holidays 3.37.0
# Guess: holidays of type "public" or "bank" in British Columbia have the National Day for Truth and Reconciliation,
# September 30: by the province's act a statutory holiday since 2023, and one of banks since 2021 (Canada Labour Code).
# Canada Day on a Sunday is kept on Monday (Holidays Act, section 2).
# Behaviour: September 30 is an "observance", as Groundhog Day is, so that it counts as a working day; in Ontario,
# Alberta and Québec it is missing. July 1, 2029, a Sunday, is the holiday, and the Monday after it a working day.
# Matters to: forms that compute a closing date or the end of a period: land titles offices and banks are closed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact date-holidays@3.37.0 >/dev/null
cat >check.mjs <<'CODE'
import Holidays from 'date-holidays'

const days = {
  'February 2, 2026': [2026, 1, 2],
  'September 30, 2026': [2026, 8, 30],
  'July 1, 2029': [2029, 6, 1],
  'July 2, 2029': [2029, 6, 2],
}
for (const province of ['BC', 'ON', 'AB', 'QC']) {
  const holidays = new Holidays('CA', province)
  for (const [name, [year, month, day]] of Object.entries(days)) {
    const found = holidays.isHoliday(new Date(year, month, day, 12)) || []
    console.log(`${province}, ${name}: ${found.map(({ name, type }) => `${name} (${type})`).join() || 'none'}`)
  }
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
BC, February 2, 2026: Groundhog Day (observance)
BC, September 30, 2026: National Day for Truth and Reconciliation (observance)
BC, July 1, 2029: Canada Day (public)
BC, July 2, 2029: none
ON, February 2, 2026: Groundhog Day (observance)
ON, September 30, 2026: none
ON, July 1, 2029: Canada Day (public)
ON, July 2, 2029: none
AB, February 2, 2026: Groundhog Day (observance)
AB, September 30, 2026: none
AB, July 1, 2029: Canada Day (public)
AB, July 2, 2029: none
QC, February 2, 2026: Groundhog Day (observance)
QC, September 30, 2026: none
QC, July 1, 2029: Canada Day (public)
QC, July 2, 2029: none
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
