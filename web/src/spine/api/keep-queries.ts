/** Queries that outlive the network: what they have read is kept on the device, and shown with its age where the server cannot be reached. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { queriesOf } from '#spine/api/queries.ts'
import { entryOfPage } from '#spine/offline/built-page.ts'

const keepers = new Set<Surface>()

/** To be called once, before the first query of somebody who is signed in. */
export function keepQueriesOf(surface: Surface): void {
  if (keepers.has(surface) || !entryOfPage()) return
  keepers.add(surface)
  const queries = queriesOf(surface)
  const known = queries.getDefaultOptions()
  queries.setDefaultOptions({
    ...known,
    queries: {
      ...known.queries,
      persister: (read, context, query) => {
        const reading = Promise.resolve(read(context))
        // Loaded with the first answer, which does not wait for it; without a network it may not be there.
        const settled = import('#spine/api/recalled-queries.ts').then(
          ({ settle }) => settle(surface, reading, context.signal, query),
          () => reading,
        )
        return Promise.race([reading.catch(() => settled), settled])
      },
    },
  })
}
