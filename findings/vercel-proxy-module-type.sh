#!/usr/bin/env bash
# vercel 60.1.3 (@vercel/next 15.0.1) with next 16.4.6: the proxy of a project of ES modules that reads a JSON file whose
# name is known at run time only, such as a cache's
# Guess: the function of the proxy has nothing of the project, or starts all the same, since Next marks its own folder as
# CommonJS (`.next/package.json`), as pages and `next start` show.
# Behaviour: a path of which only `.json` is known stands for each JSON file of the project, so for its `package.json` too.
# The builder adds what is traced to the function of the proxy, but `.next/package.json` to those of pages alone. So the
# first file of Next is an ES module there, and fails. With the path left out of tracing the function starts.
# Matters to: sites with "type": "module" whose proxy or instrumentation reads a file: each page answers 500 on Vercel.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export VERCEL_TELEMETRY_DISABLED=1 NEXT_TELEMETRY_DISABLED=1 CI=1
npm install --prefix "$folder/cli" --silent --no-audit --no-fund vercel@60.1.3

mkdir -p site/app site/.vercel
cd site
echo '{ "name": "site", "private": true, "type": "module" }' > package.json
echo '{ "projectId": "prj_none", "orgId": "team_none", "settings": { "framework": "nextjs", "nodeVersion": "24.x", "installCommand": "true", "buildCommand": "next build" } }' > .vercel/project.json
npm install --silent --no-audit --no-fund next@16.4.6 react@19.3.1 react-dom@19.3.1
cat > app/layout.js <<'CODE'
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
CODE
echo 'export default function Page() { return <h1>Home</h1> }' > app/page.js

# Builds with a comment before the path, and says what the function of the proxy has and whether it starts.
build() {
  cat > proxy.js <<CODE
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
export async function proxy(request) {
  const folder = process.env.CACHE_FOLDER ?? '/tmp/cache'
  const name = request.nextUrl.searchParams.get('name') ?? 'none'
  const cached = await readFile($1 join($1 folder, name + '.json'), 'utf8').catch(() => '')
  return cached === '' ? undefined : new Response(cached)
}
CODE
  rm -rf .next .vercel/output
  "$folder/cli/node_modules/.bin/vercel" build --yes >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
  cat > "$folder/start.cjs" <<'CODE'
const { cpSync, mkdirSync, readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const [, , site, target] = process.argv
const source = join(site, '.vercel/output/functions/_middleware.func')
const { filePathMap = {}, handler } = JSON.parse(readFileSync(join(source, '.vc-config.json'), 'utf8'))
for (const [to, from] of Object.entries(filePathMap)) {
  mkdirSync(dirname(join(target, to)), { recursive: true })
  cpSync(join(site, from), join(target, to), { recursive: true, dereference: true })
}
cpSync(source, target, { recursive: true })
const has = (file) => require('node:fs').existsSync(join(target, file))
const found = JSON.stringify({ 'package.json': has('package.json'), '.next/package.json': has('.next/package.json') })
let started = 'yes'
try {
  require(join(target, handler))
} catch (error) {
  started = /ES module/i.test(error.message) ? 'no, an ES module' : error.message
}
console.log(`${found} started: ${started}`)
process.exit()
CODE
  rm -rf "$folder/function"
  node "$folder/start.cjs" "$PWD" "$folder/function" 2>&1 | tail -1
}

seen=$(
  echo "traced: $(build '')"
  echo "left out: $(build '/* turbopackIgnore: true */')"
)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
traced: {"package.json":true,".next/package.json":false} started: no, an ES module
left out: {"package.json":false,".next/package.json":false} started: yes
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
