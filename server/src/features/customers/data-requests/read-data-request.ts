/** One request about personal data with all that belongs to it: the record, what was corrected, consents, and the proof of an erasure. */
import type { DataRequestDetail } from '@kervan/domain/customers/data-requests.contract.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { holdRecord } from '#features/customers/hold-record.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

const record = `select jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'phone', p.phone,
  'company', p.company, 'position', p.position) from profiles p where p.id = d.user_id`
const consents = `select coalesce(jsonb_agg(jsonb_build_object('purpose', c.purpose, 'granted', c.granted, 'text_version', c.text_version,
  'source', c.source, 'decided_at', ${isoText('c.decided_at')}) order by c.id desc), '[]') from consents c where c.user_id = d.user_id`
const proof = `case when e.id is not null then jsonb_build_object('begun_at', ${isoText('e.begun_at')},
  'finished_at', ${isoText('e.finished_at')}, 'tables', e.tables, 'files', e.files, 'kept_until', ${isoText('e.kept_until')}) end`

const read = `select d.id, d.kind, d.status, d.note, ${isoText('d.created_at')} as created_at, ${isoText('d.due_at')} as due_at,
    ${isoText('d.closed_at')} as closed_at, d.answer, d.user_id as customer_id, d.person_name, d.person_email, d.channel,
    d.identity_check, ${isoText('d.identity_checked_at')} as identity_checked_at, coalesce(checker.name, '') as identity_checked_by,
    d.identity_note, coalesce(closer.name, '') as closed_by, d.corrections, (${record}) as record, (${consents}) as consents,
    ${proof} as erasure, e.id is not null and e.finished_at is null as erasing
  from data_requests d left join users checker on checker.id = d.identity_checked_by left join users closer on closer.id = d.closed_by
    left join erasures e on e.request_id = d.id
  where d.id = $1`

export async function readDataRequest(tx: Transaction, id: string): Promise<DataRequestDetail> {
  const [found] = await tx.query<DataRequestDetail>(read, [id])
  if (!found) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  return found
}

/** Locked until the end of the transaction: of two who answer at once, the second finds it answered. */
export async function lockDataRequest(tx: Transaction, id: string): Promise<DataRequestDetail> {
  await holdApplicant(tx, id)
  await tx.query('select from data_requests where id = $1 for update', [id])
  return readDataRequest(tx, id)
}

/** The record before what names it, as whoever merges it locks them; the request may have moved to another record meanwhile. */
async function holdApplicant(tx: Transaction, id: string, held?: string): Promise<void> {
  const [named] = await tx.query<{ user_id: string | null }>(
    'select user_id from data_requests where id = $1',
    [id],
  )
  if (!named?.user_id || named.user_id === held) return
  await holdRecord(tx, named.user_id)
  await holdApplicant(tx, id, named.user_id)
}
