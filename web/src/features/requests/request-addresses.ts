/** Where requests live in the portal. An opened request keeps the filters of the list below it. */
import type { RequestForm } from '@kervan/domain/requests/request-options.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'

const portal = '/dashboard'

/** The priced requests that the customer can still say yes to. */
export const openQuotesAddress = `${portal}?view=requests&status=quoted&quote_open=1`

/** Over the list as it is: `search` is the present query. */
export function openRequestAddress(search: string, id: string, { edit = false } = {}): string {
  return portal + withParams(search, { request: id, edit: edit ? '1' : null, new: null, repeat: null })
}

/** An order that staff entered has no form of its own: the wizard repeats it. */
export function newRequestAddress(form: RequestForm, repeat?: string): string {
  const wanted = form === 'detailed' ? 'detailed' : 'quick'
  return `${portal}?view=requests&new=${wanted}${repeat ? `&repeat=${repeat}` : ''}`
}

export function shipmentAddress(id: string): string {
  return `${portal}?view=shipments&shipment=${id}`
}
