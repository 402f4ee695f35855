/**
 * Makes two records one: whatever names the one then names the other, blanks of the one that stays are filled, and the one that is empty is
 * deleted. Whoever writes about either meanwhile waits. Of two people with accounts nobody is merged: they are joined by an organisation.
 * Locks are taken in one order by all that makes records one, parts or erases them: mailboxes, records, then what names them.
 */
import { erasedMailHost } from '@kervan/domain/consents/data-requests.copy.ts'
import { mergeProblems } from '@kervan/domain/customers/customer-merges.copy.ts'
import { profileChanged } from '@kervan/domain/customers/customers.events.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { lockMailboxes } from '#features/auth/mailbox-lock.ts'
import { type CustomerReference, customerReferences } from '#features/customers/customer-references.ts'
import type { MovedRows, RowKey } from '#features/customers/merges/customer-merges.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

/** What says of two records that they are two ends with one of them. */
const aboutRecords = ['distinct_customers']

type Wanted = { keep: string; remove: string }
type Stored = Record<string, unknown> & { id: string; has_account: boolean }

export function mergeCustomers(context: SignedInCall, wanted: Wanted): Promise<string> {
  return createOnce(context, wanted, (tx) => merge(context, tx, wanted))
}

async function merge({ services, person }: SignedInCall, tx: Transaction, wanted: Wanted): Promise<string> {
  const id = await mergeRecords(tx, person.id, wanted)
  await services.emit(tx, profileChanged, ['staff', `user:${wanted.keep}`], { customer_id: wanted.keep })
  return id
}

/** The same without word to anybody. */
export async function mergeRecords(
  tx: Transaction,
  personId: string,
  { keep, remove }: Wanted,
): Promise<string> {
  if (keep === remove) refuse('SAME_RECORD')
  const both = [[keep, remove]]
  // Whoever signs in with one of the addresses waits, and the rows are locked only after the mailboxes, as in a sign-in.
  const addresses = await tx.asSystem<{ email: string }>(
    'select email from profiles where id = any($1::uuid[]) and email is not null',
    both,
  )
  await lockMailboxes(
    tx.db,
    addresses.map(({ email }) => email),
  )
  const found = await tx.asSystem<{ row: Stored }>(
    `select to_jsonb(p) as row from profiles p where id = any($1::uuid[]) and (email like '%@${erasedMailHost}') is not true
     order by id for update`,
    both,
  )
  const kept = found.find(({ row }) => row.id === keep)?.row
  const gone = found.find(({ row }) => row.id === remove)?.row
  if (!kept || !gone) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  if (gone.has_account) refuse(kept.has_account ? 'BOTH_ACCOUNTS' : 'KEEP_ACCOUNT')
  await refuseErasing(tx, [keep, remove])
  const [clash] = await tx.asSystem(sameOpenRequests, [keep, remove])
  if (clash) refuse('SAME_REQUEST_OPEN')
  const references = [...(await customerReferences(tx, aboutRecords)), dataRequests]
  const moved = await moveRows(tx, references, remove, keep)
  await tx.asSystem('delete from profiles where id = $1', [remove])
  await tx.asSystem(fillBlanks, [keep, JSON.stringify(gone)])
  const [written] = await tx.query<{ id: string }>(
    `insert into customer_merges (kept_id, gone_id, gone, kept_before, moved, merged_by, gone_email, gone_phone, gone_name)
     select $1::uuid, $2::uuid, $3::jsonb, $4::jsonb, $5::jsonb, $6::uuid, g.email, g.phone, trim(g.first_name || ' ' || g.last_name)
     from jsonb_populate_record(null::profiles, $3::jsonb) g returning id`,
    [keep, remove, JSON.stringify(gone), JSON.stringify(kept), JSON.stringify(moved), personId],
  )
  if (!written) throw new Error('The merge was not written.')
  return written.id
}

type Refusal = 'SAME_RECORD' | 'BOTH_ACCOUNTS' | 'KEEP_ACCOUNT' | 'SAME_REQUEST_OPEN' | 'ERASURE_BEGUN'

function refuse(code: Refusal): never {
  throw new ORPCError(code, mergeProblems[code])
}

/** Behind the lock of the record, so that what has begun by now is seen, and what begins later waits. */
export async function refuseErasing(tx: Transaction, ids: readonly string[]): Promise<void> {
  const [begun] = await tx.asSystem(
    'select 1 as one from erasures where record_id = any($1::uuid[]) and finished_at is null',
    [ids],
  )
  if (begun) refuse('ERASURE_BEGUN')
}

/** Each has a time limit of its own, and of one kind a person has one open at a time. */
const sameOpenRequests = `select 1 as one from data_requests kept join data_requests gone on gone.kind = kept.kind
  where kept.user_id = $1 and gone.user_id = $2 and kept.status = 'open' and gone.status = 'open'`
/** Named without a foreign key, since who applies may have no record. */
const dataRequests: CustomerReference = {
  relation: 'data_requests',
  column: 'user_id',
  key: ['id'],
  once: [],
}

async function moveRows(
  tx: Transaction,
  references: readonly CustomerReference[],
  from: string,
  to: string,
): Promise<MovedRows> {
  const moved: MovedRows = []
  for (const { relation, column, key, once } of references) {
    const set_aside: Record<string, unknown>[] = []
    for (const columns of once) {
      const same = columns.map((name) => ` and k.${name} = r.${name}`).join('')
      const rows = await tx.asSystem<{ row: Record<string, unknown> }>(
        `delete from ${relation} r using ${relation} k where r.${column} = $2 and k.${column} = $1${same} returning to_jsonb(r) as row`,
        [to, from],
      )
      set_aside.push(...rows.map(({ row }) => row))
    }
    const named = key.map((name) => `'${name}', ${name}`).join(', ')
    const rows = await tx.asSystem<{ key: RowKey }>(
      `update ${relation} set ${column} = $1 where ${column} = $2 returning jsonb_build_object(${named}) as key`,
      [to, from],
    )
    if (rows.length + set_aside.length > 0)
      moved.push({ relation, column, keys: rows.map((row) => row.key), set_aside })
  }
  return moved
}

/** What the kept record does not know it takes from the other; times and values are those of both. */
const fillBlanks = `update profiles p set
    email = coalesce(p.email, g.email),
    first_name = case when p.first_name = '' and p.last_name = '' then g.first_name else p.first_name end,
    last_name = case when p.first_name = '' and p.last_name = '' then g.last_name else p.last_name end,
    phone = coalesce(nullif(p.phone, ''), g.phone),
    company = coalesce(nullif(p.company, ''), g.company),
    company_type = coalesce(p.company_type, g.company_type),
    position = coalesce(nullif(p.position, ''), g.position),
    city = coalesce(nullif(p.city, ''), g.city),
    country = coalesce(nullif(p.country, ''), g.country),
    sector_id = coalesce(p.sector_id, g.sector_id),
    segment_id = coalesce(p.segment_id, g.segment_id),
    organisation_id = coalesce(p.organisation_id, g.organisation_id),
    assigned_to = coalesce(p.assigned_to, g.assigned_to),
    joined_at = least(p.joined_at, g.joined_at),
    first_request_at = least(p.first_request_at, g.first_request_at),
    last_accepted_at = greatest(p.last_accepted_at, g.last_accepted_at),
    last_contact_at = greatest(p.last_contact_at, g.last_contact_at),
    total_revenue = p.total_revenue + g.total_revenue,
    updated_at = now()
  from jsonb_populate_record(null::profiles, $2::jsonb) g where p.id = $1`
