/** What lies between the messages of a conversation, from everything that the office keeps of it: read by staff alone. */
import { mostTrailEntries, type Round, type TrailEntry } from '@kervan/domain/chat/office-chat.contract.ts'
import { type OfficeCalendar, officeTimeBetween } from '@kervan/domain/company/office-time.ts'
import type { Actor, ReadAs } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

type Source = {
  kind: TrailEntry['kind']
  from: string
  at: string
  id: string
  event?: string
  mailKind?: string
  title?: string
  text?: string
  state?: string
  actor?: string
  colleague?: string
  until?: string
  quote?: string
}

const nameOf = (id: string) => `coalesce((select name from users where users.id = ${id}), '')`
/** The conversation is $1, its customer $2; nobody's where a guest has no record. */
const contact = (kind: 'mail' | 'call' | 'visit', shown: Partial<Source>): Source => ({
  kind,
  from: `customer_contacts c where c.customer_id = $2 and c.kind = '${kind}'`,
  at: 'c.created_at',
  id: 'c.id',
  text: 'c.text',
  actor: nameOf('c.created_by'),
  ...shown,
})

/** What was noted of it, with the day on which they are spoken with again. */
const spoken = `concat_ws(E'\\n', nullif(c.text, ''), 'Takip günü: ' || to_char(c.follow_up_on, 'DD.MM.YYYY'))`

const sources: readonly Source[] = [
  {
    kind: 'event',
    from: 'chat_events e where e.conversation_id = $1',
    at: 'e.created_at',
    id: 'e.id',
    event: 'e.kind',
    text: 'e.text',
    actor: nameOf('e.actor_id'),
    colleague: nameOf('e.colleague_id'),
    until: 'e.until',
  },
  {
    // A message after the end of a round has opened the conversation again.
    kind: 'event',
    from: `chat_rounds r where r.conversation_id = $1
      and exists (select from chat_rounds before where before.conversation_id = r.conversation_id and before.id < r.id)`,
    at: 'r.opened_at',
    id: 'r.id',
    event: `'reopened'`,
  },
  {
    kind: 'note',
    from: 'chat_notes n where n.conversation_id = $1',
    at: 'n.created_at',
    id: 'n.id',
    text: 'n.text',
    actor: nameOf('n.created_by'),
  },
  {
    kind: 'mail',
    from: `quote_mails m join quotes q on q.id = m.quote_id where q.customer_id = $2 and m.state <> 'scheduled'`,
    at: 'coalesce(m.settled_at, m.send_at)',
    id: 'm.id',
    mailKind: 'm.kind',
    title: 'm.subject',
    text: 'q.quote_no',
    state: 'm.state',
    actor: nameOf('m.created_by'),
    quote: 'q.id',
  },
  contact('mail', {
    mailKind: `case when c.created_by is null then 'notice' else 'personal' end`,
    title: 'c.subject',
    state: 'c.mail_state',
  }),
  contact('call', { state: 'c.outcome', text: spoken }),
  contact('visit', { state: 'c.outcome', text: spoken }),
]

/** The newest of each, then the newest of all. */
const newest = sources
  .map(
    ({ kind, from, at, id, event, mailKind, title, text, state, actor, colleague, until, quote }) =>
      `(select '${kind}' as kind, ${id} as id, ${at} as moment, ${event ?? 'null'} as event, ${mailKind ?? 'null'} as mail_kind, ${title ?? "''"} as title,
        ${text ?? "''"} as text, ${state ?? "''"} as state, ${actor ?? "''"} as actor_name, ${colleague ?? "''"} as colleague_name,
        ${until ?? 'null::timestamptz'} as until, ${quote ?? 'null::uuid'} as quote_id
      from ${from} order by ${at} desc, ${id} desc limit ${mostTrailEntries})`,
  )
  .join(' union all ')
const readTrail = `select kind, id, ${isoText('moment')} as at, event, mail_kind, title, text, state, actor_name, colleague_name,
    ${isoText('until')} as until, quote_id
  from (${newest}) as entries order by moment desc, id desc limit ${mostTrailEntries}`

const readRound = `select ${isoText('opened_at')} as opened_at, ${isoText('first_answered_at')} as first_answered_at,
    ${isoText('closed_at')} as closed_at
  from chat_rounds where conversation_id = $1 and opened_by = 'customer' order by id desc limit 1`

type TrailRow = Omit<TrailEntry, 'link'> & { quote_id: string | null }
type RoundRow = Pick<Round, 'opened_at' | 'first_answered_at' | 'closed_at'>

export async function trailOf(
  readAs: ReadAs,
  actor: Actor,
  { id, customer_id }: { id: string; customer_id: string | null },
  calendar: OfficeCalendar,
): Promise<{ entries: TrailEntry[]; round: Round | null }> {
  const [rows, [round]] = await Promise.all([
    readAs(actor, (_, query) => query<TrailRow>(readTrail, [id, customer_id])),
    readAs(actor, (_, query) => query<RoundRow>(readRound, [id])),
  ])
  return {
    entries: rows
      .map(({ quote_id, ...entry }) => ({ ...entry, link: quote_id && `/staff/quotes/${quote_id}` }))
      .reverse(),
    round: round ? { ...round, ...timesOf(round, calendar) } : null,
  }
}

/** How long a round took in the hours in which somebody is there, in minutes. */
export function timesOf({ opened_at, first_answered_at, closed_at }: RoundRow, calendar: OfficeCalendar) {
  const until = (moment: string | null) =>
    moment === null
      ? null
      : Math.round(officeTimeBetween(new Date(opened_at), new Date(moment), calendar) / 60_000)
  return { first_answer_minutes: until(first_answered_at), resolution_minutes: until(closed_at) }
}
