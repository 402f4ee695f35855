/** Years of shipments with twenty events each, as if a carrier had told of many of them at the same time. */
import { withOwner } from '@kervan/server/src/assembly/prepare-database.ts'
import { addCustomers, type BenchDatabase } from './database.ts'

export const eventsOfEach = 20
/** So many shipments are on their way at the same time, and their events lie among each other's. */
const together = 2_000
const shipmentsOfEach = 200

const way = "'{booked,gate_in,loaded,departed,checkpoint,arrived,discharged,customs_started}'::text[]"
const ports = "'{TRMER,GRPIR,ESALG,DEHAM}'::text[]"
/** Of each lane and place there are many. */
const origins = "'{Mersin,İstanbul,İzmir,Kocaeli,Bursa,İskenderun,Samsun,Antalya}'::text[]"
const destinations =
  "'{Hamburg,Bremen,Rotterdam,Anvers,Londra,Barselona,Valensiya,Cenova,Pire,Odesa,Köstence,Novorossiysk}'::text[]"

/**
 * Each customer has two hundred, the given one as well. One in ten is on its way, one in fifty late, one in thirty was cancelled. What is
 * on its way arrives within the month; of one in sixteen the day has passed without a word. The boxes of what has
 * ended have been brought back. Indexes are built at the end, which takes a
 * fraction of the time.
 */
export async function addShipmentHistory(
  database: BenchDatabase,
  shipments: number,
  customerId: string,
): Promise<void> {
  const customers = shipments / shipmentsOfEach
  await addCustomers(database, customers - 1)
  await withOwner(database.access.owner, async (owner) => {
    const { rows: indexes } = await owner.query<{ name: string; sql: string }>(
      `select indexname as name, indexdef as sql from pg_indexes
       where tablename in ('shipments', 'containers', 'tracking_events') and indexname not like '%_pkey'`,
    )
    // Triggers are off here, so what they keep is written too.
    await owner.query("set session_replication_role = replica; set maintenance_work_mem = '256MB'")
    for (const { name } of indexes) await owner.query(`drop index ${name}`)
    await owner.query(
      `with people as (select id, listed_as, row_number() over (order by id = $2 desc, id) - 1 as turn from profiles)
       insert into shipments (shipment_number, customer_id, customer_listed_as, title, shipment_type, status, delayed, delayed_since,
         origin_country, origin_city, origin_code, destination_country, destination_city, destination_code, container_numbers,
         free_ends, booking_number, current_location, current_place_code, promised_at, eta, delivered_at, created_at, updated_at)
       select 'SH-' || lpad(number::text, 8, '0'), people.id, people.listed_as, 'Deniz, tam konteyner (FCL): ' || lane.origin || ' – ' || lane.destination, 'sea', s.status,
         s.is_late, case when s.is_late then now() - number % 40 * interval '1 hour' end, 'Türkiye', lane.origin, 'TRMER', 'Almanya', lane.destination, 'DEHAM',
         array['KRVU' || lpad(number::text, 7, '0')],
         case when s.status = 'customs' then array[now() + (hashint4(-number) & 15) * interval '1 day' - interval '5 days'] else '{}' end,
         'BK' || lpad(number::text, 8, '0'), case number % 3 when 0 then lane.origin else lane.destination end, 'DEHAM', t.began + interval '30 days',
         case when s.status in ('preparing', 'in_transit', 'customs')
           then now() + ((hashint4(own.place + 1) & 31) - 1) * interval '1 day' else t.began + interval '28 days' end,
         case when s.status = 'delivered' then t.began + interval '30 days' end, t.began, t.began
       from generate_series(1, $1::int) as number join people on people.turn = number % $3,
         lateral (select now() - ($1::int - number) * interval '5 minutes' as began) as t,
         -- The same for the given customer, however many others there are.
         lateral (select number / $3 * 1009 + people.turn::int as place) as own,
         lateral (select (hashint4(own.place) & 65535) % 30 as chance) as c,
         lateral (select (${origins})[1 + (hashint4(number) & 65535) % 8] as origin,
           (${destinations})[1 + (hashint4(number + 1) & 65535) % 12] as destination) as lane,
         lateral (select case c.chance when 0 then 'preparing' when 1 then 'in_transit' when 2 then 'customs' when 3 then 'cancelled' else 'delivered' end
           as status, c.chance = 1 and number % 2 = 0 as is_late) as s
       order by number`,
      [shipments, customerId, customers],
    )
    await owner.query(
      `insert into containers (shipment_id, customer_id, number, shipment_number, shipment_status, customer_listed_as, status, delayed, eta,
         place_name, last_kind, last_at, free_kind, free_until)
       select id, customer_id, container_code, shipment_number, status, customer_listed_as, status, delayed, eta, current_location,
         'customs_started', created_at + interval '19 days', case when status = 'customs' then 'demurrage' end, free_ends[1]
       from shipments order by id`,
    )
    await owner.query(
      `insert into tracking_events (shipment_id, customer_id, source, source_event_id, told_at, kind, happened_at, place_code, place_name,
         container_number, vessel, voyage, digest)
       select id, customer_id, 'dcsa', shipment_number || '-' || step, t.at, (${way})[1 + step * 8 / ${eventsOfEach}], t.at,
         (${ports})[1 + step * 4 / ${eventsOfEach}], 'Liman', container_code, 'KERVAN YILDIZI', '012W', md5(shipment_number || step)
       from shipments, generate_series(0, ${eventsOfEach - 1}) as step, lateral (select created_at + step * interval '1 day' as at) as t
       order by right(shipment_number, 8)::int / ${together}, step, shipment_number`,
    )
    for (const { sql } of indexes) await owner.query(sql)
    await owner.query('vacuum analyze')
    await owner.query('checkpoint')
  })
}
