/** Asks for the ports that suit a request's lane where neither its customer nor its form named them. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Ports, portsOf } from '#features/quotes/known-ports.ts'
import { api } from '#spine/api/api.ts'

/** Undefined while the lane is still asked for; a failure only leaves the fields empty. */
export function useRequestPorts(request: RequestDetail | undefined): Ports | undefined {
  const [isReady, setReady] = useState(false)
  const known = request && portsOf(request)
  const isLacking = request?.shipment_type === 'sea' && !(known?.origin_port && known.destination_port)
  const mayAsk = isLacking && request.origin_country.length > 1 && request.destination_country.length > 1
  const suggested = useQuery(
    api.places.suggestPorts.queryOptions({
      input: {
        shipment_type: 'sea',
        origin_country: request?.origin_country ?? '',
        destination_country: request?.destination_country ?? '',
        ...(request?.origin_city && { origin_city: request.origin_city }),
        ...(request?.destination_city && { destination_city: request.destination_city }),
      },
      enabled: mayAsk,
      staleTime: 600_000,
      // An order that is being written stays open while the lane of a request that was edited is asked for.
      placeholderData: (previous) => previous,
    }),
  )
  const isAsked = mayAsk && !suggested.data && suggested.failureCount === 0
  // Once there, they stay: a request that changes meanwhile must not close the form that is being written.
  if (request && !isAsked && !isReady) setReady(true)
  return request && (isReady || !isAsked) ? portsOf(request, suggested.data) : undefined
}
