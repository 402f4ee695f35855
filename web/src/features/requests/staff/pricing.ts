/** Whether a request can be priced, the label of that action and where it leads. */
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { statusAfter } from '@kervan/domain/requests/requests.policy.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'

type Priceable = { status: RequestStatus }

export function mayBePriced({ status }: Priceable): boolean {
  return statusAfter('quote', status) !== undefined
}

export function priceVerb({ status }: Priceable): string {
  return status === 'quoted' ? 'Yeniden fiyatla' : 'Fiyatla'
}

/** Opens the dialog of a new quote for a request over the list that one is in; `search` is the current query string. */
export function priceSearch(search: string, requestId: string): string {
  return withParams(search, { price: requestId, request: null, item: null })
}
