/** Counts what happened on each lane by month. The last months are counted anew each night: feedback and corrections come late. */
import { enoughOthers } from '@kervan/domain/benchmark/benchmark-rules.ts'
import { lastMonths, momentsOf } from '@kervan/domain/quotes/settled-months.ts'
import { firmMark } from '#features/benchmark/firm-mark.ts'
import { journeyOf, transitDays, wasOnTime } from '#features/benchmark/journeys.ts'
import { placeNames } from '#features/benchmark/place-names.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** With the present one. */
const keptMonths = 30
const recountedMonths = 4

/** More are not needed to say that there are enough besides one's own. */
const keptFirms = enoughOthers.firms + 1
const marksOf = (which: string) =>
  `coalesce((array_agg(distinct mark) filter (where ${which}))[1:${keptFirms}], '{}')`

const monthOf = (moment: string) => `to_char(${moment} at time zone 'Europe/Istanbul', 'YYYY-MM')`

const count = `
  with names as materialized (select key as written, value as place from jsonb_each_text($1::jsonb)),
  ports as materialized (select key as written, value as place from jsonb_each_text($2::jsonb)),
  facts as (
    select pol as origin, pod as destination, ${monthOf('sent_at')} as month, shipment_type as mode, customer_id, count(*) as quotes,
      count(response_hours) as answers, coalesce(sum(response_hours), 0) as answer_hours, 0::bigint as won, 0::bigint as lost
    from quotes where sent_at >= $3 and sent_at < $4 and status <> 'superseded' group by 1, 2, 3, 4, 5
    union all
    select pol, pod, ${monthOf('settled_at')}, shipment_type, customer_id, 0, 0, 0, count(*) filter (where status = 'accepted'),
      count(*) filter (where status = 'rejected')
    from quotes where settled_at >= $3 and settled_at < $4 and status <> 'expired' group by 1, 2, 3, 4, 5
  ), marked as (
    select id as customer_id, ${firmMark} as mark from profiles
  ), offers as (
    select o.place as origin, d.place as destination, f.month, f.mode, sum(quotes) as quotes, sum(answers) as answers, sum(answer_hours) as answer_hours,
      sum(won) as won, sum(lost) as lost, ${marksOf('answers > 0')} as answer_firms, ${marksOf('won + lost > 0')} as settled_firms
    from facts f join marked using (customer_id) join names o on o.written = f.origin join names d on d.written = f.destination group by 1, 2, 3, 4
  ), deliveries as (
    select o.place as origin, d.place as destination, ${monthOf('s.delivered_at')} as month, s.shipment_type as mode, count(s.promised_at) as delivered,
      count(*) filter (where ${wasOnTime}) as on_time, count(${transitDays}) as transits, coalesce(sum(${transitDays}), 0) as transit_days,
      count(f.stars) as ratings, coalesce(sum(f.stars), 0) as stars, ${marksOf('s.promised_at is not null')} as on_time_firms,
      ${marksOf(`${transitDays} is not null`)} as transit_firms, ${marksOf('f.stars is not null')} as rating_firms
    from shipments s join marked using (customer_id) join ports o on o.written = s.origin_city join ports d on d.written = s.destination_city
      left join shipment_feedback f on f.shipment_id = s.id, ${journeyOf}
    where s.status = 'delivered' and s.delivered_at >= $3 and s.delivered_at < $4 group by 1, 2, 3, 4
  )
  insert into benchmark_lanes (origin, destination, month, mode, quotes, answers, answer_hours, won, lost, delivered, on_time, transits, transit_days, ratings, stars,
    answer_firms, settled_firms, on_time_firms, transit_firms, rating_firms)
  select origin, destination, month, mode, coalesce(quotes, 0), coalesce(answers, 0), coalesce(answer_hours, 0), coalesce(won, 0), coalesce(lost, 0),
    coalesce(delivered, 0), coalesce(on_time, 0), coalesce(transits, 0), coalesce(transit_days, 0), coalesce(ratings, 0), coalesce(stars, 0),
    coalesce(answer_firms, '{}'), coalesce(settled_firms, '{}'), coalesce(on_time_firms, '{}'), coalesce(transit_firms, '{}'),
    coalesce(rating_firms, '{}')
  from offers full join deliveries using (origin, destination, month, mode)`

export async function countLanes(tx: Transaction, now: Date): Promise<void> {
  const all = lastMonths(now, keptMonths)
  // What was counted before firms were marked is counted anew.
  const known = await tx.asSystem<{ month: string }>(
    'select distinct month from benchmark_lanes where answer_firms is not null',
    [],
  )
  const months = known.length > 0 ? all.slice(-recountedMonths) : all
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const [from, to] = [momentsOf(first).from.toISOString(), momentsOf(last).to.toISOString()]
  const names = await placeNames(tx, 'quotes', from)
  const ports = await placeNames(tx, 'shipments', from)
  await tx.asSystem('delete from benchmark_lanes where month >= $1 or month < $2', [first, all[0]])
  await tx.asSystem(count, [names, ports, from, to])
}
