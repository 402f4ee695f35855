/** The offer that a request has now, in one line, for those who are told of it. */
import { type BasisSource, offerBasis } from '@kervan/domain/quotes/offer-basis.ts'
import { offerLine } from '@kervan/domain/quotes/offer-line.ts'
import { isFullTruck } from '@kervan/domain/requests/price-band-basis.ts'
import type { Transaction } from '#spine/database/act-as.ts'

type Row = Omit<BasisSource, 'full_truck'> & {
  request: Parameters<typeof isFullTruck>[0]
  id: string
  quote_no: string
  revision: number
  title: string
  pol: string
  pod: string
}

const current = `select q.id, q.quote_no, q.revision, q.title, q.pol, q.pod, q.transport_mode, q.container_type, q.container_qty,
    q.cargo_details, r.estimated_weight as request_weight, r.estimated_volume as request_volume,
    jsonb_build_object('service_type', r.service_type, 'cargo_details', r.cargo_details) as request
  from requests r join quotes q on q.id = r.quote_id where r.id = $1`

export type OfferNews = { id: string; line: string }

export async function readCurrentOffer(tx: Transaction, requestId: string): Promise<OfferNews | undefined> {
  const [quote] = await tx.asSystem<Row>(current, [requestId])
  return (
    quote && {
      id: quote.id,
      line: offerLine({ ...quote, basis: offerBasis({ ...quote, full_truck: isFullTruck(quote.request) }) }),
    }
  )
}
