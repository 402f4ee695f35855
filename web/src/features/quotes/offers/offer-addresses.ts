/** The URLs of offers in the portal. Opening one keeps the filters of the list. */
import { withParams } from '#spine/addresses/dialog-address.ts'

/** `search` is the current query string; a request's id opens its current offer. */
export function offerAddress(search: string, id: string): string {
  const closed = {
    ask: null,
    compare: null,
    with: null,
    approve: null,
    reject: null,
    revise: null,
    request: null,
  }
  return `/dashboard${withParams(search, { ...closed, view: 'quotes', quote: id })}`
}

/** The page to read and print, to which mails lead. */
export const offerPageAddress = (id: string) => `/quote/${id}`
export const offerPdfAddress = (id: string) => `/api/offers/${id}/pdf`

/** What proves its acceptance. */
export const evidenceAddress = (id: string) => `/dashboard/kanit/${id}`
export const evidencePdfAddress = (id: string, surface: string) =>
  `/api/offers/${id}/evidence/pdf?surface=${surface}`
