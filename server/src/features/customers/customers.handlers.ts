/** Handlers of the customers contract. */

import { customersContract } from '@kervan/domain/customers/customers.contract.ts'
import { dayInIstanbul, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { assignCustomer } from '#features/customers/assign-customer.ts'
import { customerCounts, customerList } from '#features/customers/customers.list.ts'
import {
  customerOf,
  joinedSince,
  profileOf,
  representativeOf,
  toCustomer,
  toProfile,
  totalValue,
} from '#features/customers/customers.queries.ts'
import { correctCustomer, enterCustomer } from '#features/customers/enter-customer.ts'
import { keptRecordOf } from '#features/customers/merges/kept-record.ts'
import { ownOrganisation } from '#features/customers/own-organisation.ts'
import { saveProfile } from '#features/customers/save-profile.ts'
import { shareAnswersOfServer } from '#spine/database/share-answers.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof customersContract, WithCompany>(customersContract)

export const customersHandlers = {
  getOwnProfile: api.getOwnProfile.handler(async ({ context, errors }) => {
    const [profile] = await context.services.readAs(context.actor, (db) => profileOf(db, context.person.id))
    if (!profile) throw errors.NOT_FOUND()
    return toProfile(profile)
  }),
  completeProfile: api.completeProfile.handler(async ({ input, context, errors }) => {
    const { full_name, company_name: company } = input
    const typed = `${full_name.first_name} ${full_name.last_name}`
    const saved = await saveProfile(context, context.person.id, (stored) =>
      // An unchanged full name keeps its stored division into first and last name.
      typed === `${stored.first_name} ${stored.last_name}` ? { company } : { ...full_name, company },
    )
    if (!saved) throw errors.NOT_FOUND()
    return saved
  }),
  saveProfile: api.saveProfile.handler(async ({ input, context, errors }) => {
    const saved = await saveProfile(context, context.person.id, () => input)
    if (!saved) throw errors.NOT_FOUND()
    return saved
  }),
  getRepresentative: api.getRepresentative.handler(async ({ context }) => {
    const [representative] = await context.services.readAs(context.actor, (db) =>
      representativeOf(db, context.person.id),
    )
    return { representative: representative ?? null }
  }),
  getOwnOrganisation: api.getOwnOrganisation.handler(async ({ context }) => ({
    organisation: await context.services.actAs(context.actor, (tx) => ownOrganisation(tx, context.person.id)),
  })),
  create: api.create.handler(({ input, context }) => enterCustomer(context, input)),
  update: api.update.handler(({ input: { id, seen, ...form }, context }) =>
    correctCustomer(context, id, form, seen),
  ),
  assign: api.assign.handler(({ input, context }) => assignCustomer(context, input)),
  get: api.get.handler(async ({ input: { id }, context: { services, actor }, errors }) => {
    const [customer] = await services.readAs(actor, (db) => customerOf(db, id))
    if (customer) return toCustomer(customer)
    const kept = await services.actAs(actor, (tx) => keptRecordOf(tx, id))
    const [now] = kept ? await services.readAs(actor, (db) => customerOf(db, kept)) : []
    if (!now) throw errors.NOT_FOUND()
    return toCustomer(now)
  }),
  list: api.list.handler(({ input, context }) => pageFor(context, customerList, input)),
  counts: api.counts.handler(({ input, context }) => {
    const count = () => customerCounts(queryFor(context), input)
    return input.search ? count() : sharedCounts(context.services, count)
  }),
  value: api.value.handler(async ({ context }) => {
    const [found] = await sharedValue(context.services, () =>
      queryFor(context)<TotalValue>(totalValue, [firstIdOf(startOfMonth())]),
    )
    return {
      total_revenue: { amount: found?.total ?? '0.00', currency: 'EUR' as const },
      new_leads: found?.new_leads ?? 0,
    }
  }),
  joinedThisMonth: api.joinedThisMonth.handler(async ({ context: { services, actor } }) => {
    const [found] = await services.readAs(actor, (db) => joinedSince(db, startOfMonth().toISOString()))
    return { count: found?.count ?? 0 }
  }),
}

type TotalValue = { total: string; new_leads: number }

/** The same for all of staff, and read from all customers. */
const sharedCounts = shareAnswersOfServer<Awaited<ReturnType<typeof customerCounts>>>()
const sharedValue = shareAnswersOfServer<TotalValue[]>()

const startOfMonth = () => momentInIstanbul(`${dayInIstanbul(new Date()).slice(0, 7)}-01`)

/** Ids are in order of time: this one is before all that were made since the moment. */
function firstIdOf(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
