/** Handlers of the organisations contract. */

import { organisationsContract } from '@kervan/domain/customers/organisations.contract.ts'
import { customerOf } from '#features/customers/customers.queries.ts'
import {
  colleaguesOf,
  organisationOf,
  suggestedOrganisations,
} from '#features/customers/organisations.queries.ts'
import { addOrganisation, joinOrganisation, saveOrganisation } from '#features/customers/organisations.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(organisationsContract)

export const organisationsHandlers = {
  get: api.get.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [customer] = await customerOf(tx.db, input.id)
      if (!customer) throw errors.NOT_FOUND()
      const { organisation_id } = customer
      if (!organisation_id) return { organisation: null, colleagues: [] }
      const [[organisation], colleagues] = await Promise.all([
        organisationOf(tx.db, organisation_id),
        colleaguesOf(tx.db, organisation_id, input.id),
      ])
      return { organisation: organisation ?? null, colleagues }
    }),
  ),
  suggest: api.suggest.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [customer] = await customerOf(tx.db, input.id)
      if (!customer) throw errors.NOT_FOUND()
      return { suggestions: await suggestedOrganisations(tx.db, customer, input.search) }
    }),
  ),
  create: api.create.handler(({ input: { id, ...form }, context }) => addOrganisation(context, id, form)),
  join: api.join.handler(({ input, context }) => joinOrganisation(context, input.id, input.organisation_id)),
  save: api.save.handler(({ input: { id, ...form }, context }) => saveOrganisation(context, id, form)),
}
