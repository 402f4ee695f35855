/** What the quote dialog starts with for a request: its customer, route, mode, cargo, delivery term and dates. */
import { manualQuoteDefaults as defaults } from '@kervan/domain/quotes/manual-quote-defaults.ts'
import type { QuoteCargo } from '@kervan/domain/quotes/quote-content.ts'
import { dialogCurrencies, quoteIncoterms } from '@kervan/domain/quotes/quote-options.ts'
import { quoteCargoOf, transportModeOf } from '@kervan/domain/quotes/request-to-quote.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { blankCargo, type CargoDraft, draftOfCargo } from '#features/quotes/cargo/cargo-draft.ts'
import { freightLine, newQuoteDraft, type QuoteDraft } from '#features/quotes/manual/quote-draft.ts'
import { type Ports, portsOf } from '#features/quotes/ports-of-request.ts'

export function draftOfRequest(
  request: RequestDetail,
  today: string,
  ports: Ports = portsOf(request),
): QuoteDraft {
  const { cargo_details, preferred_date } = request
  const mode = transportModeOf(request.shipment_type, request)
  const load = { transport_mode: mode, cargo_details: cargoDraft(quoteCargoOf(request)) }
  const currency = request.quote_currency ?? cargo_details.currency_preference ?? defaults.currency
  const known = dialogCurrencies.find((one) => one === currency) ?? defaults.currency
  return {
    ...newQuoteDraft(),
    request_id: request.id,
    customer_id: request.customer_id,
    customer_name: [request.customer_name, request.customer_company || request.requester_company]
      .filter(Boolean)
      .join(', '),
    ...load,
    // What the customer has not said is not guessed: by road the usual term would even be wrong.
    incoterm: quoteIncoterms.find((term) => term === cargo_details.incoterm) ?? '',
    currency: known,
    pol: ports.origin_port || request.origin_city,
    pod: ports.destination_port || request.destination_city,
    // A day that has passed is no departure.
    etd: preferred_date && preferred_date >= today ? preferred_date : '',
    items: [freightLine(load, known)],
  }
}

/** At least one row of containers. */
function cargoDraft(cargo: QuoteCargo): CargoDraft {
  const draft = draftOfCargo(cargo)
  return draft.containers.length > 0 ? draft : { ...draft, containers: blankCargo.containers }
}
