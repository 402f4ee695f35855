/** Years of an office's work: customers with names of their own, their requests on many lanes, and the work items and quotes of these. */
import { withOwner } from '@kervan/server/src/assembly/prepare-database.ts'
import type { BenchDatabase } from './database.ts'

const oneOf = (words: string, number: string) => {
  const list = words.split(' ')
  return `('{${list.join(',')}}'::text[])[1 + ${number} % ${list.length}]`
}
const firstNames = 'Ahmet Ayşe Burak Cem Defne Deniz Elif Emre Fatma Işıl İrem Kaan Mehmet Ozan Şule Zeynep'
const lastNames = 'Aydın Çelik Demir Doğan Kaya Kılıç Koç Öztürk Şahin Yıldız Yılmaz'
const trades = 'Ticaret Sanayi Lojistik'
const origins = 'İstanbul İzmir Mersin Bursa Gaziantep Kocaeli Denizli Ödemiş Isparta Samsun Trabzon Antalya'
const destinations =
  'Hamburg Bremen Münih Paris Lyon Rotterdam Anvers Londra Milano Barselona Viyana Varşova Oslo Sofya Atina Tunus'

const staff = 20
/** One every ninety seconds; half of those that wait for a price are late. */
const dueTime = "now() + (number - $1::int * 0.9975) * interval '90 seconds'"
const createdAt = `${dueTime} - interval '3 days'`
/** One bulletin a day, as its quotes keep it. */
const ratesOf = (day: string) =>
  `jsonb_build_object('USD', (41 + extract(day from ${day}) * 0.01)::text, 'EUR', (48 + extract(day from ${day}) * 0.01)::text)`

export type OfficeSize = { customers: number; requests: number }

/** What every list of the office is measured on. */
export const officeSize = ({ quick }: { quick: boolean }): OfficeSize =>
  quick ? { customers: 2_000, requests: 20_000 } : { customers: 100_000, requests: 1_000_000 }

/**
 * One in two hundred requests waits for a price, seven times as many for an answer, a fifth was rejected. One in ten customers has neither an account
 * nor a request; of the others two in seven never accepted a price, and as many not for long. Indexes are built at the end, which
 * takes a fraction of the time.
 */
export async function addOfficeHistory(
  { access }: BenchDatabase,
  { customers, requests }: OfficeSize,
): Promise<void> {
  await withOwner(access.owner, async (owner) => {
    const { rows: indexes } = await owner.query<{ name: string; sql: string }>(
      `select indexname as name, indexdef as sql from pg_indexes
       where tablename in ('profiles', 'requests', 'work_items', 'quotes', 'quote_margins', 'newsletter_subscribers') and indexdef not like 'CREATE UNIQUE%'`,
    )
    await owner.query('set session_replication_role = replica')
    for (const { name } of indexes) await owner.query(`drop index ${name}`)
    await owner.query(
      `with people as materialized (
         select uuidv7() as id, number, 'kisi' || number || '@sirket' || number / 4 || '.example' as email, chance % 10 > 0 as has_account, chance % 7 as fate
         from generate_series(1, $1::int) as number, lateral (select hashint4(number) & 65535 as chance) as c),
       accounts as (
         insert into users (id, email, name, role, email_verified) select id, email, number::text, 'customer', true from people where has_account)
       insert into profiles (id, email, first_name, last_name, phone, company, company_type, position, profile_completed, has_account,
         first_request_at, last_accepted_at, city, country, sector_id, total_revenue, last_contact_at)
       select id, email, ${oneOf(firstNames, 'number')}, ${oneOf(lastNames, 'number / 7')}, '+90 532 000 00 01',
         'Şirket' || number / 4 || ' ' || ${oneOf(trades, 'number')}, 'company', 'Lojistik', has_account and fate > 0, has_account,
         case when has_account and fate > 0 then now() - interval '3 years' end,
         case when has_account and fate > 1 then now() - case when fate > 3 then 60 else 600 end * interval '1 day' - number * interval '1 second' end,
         case when number % 5 > 0 then ${oneOf(origins, 'number')} else '' end, 'Türkiye',
         case when number % 4 > 0 then (select array_agg(id order by rank) from customer_groups where kind = 'sector')[1 + number % 13] end,
         case when has_account and fate > 1 then (hashint4(number) & 65535) * 0.25 + 0.25 else 0 end,
         case when has_account then now() - (number % 700) * interval '1 day' - number * interval '1 second' end
       from people`,
      [customers],
    )
    await owner.query(
      `insert into users (email, name, role) select 'personel' || number || '@kervan.example',
         ${oneOf(firstNames, 'number')} || ' ' || ${oneOf(lastNames, 'number')}, 'staff' from generate_series(1, ${staff}) as number`,
    )
    await owner.query(
      `with people as (select id, listed_as, row_number() over (order by id) - 1 as turn from profiles where first_request_at is not null)
       insert into requests (id, number, customer_id, customer_listed_as, form, title, description, status, quote_id, quote_amount, quote_currency, shipment_type,
         origin_city, origin_country, origin_country_code, destination_city, destination_country, destination_country_code, cargo_details,
         quote_due_at, created_by, created_at)
       select uuidv7(${createdAt} - now()), 'TLP-2026-' || lpad(number::text, 7, '0'), people.id, people.listed_as, 'quick', 'Deniz, tam konteyner (FCL): ' || place.origin || ' – ' || place.destination,
         'Paletli makine parçası', s.status, case when s.status <> 'pending' then uuidv7() end,
         case when s.status <> 'pending' then (hashint4(number) & 65535) * 0.25 end, case when s.status <> 'pending' then ${oneOf('EUR USD TRY', 'number')} end,
         'sea', place.origin, 'Türkiye', 'TR', place.destination, 'Almanya', 'DE',
         '{"transport_mode": "sea_fcl", "container_details": [{"type": "40HC", "quantity": 2}]}', ${dueTime}, people.id,
         ${createdAt}
       from generate_series(1, $1::int) as number join people on people.turn = number % (select count(*) from people),
         lateral (select ${oneOf(origins, 'number / 3')} as origin, ${oneOf(destinations, '(hashint4(number) & 65535)')} as destination) as place,
         lateral (select case when number > $1::int * 0.995 then 'pending' when number > $1::int * 0.99 then 'quoted' when number % 5 = 0 then 'rejected'
           else 'approved' end as status) as s
       order by number`,
      [requests],
    )
    await owner.query(
      `with staff as (select array_agg(id) as ids from users where role = 'staff')
       insert into work_items (kind, title, customer_name, company, customer_id, request_id, status, priority, assigned_to, due_at, done_at)
       select case when r.turn % 20 = 0 then 'revision' else 'new_request' end, r.number || ': ' || r.title, p.first_name || ' ' || p.last_name,
         p.company, p.id, r.id, case r.status when 'pending' then 'open' else 'done' end,
         case when r.turn % 9 = 0 then 'high' when r.turn % 31 = 0 then 'low' else 'medium' end,
         case when r.turn % 3 > 0 then staff.ids[1 + r.turn % ${staff}] end, r.quote_due_at, case when r.status <> 'pending' then r.quote_due_at end
       from (select *, right(number, 7)::int as turn from requests) r join profiles p on p.id = r.customer_id, staff
       order by r.turn`,
    )
    // Triggers are off here, so what they keep is written too. Of those that were not accepted each third has expired.
    await owner.query(
      `with staff as (select array_agg(id) as ids from users where role = 'staff'),
       added as (
         insert into quotes (quote_no, customer_id, request_id, status, title, transport_mode, shipment_type, customer_name, customer_email, pol, pod, container_type, container_qty, owner_id,
           currency, subtotal_amount, tax_amount, total_amount, fx_source, fx_date, fx_rates, validity_days, valid_until, due_at, sent_at, answered_at,
           accepted_amount, accepted_options, rejection_reason, response_hours, created_by, created_at)
         select 'KRV-2026-' || r.turn, r.customer_id, r.id, s.status, r.title, ${oneOf('sea_fcl sea_fcl sea_lcl air land van', '(hashint4(r.turn + 1) & 65535)')}, 'sea',
           p.company, p.email, r.origin_city, r.destination_city, '40HC', 1 + r.turn % 3, case when r.turn % 50 > 0 then staff.ids[1 + (hashint4(r.turn) & 65535) % ${staff}] end,
           c.currency, c.amount, 0, c.amount, 'shipped', '2026-01-01', ${ratesOf('r.quote_due_at')}, 15, r.quote_due_at + interval '15 days',
           case when s.status in ('draft', 'ready') then r.quote_due_at when s.status in ('sent', 'viewed') then r.quote_due_at + interval '15 days' end,
           case when s.status not in ('draft', 'ready') then r.quote_due_at end,
           case when s.status in ('accepted', 'rejected', 'revision_requested') then r.quote_due_at + (r.turn % 120) * interval '1 hour' end,
           case when s.status = 'accepted' then c.amount end, case when s.status = 'accepted' then '[]'::jsonb end,
           case when s.status = 'rejected' then ${oneOf('price price other_offer transit_time cancelled terms', '(hashint4(r.turn + 2) & 65535)')} end, r.turn % 40, r.customer_id, r.quote_due_at
         from (select *, right(number, 7)::int as turn from requests) r join profiles p on p.id = r.customer_id, staff,
           lateral (select ${oneOf('EUR USD TRY', 'r.turn')} as currency, (hashint4(r.turn) & 65535) * 0.25 as amount) as c,
           lateral (select case when r.status = 'pending' then ${oneOf('draft ready revision_requested', 'r.turn')} when r.status = 'quoted' then ${oneOf('sent viewed', 'r.turn')}
             when r.status = 'approved' then case when r.turn % 33 = 0 then 'superseded' else 'accepted' end when r.turn % 3 = 0 then 'expired' else 'rejected' end as status) as s
         order by r.turn returning id, status, quote_no)
       insert into quote_margins (quote_id, quote_status, target_margin_pct, margin_pct, state)
       select id, status, 18, case when right(quote_no, 1) <> '0' then (hashtext(quote_no) & 4095) * 0.01 end, 'on_target' from added`,
    )
    await owner.query(
      `insert into newsletter_subscribers (email, name, subscription_source, status, language, recipient_type, consent_at, subscription_date,
         email_open_count, email_click_count, last_engaged_at)
       select 'abone' || n || '@sirket' || n % 5000 || '.example', case when n % 5 > 0 then ${oneOf(firstNames, 'n')} || ' ' || ${oneOf(lastNames, 'n / 7')} else '' end,
         ${oneOf('website website portal fair import office', 'n')},
         case when n % 40 = 0 then 'bounced' when n % 500 = 1 then 'complained' when n % 12 = 5 then 'unsubscribed' when n % 33 = 7 then 'pending' else 'active' end,
         case when n % 9 = 0 then 'en' else 'tr' end, case when n % 6 = 0 then 'TACIR' else 'BIREYSEL' end, now(),
         now() - (hashint4(n) & 65535) * interval '11 minutes', n % 14, n % 4, now() - (n % 400) * interval '1 day'
       from generate_series(1, $1::int) n`,
      [customers * 2],
    )
    for (const { sql } of indexes) await owner.query(sql)
    await owner.query('vacuum analyze')
    await owner.query('checkpoint')
  })
}
