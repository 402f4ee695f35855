/** The one store of answers from the server. */
import { QueryClient } from '@tanstack/react-query'
import { toProblem } from '#api.ts'

const tries = 2

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Live events say when something is old; until then it is fresh.
      staleTime: 60_000,
      retry: (failures, error) => failures < tries && isWorthRetrying(toProblem(error).status),
    },
    mutations: { retry: false },
  },
})

/** A refusal stays a refusal; a cut line or a busy server may pass. */
function isWorthRetrying(status: number): boolean {
  return status === 0 || status >= 500
}
