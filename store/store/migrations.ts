/**
 * Migrations of the content database, oldest first. `user_version` counts the applied ones. A released migration is
 * never edited. Times are Unix milliseconds.
 */
export const migrations: readonly string[] = [
  `create table meta (key text primary key, value text not null) strict, without rowid;

   create table documents (id text primary key, json text not null) strict, without rowid;

   create table transactions (
     sequence integer primary key,
     id text not null unique,
     timestamp text not null,
     author text not null,
     mutations text not null
   ) strict;

   create table changes (
     document_id text not null,
     sequence integer not null references transactions (sequence),
     before_rev text,
     apply text not null,
     revert text not null,
     primary key (document_id, sequence)
   ) strict, without rowid;
   create index changes_by_sequence on changes (sequence);

   create table webhook_outbox (
     type text primary key,
     sequence integer not null,
     body text not null
   ) strict, without rowid;

   create table schedules (
     id text primary key,
     documentId text not null,
     documentType text not null,
     action text not null,
     runAt integer not null,
     author text not null,
     state text not null,
     reason text,
     finishedAt integer
   ) strict;
   create index schedules_waiting on schedules (runAt) where state = 'waiting';
   create index schedules_by_document on schedules (documentId);

   create table shares (
     id text primary key,
     keyDigest text not null,
     documentId text not null,
     documentType text not null,
     path text not null,
     author text not null,
     createdAt integer not null,
     expiresAt integer not null
   ) strict, without rowid;
   create index shares_by_document on shares (documentId);`,
]

export const accountMigrations: readonly string[] = [
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

   create table preferences (
     owner text not null,
     key text not null,
     value text not null,
     primary key (owner, key)
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
