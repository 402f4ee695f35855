/** The initial ports of a request; fetches suggestions where neither its customer nor its form named them. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Ports, portsOf } from '#features/quotes/ports-of-request.ts'
import { api } from '#spine/api/api.ts'

/** Undefined while suggestions are loading; a failure only leaves the fields empty. */
export function useRequestPorts(request: RequestDetail | undefined): Ports | undefined {
  const [isReady, setReady] = useState(false)
  const known = request && portsOf(request)
  const lacksPorts = request?.shipment_type === 'sea' && !(known?.origin_port && known.destination_port)
  const maySuggest = lacksPorts && request.origin_country.length > 1 && request.destination_country.length > 1
  const suggested = useQuery(
    api.places.suggestPorts.queryOptions({
      input: {
        shipment_type: 'sea',
        origin_country: request?.origin_country ?? '',
        destination_country: request?.destination_country ?? '',
        ...(request?.origin_city && { origin_city: request.origin_city }),
        ...(request?.destination_city && { destination_city: request.destination_city }),
      },
      enabled: maySuggest,
      staleTime: 600_000,
      // The form stays open while suggestions for an edited request are loading.
      placeholderData: (previous) => previous,
    }),
  )
  const isLoading = maySuggest && !suggested.data && suggested.failureCount === 0
  // Once ready it stays so: a request that changes meanwhile must not close the form.
  if (request && !isLoading && !isReady) setReady(true)
  return request && (isReady || !isLoading) ? portsOf(request, suggested.data) : undefined
}
