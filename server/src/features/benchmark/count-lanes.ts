/** Counts what happened on each lane by month. The last months are counted anew each night: feedback and corrections come late. */
import { lastMonths, momentsOf } from '@kervan/domain/quotes/settled-months.ts'
import { journeyOf, transitDays, wasOnTime } from '#features/benchmark/journeys.ts'
import { placeNames } from '#features/benchmark/place-names.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** With the present one. */
const keptMonths = 30
const recountedMonths = 4

const monthOf = (moment: string) => `to_char(${moment} at time zone 'Europe/Istanbul', 'YYYY-MM')`

const count = `
  with names as materialized (select key as written, value as place from jsonb_each_text($1::jsonb)),
  ports as materialized (select key as written, value as place from jsonb_each_text($2::jsonb)),
  facts as (
    select pol as origin, pod as destination, ${monthOf('sent_at')} as month, shipment_type as mode, count(*) as quotes, count(response_hours) as answers,
      coalesce(sum(response_hours), 0) as answer_hours, 0::bigint as won, 0::bigint as lost
    from quotes where sent_at >= $3 and sent_at < $4 and status <> 'superseded' group by 1, 2, 3, 4
    union all
    select pol, pod, ${monthOf('settled_at')}, shipment_type, 0, 0, 0, count(*) filter (where status = 'accepted'), count(*) filter (where status = 'rejected')
    from quotes where settled_at >= $3 and settled_at < $4 and status <> 'expired' group by 1, 2, 3, 4
  ), offers as (
    select o.place as origin, d.place as destination, f.month, f.mode, sum(quotes) as quotes, sum(answers) as answers, sum(answer_hours) as answer_hours,
      sum(won) as won, sum(lost) as lost
    from facts f join names o on o.written = f.origin join names d on d.written = f.destination group by 1, 2, 3, 4
  ), deliveries as (
    select o.place as origin, d.place as destination, ${monthOf('s.delivered_at')} as month, s.shipment_type as mode, count(s.promised_at) as delivered,
      count(*) filter (where ${wasOnTime}) as on_time, count(${transitDays}) as transits, coalesce(sum(${transitDays}), 0) as transit_days,
      count(f.stars) as ratings, coalesce(sum(f.stars), 0) as stars
    from shipments s join ports o on o.written = s.origin_city join ports d on d.written = s.destination_city
      left join shipment_feedback f on f.shipment_id = s.id, ${journeyOf}
    where s.status = 'delivered' and s.delivered_at >= $3 and s.delivered_at < $4 group by 1, 2, 3, 4
  )
  insert into benchmark_lanes (origin, destination, month, mode, quotes, answers, answer_hours, won, lost, delivered, on_time, transits, transit_days, ratings, stars)
  select origin, destination, month, mode, coalesce(quotes, 0), coalesce(answers, 0), coalesce(answer_hours, 0), coalesce(won, 0), coalesce(lost, 0),
    coalesce(delivered, 0), coalesce(on_time, 0), coalesce(transits, 0), coalesce(transit_days, 0), coalesce(ratings, 0), coalesce(stars, 0)
  from offers full join deliveries using (origin, destination, month, mode)`

export async function countLanes(tx: Transaction, now: Date): Promise<void> {
  const all = lastMonths(now, keptMonths)
  const known = await tx.asSystem<{ month: string }>('select distinct month from benchmark_lanes', [])
  const months = known.length > 0 ? all.slice(-recountedMonths) : all
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const [from, to] = [momentsOf(first).from.toISOString(), momentsOf(last).to.toISOString()]
  const names = await placeNames(tx, 'quotes', from)
  const ports = await placeNames(tx, 'shipments', from)
  await tx.asSystem('delete from benchmark_lanes where month >= $1 or month < $2', [first, all[0]])
  await tx.asSystem(count, [names, ports, from, to])
}
