/** Where a customer opens what a message is about. */
import type { MessageAbout } from '@kervan/domain/chat/chat-message.ts'
import { offerAddress } from '#features/quotes/offers/offer-addresses.ts'
import { openRequestAddress, shipmentAddress } from '#features/requests/request-addresses.ts'

export function ownMatterAddress({ kind, id }: Pick<MessageAbout, 'kind' | 'id'>): string {
  if (kind === 'request') return openRequestAddress('?view=requests', id)
  return kind === 'quote' ? offerAddress('', id) : shipmentAddress(id)
}
