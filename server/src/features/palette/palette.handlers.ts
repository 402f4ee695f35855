/** Handlers of the search over everything: each list is asked by its own search, all at once. */
import { type Found, paletteContract } from '@kervan/domain/palette/palette.contract.ts'
import { customerList } from '#features/customers/customers.list.ts'
import { staffQuoteList } from '#features/quotes/staff-quotes.list.ts'
import { staffRequestList } from '#features/requests/staff-requests.list.ts'
import { staffShipmentList } from '#features/shipments/staff-shipments.list.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor } from '#spine/lists/page-for.ts'

const api = implementContract(paletteContract)

/** So few of each kind fit on a screen together, and the search may end early. */
const ofEach = 4

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')

export const paletteHandlers = {
  search: api.search.handler(async ({ input: { search }, context }) => {
    const newest = { search, limit: ofEach, sort: '-created' } as const
    const [customers, requests, quotes, shipments] = await Promise.all([
      pageFor(context, customerList, newest),
      pageFor(context, staffRequestList, newest),
      pageFor(context, staffQuoteList, newest),
      pageFor(context, staffShipmentList, newest),
    ])
    const found: Found[] = [
      ...customers.items.map(({ id, full_name, company, email, phone }) => ({
        kind: 'customer' as const,
        id,
        name: full_name || company || email || phone,
        detail: joined(full_name && company, full_name || company ? email || phone : ''),
      })),
      ...requests.items.map(({ id, number, title, customer_company, customer_name }) => ({
        kind: 'request' as const,
        id,
        name: number,
        detail: joined(title, customer_company || customer_name),
      })),
      ...quotes.items.map(({ id, quote_no, title, customer_name }) => ({
        kind: 'quote' as const,
        id,
        name: quote_no,
        detail: joined(title, customer_name),
      })),
      ...shipments.items.map((shipment) => ({
        kind: 'shipment' as const,
        id: shipment.id,
        name: shipment.shipment_number,
        detail: joined(
          `${shipment.origin_city} – ${shipment.destination_city}`,
          shipment.customer_company || shipment.customer_name,
        ),
      })),
    ]
    return { found }
  }),
}
