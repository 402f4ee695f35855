/** Opens a customer's conversation from elsewhere, the first one included: its own address follows, and what the next message is about goes with it. */
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { communicationAddress } from '#features/chat/office/communication-address.ts'
import { aboutState } from '#features/chat/office/next-about.ts'
import { talkAboutIn } from '#features/customers/talk-address.ts'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api, client } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function BeginConversation({ customerId }: { customerId: string }) {
  const { search } = useLocation()
  const about = talkAboutIn(useParam('about') ?? '')
  // Asking again gives the same conversation, but for one that a merge of records has left behind: it is asked for each time.
  const query = useQuery({
    queryKey: [...api.chat.staff.begin.key(), customerId],
    queryFn: () => client.chat.staff.begin({ customer_id: customerId }, callTimeout()),
    gcTime: 0,
  })
  if (query.data)
    return (
      <Navigate
        replace
        to={{
          pathname: communicationAddress(query.data.id),
          search: withParams(search, { customer: null, about: null }),
        }}
        state={about && aboutState(about)}
      />
    )
  if (query.isError) return <LoadFailure title="Konuşma açılamadı" query={query} />
  return (
    <Loading className="flex flex-col gap-4 p-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-14 w-3/5" />
    </Loading>
  )
}
