/** Staff join customers to an organisation, part them, and keep its data. Nobody joins one by typing its name. */

import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { organisationProblems } from '@kervan/domain/customers/customers.copy.ts'
import { customerGroupsChanged, profileChanged } from '@kervan/domain/customers/customers.events.ts'
import type { Organisation, OrganisationForm } from '@kervan/domain/customers/organisations.contract.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { refuseUnknownGroups } from '#features/customers/customer-groups.queries.ts'
import { customerOf, toCustomer } from '#features/customers/customers.queries.ts'
import { organisationOf, organisationOfTaxNumber } from '#features/customers/organisations.queries.ts'
import { organisations } from '#features/customers/organisations.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { takeFromOrganisation } from '#features/customers/take-from-organisation.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

export function addOrganisation(
  context: SignedInCall,
  customerId: string,
  form: OrganisationForm,
): Promise<Customer> {
  return createOnce(context, { customerId, ...form }, async (tx) => {
    await refuseUnknownGroups(tx.db, form)
    // Of two who add the same tax number at once, the second gets the first one's row.
    const [added] = await tx.db
      .insert(organisations)
      .values(form)
      .onConflictDoNothing()
      .returning({ id: organisations.id })
    const [known] =
      added || !form.tax_number ? [added] : await organisationOfTaxNumber(tx.db, form.tax_number)
    if (!known) throw new Error('The organisation was not written.')
    return move(context, tx, customerId, known.id)
  })
}

export function joinOrganisation(
  context: SignedInCall,
  customerId: string,
  organisationId: string | null,
): Promise<Customer> {
  return context.services.actAs(context.actor, async (tx) => {
    if (organisationId && (await organisationOf(tx.db, organisationId)).length === 0)
      throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    return move(context, tx, customerId, organisationId)
  })
}

export function saveOrganisation(
  { services, actor }: SignedInCall,
  id: string,
  form: OrganisationForm,
): Promise<Organisation> {
  return services.actAs(actor, async (tx) => {
    await refuseUnknownGroups(tx.db, form)
    await tx.db.execute(sql`select from organisations where id = ${id} for update`)
    const [other] = form.tax_number ? await organisationOfTaxNumber(tx.db, form.tax_number) : []
    if (other && other.id !== id)
      throw new ORPCError('TAX_NUMBER_TAKEN', organisationProblems.TAX_NUMBER_TAKEN)
    await tx.db
      .update(organisations)
      .set({ ...form, updated_at: sql`now()` })
      .where(eq(organisations.id, id))
    const [saved] = await organisationOf(tx.db, id)
    if (!saved) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    await takeFromOrganisation(tx, id)
    await services.emit(tx, customerGroupsChanged, ['staff'], {})
    return saved
  })
}

async function move(
  { services }: SignedInCall,
  tx: Transaction,
  customerId: string,
  organisationId: string | null,
): Promise<Customer> {
  await tx.db
    .update(profiles)
    .set({ organisation_id: organisationId, updated_at: sql`now()` })
    .where(eq(profiles.id, customerId))
  if (organisationId) await takeFromOrganisation(tx, organisationId)
  const [moved] = await customerOf(tx.db, customerId)
  if (!moved) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  await services.emit(tx, profileChanged, ['staff', `user:${customerId}`], { customer_id: customerId })
  return toCustomer(moved)
}
