import type { Migration } from '#lib/sqlite.ts'
import { compressTransactions } from './compressTransactions.ts'

/**
 * Migrations of the content database, oldest first. A released one is never edited. The tables `shares`,
 * `sent_reminders` and `approval_requests` are what the site adds: one count for all keeps a restored backup in order.
 */
export const migrations: readonly Migration[] = [
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

   create table webhook_deliveries (
     position integer primary key,
     document_id text not null,
     body text not null,
     attempts integer not null default 0,
     due_at integer not null
   ) strict;`,

  `create table schedules (
     id text primary key,
     document_id text not null,
     document_type text not null,
     action text not null,
     run_at integer not null,
     author text not null,
     state text not null,
     reason text,
     finished_at integer
   ) strict;
   create index schedules_waiting on schedules (run_at) where state = 'waiting';
   create index schedules_by_document on schedules (document_id);`,

  `create table shares (
     id text primary key,
     key_digest text not null,
     document_id text not null,
     document_type text not null,
     path text not null,
     author text not null,
     created_at integer not null,
     expires_at integer not null
   ) strict, without rowid;
   create index shares_by_document on shares (document_id);`,

  `create table asset_removals (
     kind text not null,
     sha1 text not null,
     primary key (kind, sha1)
   ) strict, without rowid;`,

  `create table webhook_outbox (
     type text primary key,
     sequence integer not null,
     body text not null
   ) strict, without rowid;
   insert or replace into webhook_outbox
     select body ->> '$._type', 0, body from webhook_deliveries order by position;
   drop table webhook_deliveries;`,

  `drop table asset_removals;
   alter table schedules rename column document_id to documentId;
   alter table schedules rename column document_type to documentType;
   alter table schedules rename column run_at to runAt;
   alter table schedules rename column finished_at to finishedAt;
   alter table shares rename column key_digest to keyDigest;
   alter table shares rename column document_id to documentId;
   alter table shares rename column document_type to documentType;
   alter table shares rename column created_at to createdAt;
   alter table shares rename column expires_at to expiresAt;`,
  `create table sent_reminders (id text primary key) strict, without rowid;`,

  `alter table shares add column releaseId text;`,
  // In a table without row ids, a row above a quarter of a page takes a page of its own.
  `create table documents_with_rowid (id text primary key not null, json text not null) strict;
   insert into documents_with_rowid select id, json from documents;
   drop table documents;
   alter table documents_with_rowid rename to documents;`,
  compressTransactions,
  `create table approval_requests (
     documentId text not null,
     requester text not null,
     mailedRevision text,
     primary key (documentId, requester)
   ) strict, without rowid;`,

  `alter table shares rename column keyDigest to key_digest;
   alter table shares rename column documentId to document_id;
   alter table shares rename column documentType to document_type;
   alter table shares rename column createdAt to created_at;
   alter table shares rename column expiresAt to expires_at;
   alter table shares rename column releaseId to release_id;
   alter table approval_requests rename column documentId to document_id;
   alter table approval_requests rename column mailedRevision to mailed_revision;`,
]
