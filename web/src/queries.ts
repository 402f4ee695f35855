/** The one store of answers from the server. */
import { QueryClient } from '@tanstack/react-query'
import { toProblem } from '#api.ts'

const tries = 2

export const queries = new QueryClient({
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

/** A refusal stays a refusal; a cut line or a busy server may pass. */
function isWorthRetrying(status: number): boolean {
  return status === 0 || status >= 500
}
