/** Whether a request can be priced, the label of that action and where it leads. */
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { statusAfter } from '@kervan/domain/requests/requests.policy.ts'
import { useLocation } from 'react-router'
import { withParams } from '#spine/addresses/dialog-address.ts'

type Priceable = { status: RequestStatus }

export function mayBePriced({ status }: Priceable): boolean {
  return statusAfter('quote', status) !== undefined
}

export function priceVerb({ status }: Priceable): string {
  return status === 'quoted' ? 'Yeniden fiyatla' : 'Fiyatla'
}

/** The dialog of a new quote, for a request or for nobody's yet. It opens over the list of requests, whose filters stay. */
export function useQuoteAddress(): (requestId: string | null) => string {
  const { pathname, search } = useLocation()
  const filters = pathname === '/staff/requests' ? search : ''
  return (requestId) => `/staff/quotes/new${withParams(filters, { requestId, request: null, order: null })}`
}
