/** All that can be suggested now, without what was dismissed or done lately. */
import { suggestionKinds } from '@kervan/domain/luna/workflow.copy.ts'
import { automationSuggestions } from '#features/luna/workflow/automation-suggestions.ts'
import type { Found } from '#features/luna/workflow/deed.ts'
import { foreseenSuggestions } from '#features/luna/workflow/foreseen-suggestions.ts'
import { optimizationSuggestions } from '#features/luna/workflow/optimization-suggestions.ts'
import { urgentSuggestions } from '#features/luna/workflow/urgent-suggestions.ts'
import { whoIsHere } from '#features/workqueue/assign-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** What was accepted is not suggested again at once, also where it did not help. */
const restHours = 24

/** None is quiet for longer than 30 days. */
const decided = `select d.key from workflow_decisions d join json_to_recordset($1) as k (kind text, quiet_days int) on k.kind = d.kind
  where d.undone_at is null and d.decided_at > now() - interval '30 days'
    and d.decided_at > now() - make_interval(hours => case d.answer when 'dismissed' then k.quiet_days * 24 else ${restHours} end)`

const quietDays = JSON.stringify(
  Object.entries(suggestionKinds).map(([kind, { quietDays }]) => ({ kind, quiet_days: quietDays })),
)

export async function findSuggestions(tx: Transaction, urgentUntil: string, now: Date): Promise<Found[]> {
  const [here, rows] = await Promise.all([whoIsHere(tx), tx.query<{ key: string }>(decided, [quietDays])])
  const found = await Promise.all([
    urgentSuggestions(tx, here, urgentUntil, now),
    foreseenSuggestions(tx, urgentUntil, now),
    optimizationSuggestions(tx, here, urgentUntil),
    automationSuggestions(tx, now),
  ])
  const quiet = new Set(rows.map(({ key }) => key))
  return found.flat().filter(({ key }) => !quiet.has(key))
}
