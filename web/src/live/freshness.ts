/** Which event makes which answers stale: the browser's half of "one write, seen everywhere". */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { api } from '#api.ts'

const staleAfter: Record<string, () => QueryKey[]> = {
  'inbox.mail_arrived': () => [api.demo.listInbox.key()],
}

export function freshen(queries: QueryClient, eventName: string): void {
  for (const queryKey of staleAfter[eventName]?.() ?? []) void queries.invalidateQueries({ queryKey })
}

export function freshenAll(queries: QueryClient): void {
  void queries.invalidateQueries()
}
