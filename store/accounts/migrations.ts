/** Migrations, oldest first. A released migration is never edited. Times are Unix milliseconds. */
export const accountMigrations: readonly string[] = [
  `create table accounts (
     id text primary key,
     email text not null unique,
     name text not null,
     role text not null,
     password text not null,
     created_at integer not null
   ) strict, without rowid;

   create table sessions (
     token_digest text primary key,
     account_id text not null references accounts (id) on delete cascade,
     created_at integer not null,
     used_at integer not null
   ) strict, without rowid;
   create index sessions_by_account on sessions (account_id);

   create table handovers (
     sid_digest text primary key,
     account_id text not null references accounts (id) on delete cascade,
     expires_at integer not null
   ) strict, without rowid;

   create table first_run (
     only_row integer primary key check (only_row = 1),
     token_digest text not null,
     expires_at integer not null
   ) strict;

   create table preferences (
     owner text not null,
     key text not null,
     value text not null,
     primary key (owner, key)
   ) strict, without rowid;`,

  `alter table accounts add column disabled_at integer;
   alter table accounts add column signed_in_at integer;

   create table invitations (
     id text primary key,
     token_digest text not null,
     email text not null unique,
     role text not null,
     created_at integer not null,
     expires_at integer not null
   ) strict, without rowid;

   create table password_resets (
     id text primary key,
     account_id text not null unique references accounts (id) on delete cascade,
     token_digest text not null,
     expires_at integer not null
   ) strict, without rowid;`,

  `create table preview_secrets (
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

   create table known_browsers (
     browser_digest text not null,
     account_id text not null references accounts (id) on delete cascade,
     seen_at integer not null,
     primary key (browser_digest, account_id)
   ) strict, without rowid;
   create index known_browsers_by_account on known_browsers (account_id);`,

  // Null in rows older than the column.
  `alter table invitations add column issued_by text;
   alter table password_resets add column issued_by text;`,

  // One table for all one-time links.
  `create table links (
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
   insert into links select id, 'invitation', email, role, token_digest, issued_by, created_at, expires_at from invitations;
   insert into links select id, 'reset', account_id, null, token_digest, issued_by, 0, expires_at from password_resets;
   drop table invitations;
   drop table password_resets;
   drop table first_run;

   alter table handovers rename to auth_codes;
   alter table auth_codes rename column sid_digest to code_digest;
   alter table known_browsers rename to trusted_devices;
   alter table trusted_devices rename column browser_digest to device_digest;`,

  // The hash of the password that the settings set last; null when they set none.
  'alter table accounts add column applied_password text;',

  // A removed account keeps its id and name, for the history.
  'alter table accounts add column removed_at integer;',
]
