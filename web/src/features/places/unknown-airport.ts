/** Whether a typed airport code is none that we know. Nothing is said before the server has answered. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { useDebounced } from '#spine/ui/use-debounced.ts'

export function useUnknownAirport(typed: string): boolean {
  const code = useDebounced(typed.trim().toUpperCase(), 300)
  const { data } = useQuery(
    api.places.search.queryOptions({
      input: { search: code, kind: 'airport' },
      enabled: /^[A-Z]{3}$/.test(code),
      // Places hardly ever change.
      staleTime: 3_600_000,
    }),
  )
  return data !== undefined && !data.items.some(({ iata }) => iata === code)
}
