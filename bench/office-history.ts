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

/** One in fifty requests is open. Indexes of searches are built at the end, which takes a fraction of the time. */
export async function addOfficeHistory(
  { access }: BenchDatabase,
  { customers, requests }: { customers: number; requests: number },
): Promise<void> {
  await withOwner(access.owner, async (owner) => {
    const { rows: indexes } = await owner.query<{ name: string; sql: string }>(
      "select indexname as name, indexdef as sql from pg_indexes where schemaname = 'public' and indexdef like '%gin_trgm_ops%'",
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
      `with people as (select id, row_number() over (order by id) - 1 as turn from profiles)
       insert into requests (number, customer_id, form, title, description, status, quote_id, shipment_type, origin_city, origin_country,
         origin_country_code, destination_city, destination_country, destination_country_code, cargo_details, quote_due_at, created_by)
       select 'TLP-2026-' || lpad(number::text, 7, '0'), people.id, 'quick', 'Deniz, tam konteyner (FCL): ' || place.origin || ' – ' || place.destination,
         'Paletli makine parçası', case when number % 50 = 0 then 'pending' else 'approved' end, case when number % 50 > 0 then uuidv7() end,
         'sea', place.origin, 'Türkiye', 'TR', place.destination, 'Almanya', 'DE',
         '{"transport_mode": "sea_fcl", "container_details": [{"type": "40HC", "quantity": 2}]}', now(), people.id
       from generate_series(1, $1::int) as number join people on people.turn = number % (select count(*) from people),
         lateral (select ${oneOf(origins, 'number / 3')} as origin, ${oneOf(destinations, '(hashint4(number) & 65535)')} as destination) as place`,
      [requests],
    )
    await owner.query(
      `insert into work_items (kind, title, customer_name, company, customer_id, request_id, status, due_at, done_at)
       select 'new_request', r.number || ': ' || r.title, p.first_name || ' ' || p.last_name, p.company, p.id, r.id,
         case r.status when 'pending' then 'open' else 'done' end, now(), case when r.status <> 'pending' then now() end
       from requests r join profiles p on p.id = r.customer_id`,
    )
    for (const { sql } of indexes) await owner.query(sql)
    await owner.query('vacuum analyze')
    await owner.query('checkpoint')
  })
}
