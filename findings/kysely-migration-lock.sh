#!/usr/bin/env bash
# kysely 0.29.9
# Guess: the migrator takes its lock within the transaction of the migrations, so that it ends with it.
# Behaviour: it locks the session of PostgreSQL before the transaction begins, and unlocks after the commit.
# Matters to: instances that migrate at their start through a pooler that gives each transaction another session, as
# most hosts of functions have one: the lock can stay with a session of the pooler, and later starts wait for it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact kysely@0.29.9 >/dev/null
cat >check.mjs <<'CODE'
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { Migrator } from 'kysely/migration'

const KNOWN = ['pg_advisory_lock', 'pg_advisory_xact_lock', 'pg_advisory_unlock', 'create table pet']
const steps = []
class Connection {
  async executeQuery({ sql: text }) {
    const step = KNOWN.find((part) => text.includes(part))
    if (step) steps.push(step)
    return { rows: [] }
  }
}
const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createDriver: () => ({
    async init() {},
    acquireConnection: async () => new Connection(),
    beginTransaction: async () => void steps.push('begin'),
    commitTransaction: async () => void steps.push('commit'),
    rollbackTransaction: async () => void steps.push('rollback'),
    async releaseConnection() {},
    async destroy() {},
  }),
}
const db = new Kysely({ dialect })
const provider = { getMigrations: async () => ({ '1': { up: (t) => sql`create table pet (id int)`.execute(t) } }) }
const { error } = await new Migrator({ db, provider }).migrateToLatest()
console.log(error ?? steps.join(', '))
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected='pg_advisory_lock, begin, create table pet, commit, pg_advisory_unlock'
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
