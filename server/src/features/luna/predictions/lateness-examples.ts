/** Shipments as examples of being late: what was known of each on a night of its journey, and whether it came later than was promised. */
import type { Example } from '@kervan/domain/luna/predictions/factor-rates.ts'
import { activeStatuses } from '@kervan/domain/shipments/shipments.policy.ts'
import { mostLearned } from '#features/luna/predictions/most-learned.ts'
import { daysSince, openNight } from '#features/luna/predictions/open-night.ts'
import type { Gathered, Subject } from '#features/luna/predictions/quote-examples.ts'
import { readLateAfterHours } from '#features/tracking/read-late-after-hours.ts'
import type { Transaction } from '#spine/database/act-as.ts'

type Row = {
  id: string
  shipment_type: string
  lane: string
  created_at: Date
  late_from: Date
  delivered_at: Date | null
  delayed_since: Date | null
  status: string
  month: number
}

const read = `select id, shipment_type, origin_city || ' – ' || destination_city as lane, created_at,
    promised_at + make_interval(hours => ($1::jsonb ->> shipment_type)::int) as late_from, delivered_at, delayed_since, status,
    extract(month from promised_at at time zone 'Europe/Istanbul')::int as month
  from shipments where promised_at is not null and status <> 'cancelled'
  order by created_at desc, id desc limit ${mostLearned}`

/** Only of those whose day has come is the whole cohort known; what is still underway then is late. */
export async function latenessExamples(tx: Transaction, now: Date): Promise<Gathered> {
  const hours = await readLateAfterHours(tx)
  const rows = (await tx.asSystem<Row>(read, [JSON.stringify(hours)])).reverse()
  const examples: Example[] = []
  const open: Subject[] = []
  const isActive = new Set<string>(activeStatuses)
  for (const row of rows) {
    const [created, lateFrom] = [row.created_at.getTime(), row.late_from.getTime()]
    const factorsAt = (at: number) => ({
      mode: row.shipment_type,
      lane: row.lane,
      season: ['winter', 'spring', 'summer', 'autumn'][Math.floor((row.month % 12) / 3)] ?? '',
      delay: row.delayed_since && row.delayed_since.getTime() <= at ? 'told' : 'none',
      left: daysSince(at, lateFrom) < 3 ? 'days' : daysSince(at, lateFrom) < 10 ? 'a week' : 'weeks',
    })
    if (lateFrom > now.getTime()) {
      if (isActive.has(row.status)) open.push({ id: row.id, factors: factorsAt(now.getTime()) })
      continue
    }
    const came = row.delivered_at?.getTime()
    const known = Math.min(came ?? lateFrom, lateFrom)
    const at = openNight(row.id, created, known)
    const happened = came === undefined || came > lateFrom
    examples.push({ at, known, factors: factorsAt(at), happened })
  }
  return { examples, open }
}
