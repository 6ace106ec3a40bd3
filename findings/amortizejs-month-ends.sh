#!/usr/bin/env bash
# amortizejs 1.0.3, amortize 1.1.0
# Guess: the payments of a loan that starts on January 31 are due at the end of each month, and a loan at 0 % is paid
# back in equal parts, as amortize computes it.
# Behaviour: no payment is due in February, and all that follow are on the 3rd, a month with a 31st or not; a start on
# August 31 leaves out September. At 0 % the payment is NaN.
# Matters to: schedules for vendors' loans and promotions, and closings at a month's end, the usual day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact amortizejs@1.0.3 amortize@1.1.0 >/dev/null
cat >check.mjs <<'CODE'
import amortize from 'amortize'
import amortizejs from 'amortizejs'

const calculate = (apr, startDate) =>
  amortizejs.Calculator.calculate({ method: 'mortgage', apr, balance: 1200, loanTerm: 4, startDate })
for (const [month, day] of [
  [0, 15],
  [0, 31],
  [7, 31],
]) {
  const { schedule } = calculate(5, new Date(2026, month, day))
  console.log(schedule.map(({ date }) => `${date.getMonth() + 1}/${date.getDate()}`).join(', '))
}
console.log('amortizejs:', calculate(0).periodicPayment)
console.log('amortize:', amortize({ amount: 1200, rate: 0, totalTerm: 4, amortizeTerm: 4 }).paymentRound)
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
1/15, 2/15, 3/15, 4/15
1/31, 3/3, 4/3, 5/3
8/31, 10/1, 11/1, 12/1
amortizejs: NaN
amortize: 300.00
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
