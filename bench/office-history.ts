/** Years of an office's work: customers with names of their own, their requests on many lanes, and the work items of these. */
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
const dueTime = "now() + (number - $1::int * 0.99) * interval '90 seconds'"

/** One in fifty requests waits for a price, as many for an answer, a fifth was rejected. Indexes are built at the end, which takes a fraction of the time. */
export async function addOfficeHistory(
  { access }: BenchDatabase,
  { customers, requests }: { customers: number; requests: number },
): Promise<void> {
  await withOwner(access.owner, async (owner) => {
    const { rows: indexes } = await owner.query<{ name: string; sql: string }>(
      `select indexname as name, indexdef as sql from pg_indexes
       where tablename in ('profiles', 'requests', 'work_items') and indexdef not like 'CREATE UNIQUE%'`,
    )
    await owner.query('set session_replication_role = replica')
    for (const { name } of indexes) await owner.query(`drop index ${name}`)
    await owner.query(
      `with people as (
         insert into users (email, name, role, email_verified)
         select 'kisi' || number || '@sirket' || number / 4 || '.example', number::text, 'customer', true
         from generate_series(1, $1::int) as number returning id, email, name::int as number)
       insert into profiles (id, email, first_name, last_name, phone, company, company_type, position, profile_completed)
       select id, email, ${oneOf(firstNames, 'number')}, ${oneOf(lastNames, 'number / 7')}, '+90 532 000 00 01',
         'Şirket' || number / 4 || ' ' || ${oneOf(trades, 'number')}, 'company', 'Lojistik', true from people`,
      [customers],
    )
    await owner.query(
      `insert into users (email, name, role) select 'personel' || number || '@kervan.example',
         ${oneOf(firstNames, 'number')} || ' ' || ${oneOf(lastNames, 'number')}, 'staff' from generate_series(1, ${staff}) as number`,
    )
    await owner.query(
      `with people as (select id, listed_as, row_number() over (order by id) - 1 as turn from profiles)
       insert into requests (number, customer_id, customer_listed_as, form, title, description, status, quote_id, quote_amount, quote_currency, shipment_type,
         origin_city, origin_country, origin_country_code, destination_city, destination_country, destination_country_code, cargo_details,
         quote_due_at, created_by)
       select 'TLP-2026-' || lpad(number::text, 7, '0'), people.id, people.listed_as, 'quick', 'Deniz, tam konteyner (FCL): ' || place.origin || ' – ' || place.destination,
         'Paletli makine parçası', s.status, case when s.status <> 'pending' then uuidv7() end,
         case when s.status <> 'pending' then (hashint4(number) & 65535) * 0.25 end, case when s.status <> 'pending' then ${oneOf('EUR USD TRY', 'number')} end,
         'sea', place.origin, 'Türkiye', 'TR', place.destination, 'Almanya', 'DE',
         '{"transport_mode": "sea_fcl", "container_details": [{"type": "40HC", "quantity": 2}]}', ${dueTime}, people.id
       from generate_series(1, $1::int) as number join people on people.turn = number % (select count(*) from people),
         lateral (select ${oneOf(origins, 'number / 3')} as origin, ${oneOf(destinations, '(hashint4(number) & 65535)')} as destination) as place,
         lateral (select case when number > $1::int * 0.98 then 'pending' when number > $1::int * 0.96 then 'quoted' when number % 5 = 0 then 'rejected'
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
    for (const { sql } of indexes) await owner.query(sql)
    await owner.query('vacuum analyze')
    await owner.query('checkpoint')
  })
}
