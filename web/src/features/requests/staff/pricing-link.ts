/** When a request can be given a price, and what that is called. */
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { statusAfter } from '@kervan/domain/requests/requests.policy.ts'

type Priceable = { status: RequestStatus }

export function mayBePriced({ status }: Priceable): boolean {
  return statusAfter('quote', status) !== undefined
}

export function priceVerb({ status }: Priceable): string {
  return status === 'quoted' ? 'Yeniden fiyatla' : 'Fiyatla'
}
