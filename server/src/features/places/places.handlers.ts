/** Handlers of the places contract. */

import { placesContract } from '@kervan/domain/places/places.contract.ts'
import { searchPlaces, toPlace } from '#features/places/places.queries.ts'
import { suggestPorts } from '#features/places/suggest-ports.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(placesContract)

export const placesHandlers = {
  search: api.search.handler(async ({ input, context: { services, actor } }) => {
    if (input.search === '') return { items: [] }
    const rows = await services.readAs(actor, (db) => searchPlaces(db, input))
    return { items: rows.map(toPlace) }
  }),
  suggestPorts: api.suggestPorts.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, (tx) => suggestPorts(tx.db, input)),
  ),
}
