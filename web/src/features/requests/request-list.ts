/** Fetches the customer's requests and their counts, and tracks which have just changed. */

import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { shortened } from '@kervan/domain/values/shortened.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#spine/api/api.ts'
import { type Place, pageOptions, rowsOf } from '#spine/lists/list-pages.ts'
import { useLiveEvent } from '#spine/live/use-live.ts'

type RequestFilter = {
  status: RequestStatus | null
  search: string
  /** Created, or quoted, on this day or later. */
  since: string | null
  quotedSince: string | null
  /** Only quotes that can still be approved. */
  quoteOpen: boolean
  /** Null is newest first. */
  sort: RequestOrder | null
}

export const requestOrders = ['-created', 'created', 'title', '-amount', 'amount'] as const
export type RequestOrder = (typeof requestOrders)[number]

export function useRequests({ status, search, since, quotedSince, quoteOpen, sort }: RequestFilter) {
  return useInfiniteQuery(
    api.requests.list.infiniteOptions({
      input: (place: Place) => ({
        ...(status && { status }),
        ...(search && { search: shortened(search, 80) }),
        ...(since && { since }),
        ...(quotedSince && { quoted_since: quotedSince }),
        ...(quoteOpen && { quote_open: 'true' }),
        ...(sort && { sort }),
        ...place,
      }),
      ...pageOptions,
      select: rowsOf,
    }),
  )
}

export function useRequestCounts() {
  return useQuery(api.requests.counts.queryOptions())
}

/** How often each record has changed while the list was shown; its row is highlighted each time. */
export function useChangeCounts(event: string, field: string): ReadonlyMap<string, number> {
  const [changes, setChanges] = useState<ReadonlyMap<string, number>>(new Map())
  useLiveEvent(event, ({ data }) => {
    const id = (data as Record<string, unknown> | null)?.[field]
    if (typeof id === 'string') setChanges((now) => new Map(now).set(id, (now.get(id) ?? 0) + 1))
  })
  return changes
}
