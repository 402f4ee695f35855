/** Requests as examples of a missed promise: what was known of each when it came, and whether its price was later than promised. */
import type { Example } from '@kervan/domain/luna/predictions/factor-rates.ts'
import { mostLearned } from '#features/luna/predictions/most-learned.ts'
import type { Gathered, Subject } from '#features/luna/predictions/quote-examples.ts'
import type { Transaction } from '#spine/database/act-as.ts'

type Row = {
  id: string
  form: string
  urgency: string
  shipment_type: string
  created_at: Date
  quote_due_at: Date
  first_quoted_at: Date | null
  status: string
  hour: number
  weekday: number
}

/** Orders of staff are priced as they are entered, and say nothing. */
const read = `select id, form, coalesce(urgency_level, '') as urgency, shipment_type, created_at, quote_due_at, first_quoted_at, status,
    extract(hour from created_at at time zone 'Europe/Istanbul')::int as hour,
    extract(isodow from created_at at time zone 'Europe/Istanbul')::int as weekday
  from requests where form <> 'order' order by created_at desc, id desc limit ${mostLearned}`

const dayMs = 86_400_000

export async function promiseExamples(tx: Transaction, now: Date): Promise<Gathered> {
  const rows = (await tx.asSystem<Row>(read, [])).reverse()
  const examples: Example[] = []
  const open: Subject[] = []
  let oldest = 0
  const mean = rows.length > 1 ? rows.length / Math.max(1, (at(rows.at(-1)) - at(rows[0])) / dayMs) : 0
  for (const [index, row] of rows.entries()) {
    const created = row.created_at.getTime()
    while (at(rows[oldest]) < created - dayMs) oldest += 1
    const lately = index - oldest
    const factors = {
      form: row.form,
      urgency: row.urgency,
      mode: row.shipment_type,
      hour: row.hour < 8 || row.hour >= 18 ? 'closed' : row.hour < 13 ? 'morning' : 'afternoon',
      weekday: row.weekday >= 6 ? 'weekend' : row.weekday === 5 ? 'friday' : 'week',
      load: lately > mean * 1.5 ? 'high' : lately < mean * 0.5 ? 'low' : 'usual',
    }
    const due = row.quote_due_at.getTime()
    const priced = row.first_quoted_at?.getTime()
    const known = priced === undefined ? due : Math.min(priced, Math.max(due, created))
    if (due <= now.getTime())
      examples.push({ at: created, known, factors, happened: priced === undefined || priced > due })
    else if (priced === undefined && row.status === 'pending') open.push({ id: row.id, factors })
  }
  return { examples, open }
}

const at = (row: Row | undefined) => row?.created_at.getTime() ?? Number.POSITIVE_INFINITY
