/** Whether a request can be priced, and the label of that action. */
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { statusAfter } from '@kervan/domain/requests/requests.policy.ts'

type Priceable = { status: RequestStatus }

export function mayBePriced({ status }: Priceable): boolean {
  return statusAfter('quote', status) !== undefined
}

export function priceVerb({ status }: Priceable): string {
  return status === 'quoted' ? 'Yeniden fiyatla' : 'Fiyatla'
}
