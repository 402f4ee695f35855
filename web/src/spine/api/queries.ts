/** The query caches, one per surface: what staff have read is never shown to a customer in the same browser. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { QueryClient } from '@tanstack/react-query'
import { toProblem } from '#spine/api/api.ts'

const maxRetries = 2

/** For what is read again with every page: the parts of one page that need it read it once. */
export const justReadMs = 5_000

const stores: Record<Surface, QueryClient> = { portal: createStore(), office: createStore() }

export function queriesOf(surface: Surface): QueryClient {
  return stores[surface]
}

function createStore(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Try and report a failure, rather than wait until the browser believes that it is online.
        networkMode: 'always',
        // Live events invalidate queries; until then the data is fresh.
        staleTime: 60_000,
        retry: (failures, error) => failures < maxRetries && isWorthRetrying(toProblem(error).status),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** A refusal stays a refusal; a lost connection or a busy server may recover. */
function isWorthRetrying(status: number): boolean {
  return status === 0 || status >= 500
}
