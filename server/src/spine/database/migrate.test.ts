/** Data that an earlier version left behind: a start with this version loses nothing of it. */
import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#spine/database/migrate.ts'
import { emptyDatabase } from '#testing/test-database.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'migrations')

/** As the version before a step left it, under an owner whom row-level security binds, as on a PostgreSQL of the operator's own. */
async function databaseBefore(step: string, history: string): Promise<pg.Client> {
  const { access, drop } = await emptyDatabase()
  const name = `owner_${randomUUID().slice(0, 8)}`
  const [superuser, owner] = [new pg.Client(access.owner), new pg.Client({ ...access.owner, user: name })]
  await superuser.connect()
  await superuser.query(`create role ${name} login; alter database ${access.owner.database} owner to ${name}`)
  await owner.connect()
  onTestFinished(async () => {
    await owner.end()
    await superuser.end()
    await drop()
    const maintenance = new pg.Client({ ...access.owner, database: 'postgres' })
    await maintenance.connect()
    await maintenance.query(`drop role ${name}`)
    await maintenance.end()
  })
  await owner.query(
    'create table migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  const earlier = (await readdir(folder)).filter((file) => /^\d{4}_/.test(file) && file < step)
  for (const file of [...earlier.sort(), 'seal.sql']) {
    const sql = await readFile(join(folder, file), 'utf8')
    await owner.query(sql)
    const hash = createHash('sha256').update(sql).digest('hex')
    await owner.query('insert into migrations (name, hash) values ($1, $2)', [file, hash])
  }
  await superuser.query(history)
  return owner
}

const numbered = `
  insert into users (id, email, name, role) values ('01890a5d-ac96-774b-bcce-b302099a8057', 'a@musteri.example', 'A', 'customer');
  insert into profiles (id, email) select id, email from users;
  insert into requests (number, customer_id, form, title, shipment_type, quote_due_at, created_by)
    select number, id, 'quick', 'x', 'sea', now(), id
    from users, unnest('{TLP-2025-001790, TLP-2026-000012, TLP-imported, X-1-9999}'::text[]) as number;
  insert into number_counters (series, year, last) values ('TLP', 2025, 1788), ('TLP', 2026, 14), ('KRV', 2025, 640), ('KRV', 2026, 3)`

test('numbers go on above the highest that was given in any year', async () => {
  const owner = await databaseBefore('0014_number_sequences.sql', numbered)
  expect((await migrate(owner)).applied).toContain('0014_number_sequences.sql')
  const { rows } = await owner.query(
    "select nextval('request_numbers') as request, nextval('quote_numbers') as quote",
  )
  expect(rows).toEqual([{ request: '1791', quote: '641' }])
  await everythingIsForced(owner)
})

test('audit entries that a Turkish collation has misspelled are mended, and nothing else', async () => {
  const owner = await databaseBefore(
    '0017_fold_in_c.sql',
    `insert into audit_entries (subject_table, subject_id, action)
     values ('company', '1', 'ınsert'), ('company', '1', 'update'), ('company', '1', 'insert')`,
  )
  await migrate(owner)
  await everythingIsForced(owner)
  expect((await owner.query('select from audit_entries')).rowCount).toBe(0)
  await owner.query('alter table audit_entries no force row level security')
  const { rows } = await owner.query<{ action: string }>('select action from audit_entries order by id')
  expect(rows.map(({ action }) => action)).toEqual(['insert', 'update', 'insert'])
})

const revised = `
  insert into users (id, email, name, role) values ('01890a5d-ac96-774b-bcce-b302099a8057', 'a@musteri.example', 'A', 'customer');
  insert into requests (number, customer_id, form, title, shipment_type, quote_due_at, created_by, customer_response_at, staff_notes)
    select number, id, 'quick', 'x', 'sea', now(), id, '2026-03-05T09:00:00Z', notes from users, (values
      ('1', 'Müşteri revize talep etti'), ('2', 'Müşteri revize talep etti: Daha erken: cuma'), ('3', 'Peşin öder'), ('4', '')
    ) as request (number, notes)`

test('revisions that were written over the notes of staff have columns of their own', async () => {
  const owner = await databaseBefore('0018_requested_revisions.sql', revised)
  await migrate(owner)
  await owner.query('alter table requests no force row level security')
  const { rows } = await owner.query(
    'select revision_requested_at as at, revision_note as note, staff_notes from requests order by number',
  )
  const at = new Date('2026-03-05T09:00:00Z')
  expect(rows).toEqual([
    { at, note: '', staff_notes: '' },
    { at, note: 'Daha erken: cuma', staff_notes: '' },
    { at: null, note: '', staff_notes: 'Peşin öder' },
    { at: null, note: '', staff_notes: '' },
  ])
})

const [quoted, approved, twice] = [1, 2, 3].map((digit) => `01890a5d-ac96-774b-bcce-b3020000000${digit}`)
const nowhere = '01890a5d-ac96-774b-bcce-b302ffffffff'
const untidy = `
  insert into users (id, email, name, role) values ('01890a5d-ac96-774b-bcce-b302099a8057', 'a@musteri.example', 'A', 'customer');
  insert into requests (id, number, customer_id, form, title, shipment_type, quote_due_at, created_by, status, quote_id, quote_amount,
      quote_currency, shipment_id)
    select request.id::uuid, request.number, users.id, 'quick', 'x', 'sea', now(), users.id, status, quote_id::uuid, 7, 'EUR', '${nowhere}'
    from users, (values ('${quoted}', '1', 'quoted', '${quoted}'), ('${approved}', '2', 'approved', '${approved}'),
      ('${twice}', '3', 'quoted', '01890a5d-ac96-774b-bcce-b30200000b02')) as request (id, number, status, quote_id);
  insert into notifications (user_id, kind, title, message, link, request_id)
    select users.id, 'request', number, '', '/', request.id::uuid
    from users, (values ('1', '${quoted}'), ('gone', '${nowhere}')) as request (number, id);
  insert into quotes (id, quote_no, revision, customer_id, request_id, status, superseded_by, shipment_type, currency, total_amount,
      validity_days, valid_until, created_by)
    select ('01890a5d-ac96-774b-bcce-b30200000' || quote.id)::uuid, 'KRV-3', row_number() over (), users.id, '${twice}', status,
      superseded_by::uuid, 'sea', 'EUR', 7, 1, now(), users.id
    from users, (values ('b01', 'sent', null), ('b02', 'viewed', null), ('b03', 'sent', null), ('b04', 'draft', null),
      ('b05', 'pricing', null), ('b06', 'expired', '${nowhere}'), ('b07', 'revision_requested', '01890a5d-ac96-774b-bcce-b30200000b02')
    ) as quote (id, status, superseded_by)`

test('prices that point nowhere and requests with several open ones are mended', async () => {
  const owner = await databaseBefore('0023_keys_and_checks.sql', untidy)
  await migrate(owner)
  await everythingIsForced(owner)
  for (const table of ['requests', 'quotes', 'notifications'])
    await owner.query(`alter table ${table} no force row level security`)
  const { rows: made } = await owner.query(
    `select r.number, q.status, q.total_amount, r.shipment_id from requests r join quotes q on q.id = r.quote_id order by 1`,
  )
  expect(made).toEqual([
    { number: '1', status: 'sent', total_amount: '7.00', shipment_id: null },
    { number: '2', status: 'accepted', total_amount: '7.00', shipment_id: null },
    { number: '3', status: 'viewed', total_amount: '7.00', shipment_id: null },
  ])
  const { rows: quotes } = await owner.query<{ quote: string }>(
    `select right(id::text, 3) || ' ' || status || coalesce(' by ' || right(superseded_by::text, 3), '') as quote
     from quotes where quote_no = 'KRV-3' order by id`,
  )
  expect(quotes.map(({ quote }) => quote)).toEqual([
    'b01 superseded by b02',
    'b02 viewed',
    'b03 superseded by b02',
    'b04 superseded by b05',
    'b05 pricing',
    'b06 expired',
    'b07 superseded by b02',
  ])
  const { rows: notifications } = await owner.query('select title, request_id from notifications order by 1')
  expect(notifications).toEqual([
    { title: '1', request_id: quoted },
    { title: 'gone', request_id: null },
  ])
})

const strayed = `
  insert into users (id, email, name, role) values
    ('01890a5d-ac96-774b-bcce-b302099a8057', 'a@musteri.example', 'A', 'customer'),
    ('01890a5d-ac96-774b-bcce-b302099a8058', 'b@musteri.example', 'B', 'customer');
  insert into profiles (id, email) values ('01890a5d-ac96-774b-bcce-b302099a8057', 'b@musteri.example');
  insert into requests (number, customer_id, form, title, shipment_type, quote_due_at, created_by, created_at)
    select email, id, 'quick', 'x', 'sea', now(), id, '2026-03-05T09:00:00Z' from users where email like 'b%'`

test('everybody who has signed in has a record under their own address, with their first request', async () => {
  const owner = await databaseBefore('0025_customer_records.sql', strayed)
  await migrate(owner)
  await everythingIsForced(owner)
  await owner.query('alter table profiles no force row level security')
  const { rows } = await owner.query('select email, first_request_at, search from profiles order by id')
  expect(rows).toEqual([
    { email: 'a@musteri.example', first_request_at: null, search: expect.stringContaining('a@musteri') },
    {
      email: 'b@musteri.example',
      first_request_at: new Date('2026-03-05T09:00:00Z'),
      search: expect.anything(),
    },
  ])
})

const spoken = `
  insert into users (id, email, name, role) values ('01890a5d-ac96-774b-bcce-b302099a8057', 'a@musteri.example', 'A', 'customer');
  insert into organisations (id, name, sector, segment, city) values ('01890a5d-ac96-774b-bcce-b302099a8058', 'Örnek', 'TEKSTİL', 'Özel', 'Bursa');
  insert into profiles (id, email, organisation_id, has_account)
    values ('01890a5d-ac96-774b-bcce-b302099a8057', 'a@musteri.example', '01890a5d-ac96-774b-bcce-b302099a8058', true);
  insert into requests (number, customer_id, form, title, shipment_type, quote_due_at, created_by, created_at, customer_response_at)
    select '1', id, 'quick', 'x', 'sea', now(), id, '2026-03-05T09:00:00Z', '2026-03-06T09:00:00Z' from users;
  insert into quotes (quote_no, customer_id, request_id, status, shipment_type, currency, subtotal_amount, tax_amount, total_amount, accepted_amount,
      accepted_options, transport_mode, fx_source, fx_date, fx_rates, validity_days, valid_until, sent_at, answered_at, created_by)
    select 'KRV-' || currency, customer_id, id, 'accepted', 'sea', currency, 1000.01, 0, 1000.01, 1000.01, '[]', 'sea_fcl', 'shipped', '2026-01-01',
      '{"EUR": "55.7981", "USD": "48.3335", "GBP": "60"}', 30, now(), '2026-03-05T12:00:00Z', '2026-03-06T09:00:00Z', created_by
    from requests, unnest(array['EUR', 'USD', 'TRY']) as currency`

test('what customers have accepted and when they last spoke is known of those from before, and their sectors are by id', async () => {
  const owner = await databaseBefore('0083_customer_records.sql', spoken)
  await migrate(owner)
  await everythingIsForced(owner)
  for (const table of ['profiles', 'customer_groups'])
    await owner.query(`alter table ${table} no force row level security`)
  const { rows } = await owner.query(
    `select p.city, s.name as sector, g.name as segment, total_revenue, last_contact_at, lead_source
     from profiles p join customer_groups s on s.id = sector_id join customer_groups g on g.id = segment_id`,
  )
  expect(rows).toEqual([
    {
      city: 'Bursa',
      sector: 'Tekstil',
      segment: 'Özel',
      // 1000.01 + 1000.01 × 48.3335 / 55.7981 + 1000.01 / 55.7981, each rounded to cents.
      total_revenue: (1000.01 + 866.23 + 17.92).toFixed(2),
      last_contact_at: new Date('2026-03-06T09:00:00Z'),
      lead_source: 'signup',
    },
  ])
})

test('who had left and was still measured is no longer', async () => {
  const agreed = '2026-03-01T09:00:00.000Z'
  const left = '2026-03-05T09:00:00.000Z'
  const owner = await databaseBefore(
    '0147_who_left_is_not_measured.sql',
    `insert into newsletter_subscribers (email, subscription_source, status, measuring, measuring_at, measuring_version, unsubscribed_at) values
       ('active@a.example', 'website', 'active', true, '${agreed}', 'bulten-2026-01', null),
       ('asked@a.example', 'website', 'unsubscribed', false, '${agreed}', 'bulten-2026-01', '${left}'),
       ('left@a.example', 'website', 'unsubscribed', true, '${agreed}', 'bulten-2026-01', '${left}')`,
  )
  await migrate(owner)
  await owner.query('alter table newsletter_subscribers no force row level security')
  const { rows } = await owner.query(
    'select measuring, measuring_at, measuring_version as version from newsletter_subscribers order by email',
  )
  const version = 'bulten-2026-01'
  expect(rows).toEqual([
    { measuring: true, measuring_at: new Date(agreed), version },
    { measuring: false, measuring_at: new Date(agreed), version },
    { measuring: false, measuring_at: new Date(left), version },
  ])
})

async function everythingIsForced(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query(
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not relforcerowsecurity",
  )
  expect(rows).toEqual([{ relname: 'migrations' }])
}

const prices = `
  insert into users (id, email, name, role) values ('01890a5d-ac96-774b-bcce-b302099a8057', 'a@musteri.example', 'A', 'customer');
  insert into profiles (id, email, first_name, company) values ('01890a5d-ac96-774b-bcce-b302099a8057', 'a@musteri.example', 'A', 'Örnek');
  insert into quotes (id, quote_no, customer_id, status, shipment_type, transport_mode, currency, total_amount, freight_cost, baf_cost,
      other_costs, validity_days, valid_until, sent_at, viewed_at, answered_at, created_by)
    select ('01890a5d-ac96-774b-bcce-b30200000' || quote.id)::uuid, 'KRV-' || quote.id, users.id, status, type, '', 'EUR', total, freight, baf, other,
      1, now(), now(), now(), case when status = 'accepted' then now() end, users.id
    from users, (values ('b01', 'accepted', 'sea', 1000.10, 800.10, 150, 50), ('b02', 'sent', 'sea', 1000, 700, 100, null),
      ('b03', 'viewed', 'land', 99.99, null, null, null)) as quote (id, status, type, total, freight, baf, other);
  insert into quote_items (quote_id, position, description, quantity, unit_price, currency, amount)
    select id, 1, 'Mersin – Hamburg', case quote_no when 'KRV-b02' then 3 else 1 end, case quote_no when 'KRV-b02' then 333.3333 else total_amount end,
      currency, total_amount from quotes`

test('quotes keep every amount when their parts become lines', async () => {
  const owner = await databaseBefore('0031_quote_content.sql', prices)
  await migrate(owner)
  for (const table of ['quotes', 'quote_items', 'quote_events', 'quote_margins'])
    await owner.query(`alter table ${table} no force row level security`)
  const { rows } = await owner.query(
    `select quote_no, transport_mode, customer_name, subtotal_amount as subtotal, tax_amount as tax, total_amount as total,
       (select string_agg(kind || ' ' || amount, ', ' order by sort_order) from quote_items where quote_id = quotes.id) as lines,
       (select string_agg(event, ', ' order by id) from quote_events where quote_id = quotes.id) as events,
       (select target_margin_pct from quote_margins where quote_id = quotes.id) as target
     from quotes order by id`,
  )
  const same = { customer_name: 'Örnek', tax: '0.00', target: '18.00' }
  expect(rows).toEqual([
    {
      ...same,
      quote_no: 'KRV-b01',
      transport_mode: 'sea_fcl',
      subtotal: '1000.10',
      total: '1000.10',
      lines: 'ocean 800.10, baf 150.00, other 50.00',
      events: 'created, sent_email, viewed, won',
    },
    // Its parts are not its price, so it stays one line; and three times a third are its amount again.
    {
      ...same,
      quote_no: 'KRV-b02',
      transport_mode: 'sea_fcl',
      subtotal: '1000.00',
      total: '1000.00',
      lines: 'ocean 1000.00',
      events: 'created, sent_email, viewed',
    },
    {
      ...same,
      quote_no: 'KRV-b03',
      transport_mode: 'land',
      subtotal: '99.99',
      total: '99.99',
      lines: 'freight 99.99',
      events: 'created, sent_email, viewed',
    },
  ])
})

const boxes = `
  insert into users (id, email, name, role) values ('01890a5d-ac96-774b-bcce-b302099a8057', 'a@musteri.example', 'A', 'customer');
  insert into profiles (id, email) select id, email from users;
  insert into shipments (shipment_number, customer_id, shipment_type, container_code, container_numbers)
    select number, users.id, 'sea', code, numbers::text[] from users, (values
      ('SH-1', 'CSQU3054383', '{CSQU3054383,MSCU6398710,CSQU3054383}'), ('SH-2', 'csqu 305438-3', '{}'), ('SH-3', '', '{}')
    ) as shipment (number, code, numbers)`

test('every container of a shipment is a row, once and in its place', async () => {
  const owner = await databaseBefore('0045_containers.sql', boxes)
  await migrate(owner)
  for (const table of ['shipments', 'containers'])
    await owner.query(`alter table ${table} no force row level security`)
  const { rows } = await owner.query(
    `select container_code as first, container_numbers as all,
       array(select number from containers c where c.shipment_id = s.id and c.customer_id = s.customer_id order by id) as rows
     from shipments s order by shipment_number`,
  )
  const two = ['CSQU3054383', 'MSCU6398710']
  const one = ['CSQU3054383']
  expect(rows).toEqual([
    { first: 'CSQU3054383', all: two, rows: two },
    { first: 'CSQU3054383', all: one, rows: one },
    { first: '', all: [], rows: [] },
  ])
})

const papers = `
  insert into users (id, email, name, role) values ('01890a5d-ac96-774b-bcce-b302099a8057', 'a@musteri.example', 'A', 'customer');
  insert into profiles (id, email) select id, email from users;
  insert into shipments (shipment_number, customer_id, shipment_type, booking_number, bill_of_lading, air_waybill, cmr_number, plate, updated_at)
    select number, users.id, 'sea', booking, bill, waybill, cmr, plate, '2026-03-05T09:00:00Z' from users, (values
      ('SH-1', ' kvb-12 34', 'kvnl.1/2', '02012345675', 'cmr–7\u200b ıİi', 'tr 34 kvn 123'),
      ('SH-2', 'KVB1', '', '020-12345675', '', 'TRN-12'), ('SH-3', '', '', '', '', '')
    ) as shipment (number, booking, bill, waybill, cmr, plate)`

test('the numbers of papers are written alike, as they are from now on', async () => {
  const owner = await databaseBefore('0056_papers_written_alike.sql', papers)
  await migrate(owner)
  await everythingIsForced(owner)
  await owner.query('alter table shipments no force row level security')
  const { rows } = await owner.query({
    text: 'select booking_number, bill_of_lading, air_waybill, cmr_number, plate from shipments order by shipment_number',
    rowMode: 'array',
  })
  expect(rows).toEqual([
    ['KVB1234', 'KVNL12', '020-12345675', 'CMR7III', '34KVN123'],
    ['KVB1', '', '020-12345675', '', 'TRN12'],
    ['', '', '', '', ''],
  ])
})

const [rule, run, deed] = ['1', '2', '3'].map((digit) => `01890a5d-ac96-774b-bcce-b3020000000${digit}`)
const ruled = `
  insert into automation_rules (id, name, trigger) values ('${rule}', 'K', 'quote.sent');
  insert into automation_runs (id, rule_id, event_key, trigger) values ('${run}', '${rule}', '${run}', 'quote.sent'),
    ('${deed}', '${rule}', '${deed}', null)`

test('what a rule has met is met no second time under the name that it has from now on', async () => {
  const owner = await databaseBefore('0132_runs_are_known_by_their_trigger.sql', ruled)
  await migrate(owner)
  await everythingIsForced(owner)
  await owner.query('alter table automation_runs no force row level security')
  const { rows } = await owner.query('select event_key from automation_runs order by id')
  expect(rows).toEqual([{ event_key: `quote.sent ${run}` }, { event_key: deed }])
})

const [told, untold, late] = [1, 2, 3].map((digit) => `01890a5d-ac96-774b-bcce-b3020000000${digit}`)
const histories = `
  insert into users (id, email, name, role) values ('01890a5d-ac96-774b-bcce-b302099a8057', 'a@musteri.example', 'A', 'customer'),
    ('01890a5d-ac96-774b-bcce-b302099a8058', 'b@kervan.example', 'B', 'staff');
  insert into profiles (id, email) select id, email from users where role = 'customer';
  insert into shipments (id, shipment_number, customer_id, shipment_type, status, eta, delivered_at, delayed, created_at)
    select shipment.id::uuid, number, profiles.id, 'sea', status, eta::timestamptz, delivered::timestamptz, delayed, '2026-03-01T09:00:00Z'
    from profiles, (values ('${told}', 'SH-1', 'delivered', '2026-03-20T09:00:00Z', '2026-03-19T09:00:00Z', false),
      ('${untold}', 'SH-2', 'preparing', '2026-03-25T09:00:00Z', null, false),
      ('${late}', 'SH-3', 'pending', null, null, true)) as shipment (id, number, status, eta, delivered, delayed);
  insert into shipment_history (shipment_id, customer_id, kind, old_value, new_value, place, note, actor_id, actor_name, at)
    select '${told}', profiles.id, kind, '', value, place, note, users.id, coalesce(users.name, ''), ('2026-03-' || day || 'T09:00:00Z')::timestamptz
    from profiles, (values ('created', 'pending', '', 'Detaylı talep', 'customer', '01'), ('status', 'preparing', '', 'Teklif onaylandı', 'customer', '02'),
      ('status', 'in_transit', 'Mersin', '', 'staff', '03'), ('location', 'Malta', '', '', null, '04'), ('location', '', 'Pire', '', null, '05'),
      ('eta', '2026-03-20T09:00:00.000Z', '', '', 'staff', '06'), ('delay', 'true', '', 'Grev', 'staff', '07'), ('delay', '', '', '', 'staff', '08'),
      ('note', '', '', 'Alıcı arandı', 'staff', '09'), ('status', 'customs', 'Hamburg', '', null, '18'), ('status', 'delivered', '', '', 'staff', '19')
    ) as entry (kind, value, place, note, role, day) left join users on users.role = entry.role`

test('the history of shipments goes on as events, each with its moment, place and author', async () => {
  const owner = await databaseBefore('0043_tracking_events.sql', histories)
  await migrate(owner)
  await everythingIsForced(owner)
  for (const table of ['shipments', 'tracking_events'])
    await owner.query(`alter table ${table} no force row level security`)
  const { rows: events } = await owner.query<{ event: string }>(
    `select concat_ws(' · ', to_char(told_at at time zone 'UTC', 'DD'), source, kind, nullif(certainty, 'actual'),
       case when happened_at <> told_at then to_char(happened_at at time zone 'UTC', 'DD') end, nullif(place_name, ''), nullif(reason, ''),
       nullif(note, ''), nullif(actor_name, '')) as event
     from tracking_events where shipment_id = '${told}' order by told_at`,
  )
  expect(events.map(({ event }) => event)).toEqual([
    '01 · kervan · created · Detaylı talep · A',
    '02 · kervan · approved · Teklif onaylandı · A',
    '03 · staff · departed · Mersin · B',
    '04 · kervan · checkpoint · Malta',
    '05 · kervan · checkpoint · Pire',
    '06 · staff · arrived · estimated · 20 · B',
    '07 · staff · delay_told · Grev · B',
    '08 · staff · delay_ended · B',
    '09 · staff · note · Alıcı arandı · B',
    '18 · kervan · customs_started · Hamburg',
    '19 · staff · delivered · B',
  ])
  // An arrival that nobody had told of is what was promised; a late one's promise is not known any more.
  const { rows: promises } = await owner.query(
    `select shipment_id as id, source_event_id, certainty from tracking_events where shipment_id <> '${told}'`,
  )
  expect(promises).toEqual([{ id: untold, source_event_id: 'promise', certainty: 'planned' }])
  const { rows: shipments } = await owner.query(
    `select shipment_number as number, customs_status as customs, to_char(promised_at at time zone 'UTC', 'DD') as promised,
       to_char(eta at time zone 'UTC', 'DD') as eta from shipments order by 1`,
  )
  expect(shipments).toEqual([
    { number: 'SH-1', customs: 'in_progress', promised: '20', eta: '19' },
    { number: 'SH-2', customs: 'none', promised: '25', eta: '25' },
    { number: 'SH-3', customs: 'none', promised: null, eta: null },
  ])
})

/** The table as it was delivered, and in a second database as an admin has written the same day down. */
const step = '0143_a_feasts_eve_on_23_april.sql'
const byHand = `insert into audit_entries (subject_table, subject_id, action)
  select 'company_holidays', id::text, 'update' from company_holidays where day = '2029-04-23'`

test.each([
  ['is whole', '', false],
  ['stays half where an admin has said so', byHand, true],
])('the eve that falls on 23 April %s', async (_, history, half) => {
  const owner = await databaseBefore(step, history)
  await migrate(owner)
  await owner.query('alter table company_holidays no force row level security')
  const { rows } = await owner.query("select half from company_holidays where day = '2029-04-23'")
  expect(rows).toEqual([{ half }])
  const { rows: others } = await owner.query('select count(*)::int from company_holidays where half')
  expect(others).toEqual([{ count: half ? 12 : 11 }])
})
