/** The stores of answers from the server, one per surface: what staff have read is never shown to a customer of the same browser. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { QueryClient } from '@tanstack/react-query'
import { toProblem } from '#spine/api/api.ts'

const tries = 2

const stores: Record<Surface, QueryClient> = { portal: createStore(), office: createStore() }

export function queriesOf(surface: Surface): QueryClient {
  return stores[surface]
}

function createStore(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Try and say what happened, rather than wait in silence until the browser believes it is online.
        networkMode: 'always',
        // Live events say when something is old; until then it is fresh.
        staleTime: 60_000,
        retry: (failures, error) => failures < tries && isWorthRetrying(toProblem(error).status),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** A refusal stays a refusal; a cut line or a busy server may pass. */
function isWorthRetrying(status: number): boolean {
  return status === 0 || status >= 500
}
