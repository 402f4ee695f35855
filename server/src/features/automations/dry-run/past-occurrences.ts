/**
 * What a rule would have met in the last days. Most triggers are found in the history of their own tables; of the others the outbox
 * remembers a week. What is gone since then cannot be asked any more.
 */
import { occurrenceNames, occurrencesOf } from '@kervan/domain/automations/occurrences.ts'
import type { Subject } from '@kervan/domain/automations/subjects.ts'
import { isSchedule, type TriggerKey, triggers } from '@kervan/domain/automations/triggers.ts'
import { keptOutcomes } from '@kervan/domain/chat/inbound-mail.ts'
import { type SettingArea, settingAreas } from '@kervan/domain/company/setting-areas.ts'
import { settingTables } from '#features/automations/engine/office-readings.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

export type PastOccurrence = { subject_id: string; at: string }
/** `from`: as far back as anybody remembers. */
export type Past = { occurrences: PastOccurrence[]; isComplete: boolean; from: string }

export const mostLookedAt = 2_000
const dayMs = 24 * 3_600_000
/** Of the outbox. */
const rememberedDays = 7

const from = (table: string, at: string, where = 'true', id = 'id') =>
  `select ${id} as subject_id, ${isoText(at)} as at from ${table} where ${at} > $1 and ${where} order by ${at} desc limit ${mostLookedAt + 1}`

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

/** Of all areas what the audit holds, a change of many rows at once being one. */
const settingHistory = `select t.id as subject_id, ${isoText('max(a.at)')} as at
  from (values ${Object.entries(settingTables)
    .flatMap(([area, tables]) =>
      tables.map((table) => `('${settingAreas[area as SettingArea].id}'::uuid, '${table}')`),
    )
    .join(', ')}) as t (id, name)
    join audit_entries a on a.subject_table = t.name and a.at > $1
  group by t.id, date_trunc('second', a.at) order by max(a.at) desc limit ${mostLookedAt + 1}`

const histories: Partial<Record<TriggerKey, string>> = {
  'request.created': from('requests', 'created_at'),
  'request.quoted': from('requests', 'quoted_at'),
  'request.approved': from('requests', 'customer_response_at', "status = 'approved'"),
  'request.rejected': from('requests', 'customer_response_at', "status = 'rejected'"),
  'request.revised': from('requests', 'revision_requested_at'),
  'quote.sent': from('quotes', 'sent_at'),
  'quote.viewed': from('quotes', 'viewed_at'),
  'quote.accepted': from('quotes', 'answered_at', "status = 'accepted'"),
  'quote.rejected': from('quotes', 'answered_at', "status = 'rejected'"),
  'quote.expired': from('quotes', 'valid_until', "status = 'expired'"),
  'quote.expiring': from('quotes', 'expiry_told_at'),
  'shipment.created': from('shipments', 'created_at'),
  'shipment.delayed': from('shipments', 'delayed_since', 'delayed'),
  'shipment.feedback': from('shipment_feedback', 'created_at', 'true', 'shipment_id'),
  'document.added': from('documents', 'uploaded_at', 'deleted_at is null'),
  'document.verified': from('documents', 'reviewed_at', "review = 'verified'"),
  'document.refused': from('documents', 'reviewed_at', "review = 'refused'"),
  'customer.joined': from('profiles', 'joined_at'),
  'customer.contacted': from('customer_contacts', 'created_at', 'true', 'customer_id'),
  'customer.appointment': from('appointments', 'created_at', 'true', 'customer_id'),
  'work_item.added': from('work_items', 'created_at'),
  'work_item.done': from('work_items', 'done_at', "status = 'done'"),
  'quote.drafted': from('quotes', 'created_at'),
  'document.deleted': from('documents', 'deleted_at'),
  'contact.noted': from('customer_contacts', 'created_at', "kind in ('call', 'visit')"),
  'conversation.answered': from('chat_messages', 'created_at', "sender_type = 'staff'", 'conversation_id'),
  'mail.kept': from('inbound_mails', 'received_at', `outcome in (${listed(keptOutcomes)})`),
  'invitation.answered': from('visit_invitations', 'answered_at', 'true', 'session_id'),
  'data_request.changed': from('data_requests', 'greatest(created_at, closed_at)'),
  'tracking_message.kept': from('tracking_messages', 'heard_at'),
  'customer_import.done': from('customer_imports', 'greatest(created_at, undo_at)'),
  'subscriber_import.done': from('newsletter_imports', 'created_at', 'meanings is not null'),
  'rates.changed': from('rate_bulletins', 'stored_at', "source in ('tcmb', 'manual', 'demo')"),
  'setting.changed': settingHistory,
  'rule.changed': from('automation_rules', 'greatest(updated_at, paused_at)'),
  'delivery.failed': from('automation_deliveries', 'finished_at', "status = 'dead'"),
  'subscriber.changed': from(
    'newsletter_subscribers',
    'greatest(subscription_date, confirmed_at, unsubscribed_at)',
  ),
  'campaign.changed': from('newsletter_campaigns', 'greatest(created_at, started_at, sent_at)'),
  'conversation.began': from('chat_rounds', 'opened_at', 'true', 'conversation_id'),
  'conversation.message': from('chat_messages', 'created_at', "sender_type <> 'staff'", 'conversation_id'),
}

/** By the clock: the rows as they are now, as if it were time. */
const rowsNow: Partial<Record<Subject, string>> = Object.fromEntries(
  Object.entries({ request: 'requests', quote: 'quotes', shipment: 'shipments', customer: 'profiles' }).map(
    ([subject, table]) => [
      subject,
      `select id as subject_id, ${isoText('now()')} as at from ${table} order by id desc limit ${mostLookedAt + 1}`,
    ],
  ),
)

const remembered = `select name, data, ${isoText('at')} as at from outbox where name = any($2) and at > $1 order by at desc limit 20000`

export async function pastOccurrences(tx: Transaction, trigger: TriggerKey, since: string): Promise<Past> {
  const now = isSchedule(trigger) ? rowsNow[triggers[trigger].subject] : undefined
  const history = histories[trigger]
  if (now) return cut(await tx.asSystem<PastOccurrence>(now, []), since)
  if (history) return cut(await tx.asSystem<PastOccurrence>(history, [since]), since)
  const events = await tx.asSystem<{ name: string; data: unknown; at: string }>(remembered, [
    since,
    [...occurrenceNames],
  ])
  const found = events.flatMap(({ at, ...event }) =>
    occurrencesOf(event)
      .filter((occurrence) => occurrence.trigger === trigger)
      .map(({ subject_id }) => ({ subject_id, at })),
  )
  const from = new Date(Date.now() - rememberedDays * dayMs).toISOString()
  return { ...cut(found, from > since ? from : since), isComplete: false }
}

const cut = (found: PastOccurrence[], from: string): Past => ({
  occurrences: found.slice(0, mostLookedAt),
  isComplete: found.length <= mostLookedAt,
  from,
})
