/** Staff enter a customer who has no account, or correct a customer's data. One address is one record, whoever comes first. */

import { isStaffAddress } from '@kervan/domain/auth/auth.policy.ts'
import type { CustomerRecordForm, SeenRecord } from '@kervan/domain/customers/customer-forms.ts'
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { customerProblems } from '@kervan/domain/customers/customers.copy.ts'
import { profileChanged } from '@kervan/domain/customers/customers.events.ts'
import { isComplete, isErased, isKnown, type LeadSource } from '@kervan/domain/customers/customers.policy.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { lockMailbox } from '#features/auth/mailbox-lock.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { refuseUnknownGroups } from '#features/customers/customer-groups.queries.ts'
import {
  type CustomerRow,
  customerOf,
  customerOfAddress,
  toCustomer,
} from '#features/customers/customers.queries.ts'
import { firstRepresentative } from '#features/customers/ensure-profile.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { takeFromOrganisation } from '#features/customers/take-from-organisation.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type StaffCall = SignedInCall<WithCompany>

function refuse(code: keyof typeof customerProblems): never {
  throw new ORPCError(code, customerProblems[code])
}

/** An address that has a record already gives that record. */
export function enterCustomer(
  context: StaffCall,
  form: CustomerRecordForm,
): Promise<{ customer: Customer; is_new: boolean }> {
  return createOnce(context, form, (tx) => addCustomer(context, tx, form, 'staff'))
}

/** The same inside a transaction that does more. */
export async function addCustomer(
  context: StaffCall,
  tx: Transaction,
  form: CustomerRecordForm,
  lead_source: LeadSource,
): Promise<{ customer: Customer; is_new: boolean }> {
  await refuseStaffAddress(context, form.email)
  if (form.email) await lockMailbox(tx.db, form.email)
  const [known] = form.email ? await customerOfAddress(tx.db, form.email) : []
  if (known) return { customer: toCustomer(known), is_new: false }
  await refuseUnknownGroups(tx.db, form)
  const values = valuesOf(form)
  const [added] = await tx.db
    .insert(profiles)
    .values({
      ...values,
      lead_source,
      // An account without a profile keeps its id.
      id: sql`coalesce((select id from users where email = ${form.email}), uuidv7())`,
      joined_at: isKnown(values) ? sql`now()` : null,
      assigned_to: sql.raw(`(${firstRepresentative})`),
    })
    .returning({ id: profiles.id })
  if (!added) throw new Error('The customer was not written.')
  return { customer: await announced(context, tx, added.id), is_new: true }
}

/** The address of a customer with an account stays: it is the one they sign in with. */
export async function correctCustomer(
  context: StaffCall,
  id: string,
  given: CustomerRecordForm,
  seen: SeenRecord = {},
): Promise<Customer> {
  await refuseStaffAddress(context, given.email)
  return context.services.actAs(context.actor, async (tx) => {
    const [before] = await customerOf(tx.db, id)
    if (!before || isErased(before)) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    // Whoever signs in with the old or the new address waits, and the row is locked only after both mailboxes, as in a sign-in.
    const addresses = [...new Set([before.email, given.email ?? ''])].filter(Boolean).sort()
    for (const email of addresses) await lockMailbox(tx.db, email)
    await tx.db.execute(sql`select from profiles where id = ${id} for update`)
    const [stored] = await customerOf(tx.db, id)
    if (stored?.email !== before.email) throw new ORPCError('STALE', problems.STALE)
    const form = withoutUntouched(given, seen, stored)
    if ((form.email ?? '') !== stored.email) {
      if (stored.has_account) refuse('HAS_ACCOUNT')
      if (form.email && (await customerOfAddress(tx.db, form.email)).length > 0) refuse('ADDRESS_TAKEN')
    }
    await refuseUnknownGroups(tx.db, form)
    const values = valuesOf(form)
    await tx.db
      .update(profiles)
      .set({
        ...values,
        profile_completed: isComplete({ ...stored, ...values }),
        joined_at: stored.joined_at ?? (isKnown(values) ? sql`now()` : null),
        updated_at: sql`now()`,
      })
      .where(eq(profiles.id, id))
    await tx.asSystem('update users set name = $2, updated_at = now() where id = $1', [
      id,
      `${values.first_name} ${values.last_name}`.trim(),
    ])
    if (stored.organisation_id) await takeFromOrganisation(tx, stored.organisation_id)
    return announced(context, tx, id)
  })
}

/** What was not touched is as it is now; what was, is refused where somebody else has changed it since it was seen. */
function withoutUntouched(
  given: CustomerRecordForm,
  seen: SeenRecord,
  stored: CustomerRow,
): CustomerRecordForm {
  const form = { ...given }
  for (const field of Object.keys(seen) as (keyof SeenRecord)[]) {
    const [was, now, wanted] = [seen[field], stored[field] ?? '', given[field] ?? '']
    if (was === undefined || given[field] === undefined || now === was || now === wanted) continue
    if (wanted !== was) throw new ORPCError('STALE', problems.STALE)
    Object.assign(form, { [field]: stored[field] || (isText(field) ? '' : null) })
  }
  // Each of two has taken one of them away.
  if (!form.email && !form.phone) throw new ORPCError('STALE', problems.STALE)
  return form
}

const isText = (field: keyof SeenRecord) => field === 'position' || field === 'city' || field === 'country'

function valuesOf({ email, first_name, last_name, phone, company, ...noted }: CustomerRecordForm) {
  return {
    ...noted,
    email,
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    phone: phone ?? '',
    company: company ?? '',
  }
}

async function refuseStaffAddress({ services }: StaffCall, email: string | null): Promise<void> {
  const { company } = await readLetterhead(services)
  if (email && isStaffAddress(email, company.staff_email_domains)) refuse('STAFF_ADDRESS')
}

async function announced({ services }: StaffCall, tx: Transaction, id: string): Promise<Customer> {
  await services.emit(tx, profileChanged, ['staff', `user:${id}`], { customer_id: id })
  const [written] = await customerOf(tx.db, id)
  if (!written) throw new Error('The customer is missing.')
  return toCustomer(written)
}
