/** The URLs of requests in the portal. Opening a request keeps the filters of the list. */
import type { RequestForm } from '@kervan/domain/requests/request-options.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'

const portal = '/dashboard'

/** The quoted requests that the customer can still approve. */
export const openQuotesAddress = `${portal}?view=requests&status=quoted&quote_open=1`

/** `search` is the current query string. */
export function openRequestAddress(search: string, id: string, { edit = false } = {}): string {
  return portal + withParams(search, { request: id, edit: edit ? '1' : null, new: null, repeat: null })
}

/** An order that staff entered is repeated with the wizard. */
export function newRequestAddress(form: RequestForm, repeat?: string): string {
  const wanted = form === 'detailed' ? 'detailed' : 'quick'
  return `${portal}?view=requests&new=${wanted}${repeat ? `&repeat=${repeat}` : ''}`
}

export function shipmentAddress(id: string): string {
  return `${portal}?view=shipments&shipment=${id}`
}
