/** Whatever a list is sorted and filtered by, its pages show every row exactly once and in order, also while rows come and change. */
import { customerSorts } from '@kervan/domain/customers/customers.contract.ts'
import { customerStatuses } from '@kervan/domain/customers/customers.policy.ts'
import { staffQuoteSorts } from '@kervan/domain/quotes/quote-list.ts'
import { lastMonths } from '@kervan/domain/quotes/settled-months.ts'
import { staffRequestSorts } from '@kervan/domain/requests/requests.contract.ts'
import { leadSorts } from '@kervan/domain/workqueue/leads.contract.ts'
import { workSorts } from '@kervan/domain/workqueue/work-list.ts'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerList } from '#features/customers/customers.list.ts'
import { shippedGroup } from '#features/customers/shipped-groups.ts'
import { staffQuoteList } from '#features/quotes/staff-quotes.list.ts'
import { staffRequestList } from '#features/requests/staff-requests.list.ts'
import { leadList } from '#features/workqueue/leads/leads.list.ts'
import { workList } from '#features/workqueue/work-items.list.ts'
import { customerOrders, quoteOrders, requestOrders, workOrders } from '#testing/list-orders.ts'
import { sized } from '#testing/size.ts'
import { freshDatabase } from '#testing/test-database.ts'

const database = await freshDatabase()
const owner = new pg.Client({
  ...database.access.owner,
  // The rows are written past the product, with prices that are no quote's.
  options: '-c timezone=UTC -c session_replication_role=replica',
})
await owner.connect()
// Rows are made up here without those they refer to, such as quotes.
await owner.query('set session_replication_role = replica')
afterAll(async () => {
  await owner.end()
  await database.drop()
})
const ask = async <Row>(text: string, values: unknown[]) => (await owner.query(text, values)).rows as Row[]

const titles = [
  'Çam',
  'cam',
  'Dağ',
  'Dal',
  'Ilgaz',
  'İlgi',
  'ısı',
  'iz',
  'Öz',
  'Oz',
  'Şal',
  'Sal',
  'Üz',
  'Uz',
  'Yük 2',
  'Yük 10',
]
const literalTitles = titles.map((title) => `'${title}'`).join(', ')
const oneOf = (values: string) =>
  `(array[${values}])[1 + floor(random() * array_length(array[${values}], 1))::int]`
/** Few moments, so that many rows have the same; two of them differ by a millionth of a second. */
const someMoment = `now() + ${oneOf("interval '-2 days', interval '-1 microsecond', interval '0', interval '1 microsecond', interval '1 day'")}`
const newRequest = `insert into requests (number, customer_id, customer_listed_as, form, title, status, quote_id, quote_amount, quote_currency, shipment_type,
    quote_due_at, created_by)
  select 'TLP-2026-' || (random() * 10000000)::int || '-' || turn, c.id, c.listed_as, 'quick', ${oneOf(literalTitles)}, s.status,
    case when s.status in ('quoted', 'approved') then gen_random_uuid() end, s.amount, case when s.amount is not null then ${oneOf("'EUR', 'USD', 'TRY'")} end, 'sea',
    ${someMoment}, c.id
  from generate_series(1, $1::int) turn, lateral (select id, listed_as from profiles where turn > 0 order by random() limit 1) c,
    lateral (select ${oneOf("'pending', 'quoted', 'approved', 'rejected'")} as status, case when random() < 0.5 then (random() * 3)::int * 100.5 end as amount where turn > 0) s
  returning id`
const newWork = `insert into work_items (kind, title, customer_name, company, priority, assigned_to, status, due_at, done_at)
  select ${oneOf("'demo_request', 'new_request', 'revision'")}, ${oneOf(literalTitles)}, ${oneOf(literalTitles)}, ${oneOf("'', 'Işık', 'İnci'")},
    ${oneOf("'urgent', 'high', 'medium', 'low'")}, a.id, s.status, ${someMoment}, case s.status when 'done' then ${someMoment} end
  from generate_series(1, $1::int) turn,
    lateral (select case when random() < 0.7 then id end as id from users where role = 'staff' and turn > 0 order by random() limit 1) a,
    lateral (select ${oneOf("'open', 'done'")} as status where turn > 0) s
  returning id`

const someSectors = ['Tekstil', 'Cam'].map((name) => shippedGroup('sector', name))

/** Half of them have asked for something, and some have accepted it; with those of the beginning, some have an account. */
const newCustomer = `insert into profiles (id, email, first_name, last_name, company, assigned_to, profile_completed, first_request_at, last_accepted_at,
    city, sector_id, total_revenue, last_contact_at, joined_at)
  select uuidv7(), 'musteri' || (random() * 1000000000)::int || '@musteri.example', ${oneOf("'', 'Ad', 'Ah'")}, ${oneOf("'', 'Işık', 'İz'")},
    ${oneOf("'', 'Çınar', 'Cem'")}, a.id, random() < 0.5, ${oneOf("null, now() - interval '2 years'")},
    now() - ${oneOf("null, interval '1 day', interval '2 days', interval '400 days', interval '500 days'")},
    ${oneOf("'', 'Çorum', 'İzmir', 'Iğdır'")}, ${oneOf(`null, ${someSectors.map((id) => `'${id}'::uuid`).join(', ')}`)}, ${oneOf('0, 10.50, 1000')},
    ${oneOf("null, now() - interval '1 day', now() - interval '1 day 1 microsecond'")},
    ${oneOf("null, now(), now() - interval '40 days'")}
  from generate_series(1, $1::int) turn,
    lateral (select case when random() < 0.7 then id end as id from users where role = 'staff' and turn > 0 order by random() limit 1) a
  returning id`

/** With their margins, of which one in three is not known; the triggers are off here. What is settled is due no longer. */
const newQuote = `with added as (
    insert into quotes (quote_no, revision, customer_id, status, title, customer_name, customer_email, pol, pod, shipment_type, owner_id, currency, total_amount,
      validity_days, valid_until, due_at, sent_at, answered_at, rejection_reason, created_by, subtotal_amount, transport_mode, tax_amount, fx_source, fx_date, fx_rates)
    select 'KRV-2026-' || (random() * 10000000)::int, turn, c.id, s.status, ${oneOf(literalTitles)}, ${oneOf("'', 'Çınar', 'Cem', 'Işık'")}, 'satın@alma.example',
      ${oneOf("'İzmir', 'Izmit', 'Mersin'")}, ${oneOf("'Hamburg', 'Şanghay'")}, 'sea', a.id, ${oneOf("'EUR', 'USD', 'TRY'")}, s.amount, 30,
      case when random() < 0.5 then ${someMoment} else now() - interval '40 days' end, case when random() < 0.6 and s.status not in ('rejected', 'expired') then ${someMoment} end, s.sent_at,
      ${someMoment}, case s.status when 'rejected' then ${oneOf("'price', 'terms'")} end, c.id, s.amount, s.mode,
      0, 'shipped', '2026-01-01', '{}'
    from generate_series(1, $1::int) turn, lateral (select id from profiles where turn > 0 order by random() limit 1) c,
      lateral (select case when random() < 0.7 then id end as id from users where role = 'staff' and turn > 0 order by random() limit 1) a,
      lateral (select *, case when status in ('draft', 'ready') then null else ${someMoment} end as sent_at
        from (select ${oneOf("'draft', 'ready', 'sent', 'viewed', 'rejected', 'expired', 'superseded'")} as status,
          (random() * 3)::int * 100.5 as amount, ${oneOf("'sea_fcl', 'air', 'van'")} as mode where turn > 0) as chosen) s
    returning id, status)
  insert into quote_margins (quote_id, quote_status, target_margin_pct, margin_pct)
  select id, status, 18, case when random() < 0.7 then (random() * 4)::int * 2.5 - 2.5 end from added returning quote_id as id`

let staffId = ''
beforeAll(async () => {
  const [staff] = await ask<{ id: string }>(
    `with people as (insert into users (email, name, role) values ('bir@ofis.example', 'Şule', 'staff'), ('iki@ofis.example', 'Sude', 'staff'),
       ('uc@ofis.example', 'Sude', 'staff') returning id) select id from people limit 1`,
    [],
  )
  staffId = staff?.id ?? ''
  await ask(
    `with people as (insert into users (email, name, role) select 'musteri' || turn || '@musteri.example', 'x', 'customer'
       from generate_series(1, 7) turn returning id, email, substring(email from 8 for 1)::int as turn)
     insert into profiles (id, email, first_name, last_name, company, has_account)
     select id, email, case when turn < 6 then 'Ad' else '' end, '', (array['Çınar', 'Cem', 'Işık', 'Işık', '', '', 'İnci'])[turn], true from people`,
    [],
  )
  await ask(newCustomer, [30])
  await ask(newRequest, [60])
  await ask(newWork, [60])
  await ask(newQuote, [60])
})

type Change = { kind: 'insert' | 'update'; at: number }
const changes = fc.array(
  fc.array(fc.record({ kind: fc.constantFrom('insert' as const, 'update' as const), at: fc.nat(59) }), {
    maxLength: 4,
  }),
  { maxLength: 12 },
)
const limit = fc.integer({ min: 1, max: 25 })
const descending = fc.boolean()
const mostRows = 200

type Tried = {
  add: string
  change: (id: string) => Promise<unknown>
  page: (place: {
    after?: string
    until?: string
  }) => Promise<{ items: { id: string }[]; next_cursor: string | null }>
  /** The rows that the list should show, in its order. */
  expected: () => Promise<string[]>
  turns: Change[][]
}

/** All in a transaction that is undone, so that now() stands still and the next try finds the same rows. */
async function tryPages({ add, change, page, expected, turns }: Tried): Promise<void> {
  await owner.query('begin')
  try {
    const before = await expected()
    const touched = new Set<string>()
    const seen: string[] = []
    let place: { after?: string } = {}
    for (let turn = 0; ; turn += 1) {
      const { items, next_cursor } = await page(place)
      seen.push(...items.map(({ id }) => id))
      if (!next_cursor) break
      expect(seen.length).toBeLessThan(mostRows)
      const again = await page({ ...place, until: next_cursor })
      expect(again).toEqual({ items, next_cursor: null })
      place = { after: next_cursor }
      for (const { kind, at } of turns[turn] ?? []) {
        const id = before[at % Math.max(before.length, 1)]
        if (kind === 'insert') await ask(add, [1])
        else if (id) {
          touched.add(id)
          await change(id)
        }
      }
    }
    const still = before.filter((id) => !touched.has(id))
    const unchanged = new Set(still)
    expect(seen.filter((id) => unchanged.has(id))).toEqual(still)
    if (turns.flat().length === 0) expect(seen).toEqual(before)
    const untouched = seen.filter((id) => !touched.has(id))
    expect(new Set(untouched).size).toBe(untouched.length)
  } finally {
    await owner.query('rollback')
  }
}

test('requests', async () => {
  const { rows: customers } = await owner.query<{ id: string }>('select id from profiles')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...staffRequestSorts),
      descending,
      fc.record(
        {
          status: fc.constantFrom(
            'pending' as const,
            'quoted' as const,
            'approved' as const,
            'rejected' as const,
          ),
          overdue: fc.constant(true),
          customer_id: fc.constantFrom(...customers.map(({ id }) => id)),
          search: fc.constantFrom('a', 'yük', 'TLP 2026', 'çınar'),
        },
        { requiredKeys: [] },
      ),
      limit,
      changes,
      async (key, down, filter, size, turns) => {
        const sort = down ? (`-${key}` as const) : key
        await tryPages({
          add: newRequest,
          change: (id) =>
            ask(
              `update requests set title = ${oneOf(literalTitles)}, quote_due_at = ${someMoment}, quote_amount = null, quote_currency = null where id = $1`,
              [id],
            ),
          page: (place) => staffRequestList.page(ask, staffId, { ...filter, sort, limit: size, ...place }),
          expected: () => requestOrders(owner, key, down, filter),
          turns,
        })
      },
    ),
    {
      numRuns: sized(60, 40),
      examples: staffRequestSorts.flatMap((key) => [
        [key, false, {}, 7, []],
        [key, true, {}, 7, []],
      ]),
    },
  )
})

test('work', async () => {
  const soon = new Date(Date.now() + 7_200_000).toISOString()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...workSorts),
      descending,
      fc.record(
        {
          status: fc.constantFrom('open' as const, 'done' as const),
          kind: fc.constantFrom('demo_request' as const, 'revision' as const),
          priority: fc.constantFrom('urgent' as const, 'high' as const, 'low' as const),
          mine: fc.constant(true),
          overdue: fc.constant(true),
          search: fc.constantFrom('a', 'ısı', 'yük 10'),
        },
        { requiredKeys: ['status'] },
      ),
      limit,
      changes,
      async (key, down, filter, size, turns) => {
        const sort = down ? (`-${key}` as const) : key
        await tryPages({
          add: newWork,
          change: (id) =>
            ask(
              `update work_items set title = ${oneOf(literalTitles)}, due_at = ${someMoment}, assigned_to = null where id = $1`,
              [id],
            ),
          page: (place) =>
            workList.page(ask, staffId, { ...filter, sort, limit: size, ...place, urgent_until: soon }),
          expected: () => workOrders(owner, key, down, filter, staffId, soon),
          turns,
        })
      },
    ),
    {
      numRuns: sized(60, 40),
      examples: workSorts.flatMap(
        (key): [typeof key, boolean, { status: 'open' | 'done' }, number, never[]][] => [
          [key, false, { status: 'open' }, 7, []],
          [key, true, { status: 'done' }, 7, []],
        ],
      ),
    },
  )
})

test('leads', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...leadSorts),
      descending,
      fc.record({ search: fc.constantFrom('a', 'ışık', 'musteri1') }, { requiredKeys: [] }),
      limit,
      changes,
      async (key, down, filter, size, turns) => {
        const sort = down ? (`-${key}` as const) : key
        await tryPages({
          add: newCustomer,
          change: (id) => ask(`update profiles set company = ${oneOf(literalTitles)} where id = $1`, [id]),
          page: (place) => leadList.page(ask, staffId, { ...filter, sort, limit: size, ...place }),
          expected: () => customerOrders(owner, key, down, { ...filter, status: 'lead' }),
          turns,
        })
      },
    ),
    { numRuns: 15 },
  )
})

test('customers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...customerSorts),
      descending,
      fc.record(
        {
          search: fc.constantFrom('a', 'ışık', 'musteri1'),
          status: fc.constantFrom(...customerStatuses),
          has_account: fc.boolean(),
          sector_id: fc.constantFrom(...someSectors),
          joined: fc.constant('this_month' as const),
        },
        { requiredKeys: [] },
      ),
      limit,
      changes,
      async (key, down, filter, size, turns) => {
        const sort = down ? (`-${key}` as const) : key
        await tryPages({
          add: newCustomer,
          change: (id) => ask(`update profiles set company = ${oneOf(literalTitles)} where id = $1`, [id]),
          page: (place) => customerList.page(ask, staffId, { ...filter, sort, limit: size, ...place }),
          expected: () => customerOrders(owner, key, down, filter),
          turns,
        })
      },
    ),
    {
      numRuns: 40,
      examples: customerSorts.flatMap((key) => [
        [key, false, {}, 7, []],
        [key, true, {}, 7, []],
      ]),
    },
  )
})

test('quotes', async () => {
  const { rows: people } = await owner.query<{ id: string }>("select id from users where role = 'staff'")
  const [lastMonth = '', thisMonth = ''] = lastMonths(new Date(), 2)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...staffQuoteSorts),
      descending,
      fc.record(
        {
          status: fc.constantFrom(
            'making' as const,
            'sent' as const,
            'rejected' as const,
            'expired' as const,
          ),
          expiring: fc.constant(true),
          mine: fc.constant(true),
          owner_id: fc.constantFrom(...people.map(({ id }) => id)),
          mode: fc.constantFrom('sea_fcl' as const, 'van' as const, 'land' as const),
          pol: fc.constantFrom('İzmir', 'Izmit'),
          pod: fc.constantFrom('Hamburg', 'Şanghay'),
          settled: fc.constantFrom(
            thisMonth,
            `${lastMonth}..${thisMonth}`,
            `2020-01..${thisMonth}`,
            `${thisMonth}..${lastMonth}`,
          ),
          reason: fc.constantFrom('price' as const, 'other' as const),
          search: fc.constantFrom('a', 'satin izmir', 'KRV 2026', 'çınar'),
        },
        { requiredKeys: [] },
      ),
      limit,
      changes,
      async (key, down, filter, size, turns) => {
        const sort = down ? (`-${key}` as const) : key
        await tryPages({
          add: newQuote,
          change: (id) =>
            ask(
              `with changed as (update quote_margins set margin_pct = null where quote_id = $1)
               update quotes set customer_name = ${oneOf(literalTitles)}, due_at = case when settled_at is null then ${someMoment} end, owner_id = null where id = $1`,
              [id],
            ),
          page: (place) => staffQuoteList.page(ask, staffId, { ...filter, sort, limit: size, ...place }),
          expected: () => quoteOrders(owner, key, down, filter, staffId),
          turns,
        })
      },
    ),
    {
      numRuns: sized(100, 75),
      examples: staffQuoteSorts.flatMap((key) => [
        [key, false, {}, 7, []],
        [key, true, {}, 7, []],
        [key, false, { status: 'making' as const }, 3, []],
        [key, true, { expiring: true }, 3, []],
        [key, true, { settled: thisMonth }, 3, []],
        [key, false, { settled: `${lastMonth}..${thisMonth}` }, 3, []],
      ]),
    },
  )
})

test('the Turkish alphabet', async () => {
  await owner.query('begin')
  const inOrder =
    'Arı Cam Çam Dağ Gül Ğ Hız Ilgaz İlke Jale Oda Öz Sal Şal Tuz Uz Üz Yıl Yük·2 Yük·10 Zar'.split(' ')
  for (const word of inOrder.toReversed())
    await ask(
      `insert into work_items (kind, title, customer_name, due_at, status) values ('revision', $1, 'alfabe', now(), 'open')`,
      [word.replace('·', ' ')],
    )
  const read = async (sort: 'title' | '-title') =>
    (
      await workList.page(ask, staffId, {
        status: 'open',
        search: 'alfabe',
        sort,
        limit: 50,
        urgent_until: new Date().toISOString(),
      })
    ).items.map(({ title }) => title.replace(' ', '·'))
  expect(await read('title')).toEqual(inOrder)
  expect(await read('-title')).toEqual(inOrder.toReversed())
  await owner.query('rollback')
})

test('the longest texts that forms take fit into the indexes with what is searched', async () => {
  // Three bytes each and in no order, so that PostgreSQL cannot make them shorter.
  const long = (length: number) =>
    `(select string_agg(chr(19968 + (random() * 20000)::int), '') from generate_series(1, ${length}))`
  await owner.query('begin')
  try {
    const { rowCount: requests } = await owner.query(
      `insert into requests (number, customer_id, form, title, shipment_type, origin_city, origin_country, destination_city, destination_country,
         cargo_details, quote_due_at, created_by)
       select 'TLP-2026-999999', id, 'quick', ${long(200)}, 'sea', ${long(80)}, ${long(60)}, ${long(80)}, ${long(60)},
         jsonb_build_object('container_details', (select jsonb_agg(jsonb_build_object('type', '40HC')) from generate_series(1, 50))), now(), id
       from users limit 1`,
    )
    const { rowCount: quotes } = await owner.query(
      `insert into quotes (quote_no, customer_id, status, title, customer_name, customer_email, pol, pod, shipment_type, transport_mode, currency,
         subtotal_amount, tax_amount, total_amount, validity_days, valid_until, created_by, fx_source, fx_date, fx_rates)
       select 'KRV-2026-999999', id, 'draft', ${long(200)}, ${long(140)}, repeat(md5(random()::text), 8), ${long(80)}, ${long(80)}, 'sea', 'sea_fcl', 'EUR',
         1, 0, 1, 30, now(), id, 'shipped', '2026-01-01', '{}'
       from users limit 1`,
    )
    expect([requests, quotes]).toEqual([1, 1])
  } finally {
    await owner.query('rollback')
  }
})
