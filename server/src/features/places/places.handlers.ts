/** Answers of the places' contract. */
import { searchPlaces, toPlace } from '#features/places/places.queries.ts'
import { suggestPorts } from '#features/places/suggest-ports.ts'
import { api } from '#spine/http/procedures.ts'

export const placesHandlers = {
  search: api.places.search.handler(async ({ input, context: { services, actor } }) => {
    if (input.search === '') return { items: [] }
    const rows = await services.readAs(actor, (db) => searchPlaces(db, input))
    return { items: rows.map(toPlace) }
  }),
  suggestPorts: api.places.suggestPorts.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, (tx) => suggestPorts(tx.db, input)),
  ),
}
