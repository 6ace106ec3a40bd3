import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../store/database.ts'

/** Steps of the database's schema, oldest first; a released step is never edited. Times are Unix milliseconds. */
const steps: readonly string[] = [
  `create table accounts (
     id text primary key,
     email text not null unique,
     name text not null,
     role text not null,
     password text not null,
     created_at integer not null,
     disabled_at integer,
     signed_in_at integer
   ) strict, without rowid;

   create table sessions (
     token_digest text primary key,
     account_id text not null references accounts (id) on delete cascade,
     created_at integer not null,
     used_at integer not null
   ) strict, without rowid;
   create index sessions_by_account on sessions (account_id);

   create table auth_codes (
     code_digest text primary key,
     account_id text not null references accounts (id) on delete cascade,
     expires_at integer not null
   ) strict, without rowid;

   create table links (
     id text primary key,
     kind text not null,
     subject text not null,
     role text,
     token_digest text not null,
     issued_by text,
     created_at integer not null,
     expires_at integer not null,
     unique (kind, subject)
   ) strict, without rowid;

   create table preferences (
     owner text not null,
     key text not null,
     value text not null,
     primary key (owner, key)
   ) strict, without rowid;

   create table preview_secrets (
     secret_digest text primary key,
     session_digest text not null references sessions (token_digest) on delete cascade,
     written_at integer not null
   ) strict, without rowid;
   create index preview_secrets_by_session on preview_secrets (session_digest);

   create table previews (
     key_digest text primary key,
     session_digest text not null references sessions (token_digest) on delete cascade
   ) strict, without rowid;
   create index previews_by_session on previews (session_digest);

   create table trusted_devices (
     device_digest text not null,
     account_id text not null references accounts (id) on delete cascade,
     seen_at integer not null,
     primary key (device_digest, account_id)
   ) strict, without rowid;
   create index trusted_devices_by_account on trusted_devices (account_id);`,
]

/** Opens the accounts' database. It is a file of its own, so that an export of content never holds an account. */
export const openAccountsDatabase = (dataDir: string): DatabaseSync =>
  openDatabase(join(dataDir, 'accounts.sqlite'), steps)
