/**
 * Has a model say findings in better words: those that are new or have changed, a few at a time. What it does not say well, or not at all,
 * stays in our own words. Notes are left as staff have written them.
 */
import type { Evidence } from '@kervan/domain/luna/evidence.ts'
import type { Wording } from '#features/luna/model/wording.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

/** Each may take ten seconds; the job has five minutes. */
const atOnce = 12
/** What was not said well is asked again after this time, unless it is gone by then. */
const againHours = 6

type Row = {
  id: string
  description: string
  evidence: Evidence[]
  /** Of the shipment that it is about, everything that people typed. */
  typed: string[]
}

/** What concerns everybody first. */
const read = `
  select i.id, i.description, i.evidence,
    case when s.id is null then '{}' else array[s.shipment_number, s.origin_city || ' – ' || s.destination_city, s.origin_city,
      s.destination_city, s.current_location, s.delay_reason] end as typed
  from insights i left join shipments s on s.id = i.shipment_id
  where i.words_for <> i.description and i.key not like 'note:%'
    and (i.words_tried_at is null or i.words_tried_at < now() - make_interval(hours => $2))
  order by i.customer_id is not null, i.urgency = 'normal', i.id limit $1`

const noteWords = 'update insights set words = $2, words_for = $3, words_tried_at = null where id = $1'
const noteTried = 'update insights set words_tried_at = now() where id = $1'

export async function wordInsights(
  { actAs, wording }: Pick<Services, 'actAs'> & { wording: Wording },
  signal?: AbortSignal,
): Promise<void> {
  if (!(await wording.available())) return
  const rows = await actAs(system, (tx) => tx.asSystem<Row>(read, [atOnce, againHours]))
  for (const { id, description, evidence, typed } of rows) {
    if (signal?.aborted) return
    const { text, by } = await wording.word(
      { prompt: 'finding', sentence: description, facts: evidence, hidden: hiddenOf(typed, evidence) },
      signal,
    )
    await actAs(system, (tx) =>
      by === 'model' ? tx.asSystem(noteWords, [id, text, description]) : tx.asSystem(noteTried, [id]),
    )
  }
}

/** Where a figure comes from was typed by somebody too. */
function hiddenOf(typed: readonly string[], evidence: readonly Evidence[]) {
  const values = [...new Set([...typed, ...evidence.map(({ source }) => source)])].filter(Boolean)
  return values.map((value, position) => ({ placeholder: `KAYIT-${position + 1}`, value }))
}
