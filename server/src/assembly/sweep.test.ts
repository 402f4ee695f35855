/** The nightly sweep on a backlog: no transaction is large, and a table that cannot be swept does not stop the others. */
import { afterAll, expect, test } from 'vitest'
import { withOwner } from '#assembly/prepare-database.ts'
import { sweep } from '#assembly/sweep.jobs.ts'
import { readConfig } from '#spine/config/config.ts'
import { freshDoor } from '#testing/test-database.ts'

const door = await freshDoor()
afterAll(door.close)
const run = <Row extends object>(statement: string) =>
  withOwner(door.access.owner, async (owner) => (await owner.query<Row>(statement)).rows)

const { keepDays: keep } = readConfig({})
const mostAtOnce = 2_000
const numbers = 'generate_series(1, 4500) as number'
/** By table, rows that have expired. */
const backlog = {
  idempotency_keys: `(scope, key, request_hash, created_at) select 'x', number, 'x', now() - interval '32 days' from ${numbers}`,
  limits: `(key, points, expire) select number, 1, 1 from ${numbers}`,
  sessions: `(user_id, token, surface, expires_at)
    select id, number, 'portal', now() - interval '1 hour' from ${numbers}, users`,
  verifications: `(identifier, value, expires_at) select number, number, now() - interval '1 hour' from ${numbers}`,
  sendings: `(address_hash, sent_at) select number, now() - interval '2 days' from ${numbers}`,
  known_devices: `(user_id, device_hash, device, last_seen_at)
    select id, number, 'x', now() - interval '401 days' from ${numbers}, users`,
  newsletter_subscribers: `(email, subscription_source, status, subscription_date)
    select number || '@musteri.example', 'website', 'pending', now() - interval '31 days' from ${numbers}`,
  newsletter_hits: `(campaign_id, recipient_id, kind, at)
    select r.campaign_id, r.id, 'open', now() - interval '401 days' from ${numbers}, newsletter_recipients r`,
  newsletter_imports: `(kind, file_name, heads, row_count, created_at)
    select 'subscribers', 'x', '[]', 0, now() - interval '31 days' from ${numbers}`,
  visitor_sessions: `(visitor_id, user_type, current_page, device_type, browser, network, start_time, last_activity)
    select uuidv7(), 'guest', '/', 'desktop', 'x', 'x', now() - interval '401 days', now() - interval '401 days' from ${numbers}`,
  mails: `(recipient, settled_at) select 'x@musteri.example', now() - interval '31 days' from ${numbers}`,
  inbox_mails: `(recipient, subject, letter, sent_at)
    select 'x@musteri.example', 'x', '{}', now() - interval '31 days' from ${numbers}`,
  audit_entries: `(id, subject_table, subject_id, action)
    select uuidv7(interval '-731 days'), 'x', 'x', 'update' from ${numbers}`,
  notifications: `(id, user_id, kind, title, message, link)
    select uuidv7(interval '-401 days'), id, 'request', 'x', 'x', '/' from ${numbers}, profiles`,
  staff_notifications: `(id, user_id, type, title, link)
    select uuidv7(interval '-401 days'), id, 'request', 'x', '/' from ${numbers}, users`,
  work_items: `(kind, title, customer_name, due_at, status, done_at)
    select 'demo_request', 'x', 'x', now(), 'done', now() - interval '731 days' from ${numbers}`,
  recommendations: `(customer_id, key, kind, title, text, action_label, action_link, evidence, ended_at)
    select id, number, 'late', 'x', 'x', 'x', '/', '[]', now() - interval '401 days' from ${numbers}, profiles`,
  outbox: `(name, audiences, data, position, at)
    select 'x', '{}', '{}', number, now() - interval '8 days' from ${numbers}`,
}

const tables = Object.keys(backlog)
const fill = async () => {
  for (const [table, rows] of Object.entries(backlog)) await run(`insert into ${table} ${rows}`)
}
const left = async () => {
  const counts = tables.map(
    (table) => `select '${table}' as name, count(*)::int as rows from ${table}
      where to_jsonb(${table}) ->> 'name' is distinct from 'session.ended'`,
  )
  const rows = await run<{ name: string; rows: number }>(counts.join(' union all '))
  return Object.fromEntries(rows.filter((row) => row.rows > 0).map((row) => [row.name, row.rows]))
}

await run(`
  insert into users (email, name, role) values ('a@musteri.example', 'A', 'customer');
  insert into profiles (id, email) select id, email from users;
  with sent as (insert into newsletter_campaigns (title, subject, segment) values ('x', 'x', '{}') returning id)
    insert into newsletter_recipients (campaign_id, email) select id, 'a@musteri.example' from sent;
  insert into view_rolls (id, rolled_until) values (1, current_date);
  create function at_most() returns trigger language plpgsql as $$
  begin
    if (select count(*) from gone) > ${mostAtOnce} then raise 'too many at once in %', tg_table_name; end if;
    return null;
  end $$`)
for (const table of tables)
  await run(`create trigger at_most after delete on ${table} referencing old table as gone
    for each statement execute function at_most()`)

test('a backlog is deleted, by statements of at most two thousand rows', async () => {
  await fill()
  await sweep(door.actAs, keep)
  expect(await left()).toEqual({})
  expect(await run('select pruned::int from outbox_head')).toEqual([{ pruned: 4_500 }])
})

test('what has not been kept long enough yet stays, and so does work that is open', async () => {
  await run(`
    insert into audit_entries (id, subject_table, subject_id, action) values (uuidv7(interval '-729 days'), 'x', 'x', 'update');
    insert into notifications (id, user_id, kind, title, message, link)
      select uuidv7(interval '-399 days'), id, 'request', 'x', 'x', '/' from profiles;
    insert into staff_notifications (id, user_id, type, title, link)
      select uuidv7(interval '-399 days'), id, 'request', 'x', '/' from users;
    insert into work_items (kind, title, customer_name, due_at, status, done_at) values
      ('demo_request', 'x', 'x', now(), 'done', now() - interval '729 days'), ('demo_request', 'x', 'x', now() - interval '9 years', 'open', null)`)
  await sweep(door.actAs, keep)
  expect(await left()).toEqual({ audit_entries: 1, notifications: 1, staff_notifications: 1, work_items: 2 })
  await sweep(door.actAs, { ...keep, audit: 30, notifications: 30, doneWork: 30 })
  expect(await left()).toEqual({ work_items: 1 })
  await run('delete from work_items')
})

test('a table that cannot be swept is reported, and the others are swept', async () => {
  await fill()
  await run(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
    create trigger refuse before delete on limits for each statement execute function refuse()`)
  await expect(sweep(door.actAs, keep)).rejects.toThrow('could not be swept')
  expect(await left()).toEqual({ limits: 4_500 })
})

test('a sweep that is stopped ends after the batch in hand', async () => {
  await run('drop trigger refuse on limits')
  await sweep(door.actAs, keep, AbortSignal.abort())
  expect(await left()).toEqual({ limits: 4_500 })
})
