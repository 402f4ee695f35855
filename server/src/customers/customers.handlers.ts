/** Answers of the customers contract. */
import { toPage } from '@kervan/domain/values/page.ts'
import { customerPage, profileOf } from '#customers/customers.queries.ts'
import { api } from '#procedures.ts'

export const customersHandlers = {
  getOwnProfile: api.customers.getOwnProfile.handler(async ({ context, errors }) => {
    const [profile] = await context.services.readAs(context.actor, (db) =>
      profileOf(db, context.person?.id ?? ''),
    )
    if (!profile) throw errors.NOT_FOUND()
    return profile
  }),
  list: api.customers.list.handler(async ({ input, context }) =>
    toPage(await context.services.readAs(context.actor, (db) => customerPage(db, input)), input.limit),
  ),
}
