/** The customer's own requests by status and words, how many there are, and which of them have just changed. */

import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { shortened } from '@kervan/domain/values/shortened.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#spine/api/api.ts'
import { useLiveEvent } from '#spine/live/use-live.ts'

type Wanted = {
  status: RequestStatus | null
  search: string
  /** Asked for since this day, and quoted since this day. */
  since: string | null
  quotedSince: string | null
  /** Quoted, and the price can still be said yes to. */
  quoteOpen: boolean
}

export function useRequests({ status, search, since, quotedSince, quoteOpen }: Wanted) {
  return useInfiniteQuery(
    api.requests.list.infiniteOptions({
      input: (after: string | undefined) => ({
        ...(status && { status }),
        ...(search && { search: shortened(search, 80) }),
        ...(since && { since }),
        ...(quotedSince && { quoted_since: quotedSince }),
        ...(quoteOpen && { quote_open: 'true' }),
        ...(after && { after }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
      placeholderData: (previous) => previous,
    }),
  )
}

export function useRequestCounts() {
  return useQuery(api.requests.counts.queryOptions())
}

/** How often each of them has changed while the list was on the screen: the row lights up each time. */
export function useChanges(event: string, field: string): ReadonlyMap<string, number> {
  const [changes, setChanges] = useState<ReadonlyMap<string, number>>(new Map())
  useLiveEvent(event, ({ data }) => {
    const id = (data as Record<string, unknown> | null)?.[field]
    if (typeof id === 'string') setChanges((now) => new Map(now).set(id, (now.get(id) ?? 0) + 1))
  })
  return changes
}
