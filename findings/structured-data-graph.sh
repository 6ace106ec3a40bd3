#!/usr/bin/env bash
# structured-data-testing-tool 4.5.0 (with web-auto-extractor 1.0.17)
# Guess: the test for a type finds it in any form of JSON-LD that search engines document: alone, in an @graph, which
# most sites use for several entities, or as one of two types of an entity.
# Behaviour: only alone. An @graph counts as no structured data at all, so a page without a fault fails; of two types a
# single one with both names and a comma between them is made.
# Matters to: pages that describe organization, page and questions in one graph, and tests that use the tool as a gate.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  structured-data-testing-tool@4.5.0 web-auto-extractor@1.0.17 >/dev/null
cat >check.cjs <<'CODE'
const { structuredDataTest } = require('structured-data-testing-tool')

const questions = {
  '@type': 'FAQPage',
  mainEntity: [{ '@type': 'Question', name: 'Q', acceptedAnswer: { '@type': 'Answer', text: 'A' } }],
}
const forms = {
  alone: questions,
  'in a graph': { '@graph': [{ '@type': 'Organization', name: 'Lender' }, questions] },
  'two types': { ...questions, '@type': ['WebPage', 'FAQPage'] },
}

async function check() {
  for (const [name, data] of Object.entries(forms)) {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
    const page = `<html><head><script type="application/ld+json">${json}</script></head></html>`
    const result = await structuredDataTest(page, { schemas: ['FAQPage'] }).catch((error) => error.res)
    const outcome = result.failed.length === 0 ? 'passes' : 'fails'
    console.log(`${name}: ${outcome}, found ${result.schemas.map((type) => `[${type}]`).join(' ') || 'nothing'}`)
  }
}
check()
CODE
seen=$(node check.cjs)
printf '%s\n' "$seen"
expected='alone: passes, found [FAQPage]
in a graph: fails, found nothing
two types: fails, found [WebPage,FAQPage]'
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
