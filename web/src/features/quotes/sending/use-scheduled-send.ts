/** When an offer that waits for its time will be sent. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'

export function useScheduledSend(id: string): string | undefined {
  const { data } = useQuery(api.quotes.sending.mails.queryOptions({ input: { id } }))
  return data?.mails.find(({ kind, state }) => kind === 'offer' && state === 'scheduled')?.send_at
}
