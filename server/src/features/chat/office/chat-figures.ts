/** How fast the office answers and settles what customers begin, in the hours in which somebody is there. */
import type { ChatFigures } from '@kervan/domain/chat/office-chat.contract.ts'
import { answerWithinMs } from '@kervan/domain/chat/support-hours.ts'
import type { OfficeCalendar } from '@kervan/domain/company/office-time.ts'
import { timesOf } from '#features/chat/office/trail.ts'
import type { Actor, ReadAs } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

type RoundRow = {
  opened_at: string
  first_answered_at: string | null
  closed_at: string | null
  staff_id: string | null
  staff_name: string
}

const readRounds = `select ${isoText('r.opened_at')} as opened_at, ${isoText('r.first_answered_at')} as first_answered_at,
    ${isoText('r.closed_at')} as closed_at, r.first_answered_by as staff_id, coalesce(u.name, '') as staff_name
  from chat_rounds r left join users u on u.id = r.first_answered_by
  where r.opened_by = 'customer' and r.opened_at > now() - $1 * interval '1 day'`

export async function chatFigures(
  readAs: ReadAs,
  actor: Actor,
  days: number,
  calendar: OfficeCalendar,
): Promise<ChatFigures> {
  const rows = await readAs(actor, (_, query) => query<RoundRow>(readRounds, [days]))
  const rounds = rows.map((row) => ({ ...row, ...timesOf(row, calendar) }))
  const answered = rounds.filter(({ first_answered_at }) => first_answered_at !== null)
  const byPerson = Map.groupBy(
    answered.filter(({ staff_id }) => staff_id !== null),
    ({ staff_id }) => staff_id ?? '',
  )
  return {
    rounds: rounds.length,
    answered: answered.length,
    in_time: answered.filter(
      ({ first_answer_minutes }) => (first_answer_minutes ?? 0) * 60_000 <= answerWithinMs,
    ).length,
    first_answer_minutes: medianOf(answered.map(({ first_answer_minutes }) => first_answer_minutes)),
    resolution_minutes: medianOf(rounds.map(({ resolution_minutes }) => resolution_minutes)),
    people: [...byPerson]
      .map(([staff_id, own]) => ({
        staff_id,
        staff_name: own[0]?.staff_name ?? '',
        answered: own.length,
        first_answer_minutes: medianOf(own.map(({ first_answer_minutes }) => first_answer_minutes)),
      }))
      .sort((one, other) => other.answered - one.answered || (one.staff_id < other.staff_id ? -1 : 1)),
  }
}

/** Of those that are known; null where none is. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((one, other) => one - other)
  const middle = Math.floor(known.length / 2)
  const [low, high] = [known[middle - 1 + (known.length % 2)], known[middle]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}
