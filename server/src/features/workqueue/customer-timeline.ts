/** One customer's history, put together from everything that the office and the customer did, a page at a time. */
import type { ContactMatter } from '@kervan/domain/customers/customer-contacts.ts'
import type { TimelineEntry } from '@kervan/domain/workqueue/customer-page.contract.ts'
import { type TimelineKind, timelineLink } from '@kervan/domain/workqueue/customer-timeline.ts'
import type { Shown, TimelineSource } from '#features/customers/timeline-source.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const pageSize = 30

type Source = TimelineSource & { kind: TimelineKind }

const staffName = (id: string) => `coalesce((select name from users where users.id = ${id}), '')`
/** What the office wrote down itself. */
const contact = (kind: TimelineKind, shown: Shown): Source => ({
  kind,
  from: 'customer_contacts c',
  at: 'c.created_at',
  id: 'c.id',
  where: `c.customer_id = $1 and c.kind = '${kind}'`,
  shown: { detail: 'c.text', actor: staffName('c.created_by'), ...shown },
})

/** What the customer writes about a request, a quote or a shipment. */
const isQuestion = `m.about_kind is not null and m.sender_type = 'customer'`
const message = (kind: TimelineKind, where: string): Source => ({
  kind,
  from: 'chat_messages m join chat_conversations t on t.id = m.conversation_id',
  at: 'm.created_at',
  id: 'm.id',
  where: `t.customer_id = $1 and m.deleted_at is null and ${where}`,
  shown: {
    title: "case when m.about_number = '' then '' else m.about_number || ' hakkında' end",
    state: 'm.sender_type',
    detail: 'left(m.message_text, 600)',
    subject: 't.id',
    actor: 'm.sender_name',
  },
})
/** A noted conversation, with the day on which they are spoken with again. */
const spoken = `concat_ws(E'\\n', nullif(c.text, ''), 'Takip günü: ' || to_char(c.follow_up_on, 'DD.MM.YYYY'))`

/** What it was about, by its number; nothing where that is gone. */
const aboutNumber = `case c.about_kind when 'quote' then (select q.quote_no from quotes q where q.id = c.about_id)
    when 'shipment' then (select s.shipment_number from shipments s where s.id = c.about_id) end`
const conversation: Shown = {
  title: `coalesce((${aboutNumber}) || ' hakkında', '')`,
  state: 'c.outcome',
  detail: spoken,
  subject: `case when (${aboutNumber}) is not null then c.about_id end`,
  about: `coalesce(c.about_kind, '')`,
}

const sources: readonly Source[] = [
  {
    kind: 'request',
    from: 'requests r',
    at: 'r.created_at',
    id: 'r.id',
    where: 'r.customer_id = $1',
    shown: { title: "r.number || ' · ' || r.title", state: 'r.status', subject: 'r.id' },
  },
  {
    kind: 'quote',
    from: 'quotes q',
    at: 'q.sent_at',
    id: 'q.id',
    where: 'q.customer_id = $1 and q.sent_at <= now()',
    shown: { title: "q.quote_no || ' · ' || q.title", state: "'sent'", subject: 'q.id' },
  },
  {
    kind: 'quote',
    from: 'quotes q',
    at: 'q.answered_at',
    id: 'q.id',
    where:
      "q.customer_id = $1 and q.answered_at is not null and q.status in ('accepted', 'rejected', 'revision_requested')",
    shown: {
      title: "q.quote_no || ' · ' || q.title",
      state: 'q.status',
      detail: 'q.answer_note',
      subject: 'q.id',
    },
  },
  {
    kind: 'shipment',
    from: 'shipments s',
    at: 's.created_at',
    id: 's.id',
    where: 's.customer_id = $1',
    shown: { title: "s.shipment_number || ' · ' || s.title", state: "'opened'", subject: 's.id' },
  },
  {
    kind: 'shipment',
    from: 'shipments s',
    at: 's.delivered_at',
    id: 's.id',
    where: "s.customer_id = $1 and s.status = 'delivered' and s.delivered_at is not null",
    shown: { title: "s.shipment_number || ' · ' || s.title", state: "'delivered'", subject: 's.id' },
  },
  {
    kind: 'mail',
    from: 'quote_mails m join quotes q on q.id = m.quote_id',
    at: 'coalesce(m.settled_at, m.send_at)',
    id: 'm.id',
    where: "q.customer_id = $1 and m.state <> 'scheduled'",
    shown: {
      title: 'm.subject',
      state: 'm.state',
      detail: 'q.quote_no',
      subject: 'q.id',
      actor: staffName('m.created_by'),
      mail: "'quote'",
    },
  },
  // What nobody has written the program mails by itself.
  contact('mail', {
    title: 'c.subject',
    state: 'c.mail_state',
    mail: "case when c.created_by is null then 'notice' else 'letter' end",
  }),
  contact('call', conversation),
  contact('visit', conversation),
  contact('note', { title: "''" }),
  message('message', `not (${isQuestion})`),
  message('question', isQuestion),
  {
    kind: 'appointment',
    from: 'appointments a',
    at: 'a.starts_at',
    id: 'a.id',
    where: 'a.customer_id = $1',
    shown: { title: 'a.title', state: 'a.state', detail: 'a.place', actor: staffName('a.staff_id') },
  },
  {
    kind: 'document',
    from: 'documents d',
    at: 'd.uploaded_at',
    id: 'd.id',
    where: 'd.customer_id = $1 and d.deleted_at is null',
    shown: {
      title: 'd.file_name',
      detail: "concat_ws(' · ', d.shipment_number, d.request_number)",
      actor: 'd.uploader_name',
    },
  },
  {
    kind: 'consent',
    from: 'consents n',
    at: 'n.decided_at',
    id: 'n.id',
    where: 'n.user_id = $1',
    shown: { title: 'n.purpose', state: "case when n.granted then 'granted' else 'withdrawn' end" },
  },
]

/** A page of one source: the newest before the cursor ($2, $3). */
function pageOf({ kind, from, at, id, where, shown }: TimelineSource): string {
  return `(select '${kind}' as kind, ${id} as id, ${at} as moment, ${shown.title} as title, ${shown.state ?? "''"} as state,
      ${shown.detail ?? "''"} as detail, ${shown.subject ?? 'null::uuid'} as subject_id, ${shown.actor ?? "''"} as actor_name, ${shown.mail ?? "''"} as mail_kind,
      ${shown.about ?? "''"} as about_kind
    from ${from} where ${where} and (${at}, ${id}) < ($2::timestamptz, $3::uuid) order by ${at} desc, ${id} desc limit ${pageSize + 1})`
}

const iso = `to_char(moment at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const readKinds = (all: readonly TimelineSource[], wanted: TimelineKind | undefined) =>
  `select *, ${iso} as at from (${all
    .filter(({ kind }) => !wanted || kind === wanted)
    .map(pageOf)
    .join(' union all ')}) as entries order by moment desc, id desc limit ${pageSize + 1}`

type Row = Omit<TimelineEntry, 'link'> & { subject_id: string | null; about_kind: ContactMatter | '' }

const latest = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const
const cursorShape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\da-f-]{36})$/

/** With the system's rights: what customers agreed to is for admins elsewhere, and here for whoever looks after them. */
export async function customerTimeline(
  tx: Transaction,
  customerId: string,
  more: readonly TimelineSource[],
  { kind, after }: { kind?: TimelineKind | undefined; after?: string | undefined },
): Promise<{ items: TimelineEntry[]; next_cursor: string | null }> {
  const [, at = latest[0], id = latest[1]] = cursorShape.exec(after ?? '') ?? []
  const found = await tx.asSystem<Row>(readKinds([...sources, ...more], kind), [customerId, at, id])
  const rows = found.slice(0, pageSize)
  const last = found.length > pageSize ? rows.at(-1) : undefined
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      at: new Date(row.at).toISOString(),
      title: row.title,
      state: row.state,
      detail: row.detail,
      actor_name: row.actor_name,
      mail_kind: row.mail_kind,
      link: timelineLink(row.about_kind || row.kind, row.subject_id),
    })),
    next_cursor: last ? `${last.at}_${last.id}` : null,
  }
}
