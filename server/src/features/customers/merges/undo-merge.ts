/** Parts two records that were made one, within a day: what was moved goes back, what came since stays, and so does what was changed since. */
import { mergeProblems, mergeUndoHours } from '@kervan/domain/customers/customer-merges.copy.ts'
import { customersParted, profileChanged } from '@kervan/domain/customers/customers.events.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { lockMailboxes } from '#features/auth/mailbox-lock.ts'
import type { MovedRows } from '#features/customers/merges/customer-merges.table.ts'
import { refuseErasing } from '#features/customers/merges/merge-customers.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type Merge = {
  kept_id: string
  gone_id: string
  gone: { email: string | null } | null
  kept_before: Record<string, unknown> | null
  moved: MovedRows | null
  is_late: boolean
  undone_at: string | null
  is_covered: boolean
}

export function undoMerge({ services, actor }: SignedInCall, id: string): Promise<void> {
  return services.actAs(actor, async (tx) => {
    const merge = await holdMerge(tx, id)
    if (merge.undone_at) refuse('ALREADY_UNDONE')
    if (merge.is_covered) refuse('LATER_MERGE')
    const { gone, kept_before, moved } = merge
    if (merge.is_late || !gone || !kept_before || !moved) return refuse('TOO_LATE')
    await refuseErasing(tx, [merge.kept_id])
    if (await hasAccountSince(tx, merge)) refuse('ACCOUNT_SINCE')
    await tx.asSystem(giveBack, [merge.kept_id, JSON.stringify(kept_before), JSON.stringify(gone)])
    await restore(tx, gone)
    await moveBack(tx, moved, merge)
    const { kept_id, gone_id } = merge
    await services.emit(tx, customersParted, ['nodes'], { kept_id, gone_id })
    await tx.query(
      "update customer_merges set undone_at = now(), gone_email = null, gone_phone = '', gone_name = '' where id = $1",
      [id],
    )
    for (const customer_id of [kept_id, gone_id])
      await services.emit(tx, profileChanged, ['staff', `user:${customer_id}`], { customer_id })
  })
}

/** In the order of a merge: a mailbox, the record, and only then what names it. */
async function holdMerge(tx: Transaction, id: string): Promise<Merge> {
  const [seen] = await tx.query<{ kept_id: string; email: string | null }>(
    "select kept_id, gone ->> 'email' as email from customer_merges where id = $1",
    [id],
  )
  if (seen?.email) await lockMailboxes(tx.db, [seen.email])
  if (seen) await tx.asSystem('select from profiles where id = $1 for update', [seen.kept_id])
  const [merge] = await tx.query<Merge>(
    `select kept_id, gone_id, gone, kept_before, moved, undone_at,
       merged_at < now() - interval '${mergeUndoHours} hours' as is_late,
       exists (select from customer_merges later where later.undone_at is null and later.moved @> jsonb_build_array(
         jsonb_build_object('relation', 'customer_merges', 'keys', jsonb_build_array(jsonb_build_object('id', m.id))))) as is_covered
     from customer_merges m where id = $1 for update`,
    [id],
  )
  if (!merge) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  // Merged on, or parted from a later one, at this moment.
  if (merge.kept_id !== seen?.kept_id) refuse('LATER_MERGE')
  return merge
}

/** Somebody signs in to the kept record with the address that came from the other one: parted, the account would have no record. */
async function hasAccountSince(tx: Transaction, { kept_id, gone, kept_before }: Merge): Promise<boolean> {
  if (!gone?.email || kept_before?.has_account) return false
  const [found] = await tx.asSystem('select 1 as one from users where id = $1 and email = $2', [
    kept_id,
    gone.email,
  ])
  return found !== undefined
}

type Refusal = 'TOO_LATE' | 'LATER_MERGE' | 'ALREADY_UNDONE' | 'ADDRESS_TAKEN_SINCE' | 'ACCOUNT_SINCE'

function refuse(code: Refusal): never {
  throw new ORPCError(code, mergeProblems[code])
}

/** Its own id, its own times; whoever has taken its address meanwhile keeps it. */
async function restore(tx: Transaction, gone: { email: string | null }): Promise<void> {
  const [taken] = gone.email
    ? await tx.asSystem('select 1 as one from profiles where email = $1', [gone.email])
    : []
  if (taken) refuse('ADDRESS_TAKEN_SINCE')
  await putBack(tx, 'profiles', [gone])
}

async function putBack(tx: Transaction, relation: string, rows: readonly object[]): Promise<void> {
  const columns = await tx.asSystem<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0
       and not attisdropped and attgenerated = '' order by attnum`,
    [relation],
  )
  const names = columns.map(({ name }) => name).join(', ')
  await tx.asSystem(
    `insert into ${relation} (${names}) select ${names} from jsonb_populate_recordset(null::${relation}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}

async function moveBack(tx: Transaction, moved: MovedRows, { kept_id, gone_id }: Merge): Promise<void> {
  for (const { relation, column, keys, set_aside = [] } of moved) {
    if (set_aside.length > 0) await putBack(tx, relation, set_aside)
    const names = Object.keys(keys[0] ?? {})
    if (names.length === 0) continue
    const same = names.map((name) => `r.${name} = k.${name}`).join(' and ')
    await tx.asSystem(
      `update ${relation} r set ${column} = $1 from jsonb_populate_recordset(null::${relation}, $3::jsonb) k
       where r.${column} = $2 and ${same}`,
      [gone_id, kept_id, JSON.stringify(keys)],
    )
  }
}

/**
 * Columns that still are what the merge has made of them get their old value; what somebody has written since stays. What follows from
 * requests and quotes is as it was, and then as those make it that each of them has now: see who follows `customersParted`.
 */
const texts = ['first_name', 'last_name', 'phone', 'company', 'company_type', 'position', 'city', 'country']
const others = ['email', 'sector_id', 'segment_id', 'organisation_id', 'assigned_to']
const times = ['joined_at', 'last_contact_at']
const giveBack = `update profiles p set
    ${[...texts, ...others, ...times]
      .map(
        (name) =>
          `${name} = case when p.${name} is not distinct from g.${name} then b.${name} else p.${name} end`,
      )
      .join(',\n    ')},
    first_request_at = case when p.first_request_at is not distinct from least(b.first_request_at, g.first_request_at)
      then b.first_request_at else p.first_request_at end,
    last_accepted_at = b.last_accepted_at,
    total_revenue = b.total_revenue,
    updated_at = now()
  from jsonb_populate_record(null::profiles, $2::jsonb) b, jsonb_populate_record(null::profiles, $3::jsonb) g
  where p.id = $1`
