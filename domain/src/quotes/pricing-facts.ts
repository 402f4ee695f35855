/** What somebody who makes a price has to see at first sight: load, weights, delivery term, and who pays what. Without zod. */
import { findCountry } from '#places/country.ts'
import { type BasisSource, offerBasis } from '#quotes/offer-basis.ts'
import { containersOf, quoteCargoOf, transportModeOf } from '#quotes/request-to-quote.ts'
import { type Cost, costsOf, costWords, incotermTerms, likelySide } from '#requests/incoterm-terms.ts'
import { type Incoterm, incoterms } from '#requests/incoterms.ts'
import type { RequestDetail } from '#requests/request.ts'
import type { Fact } from '#requests/request-facts.ts'
import { transportModeWords } from '#requests/request-options.ts'

type Priced = BasisSource & {
  incoterm: string | null
  origin_country_code: string | null
  destination_country_code: string | null
}

const notSaid = 'Belirtilmemiş'

export function pricingFacts(priced: Priced): Fact[] {
  const { load, weight, volume, chargeable_weight } = offerBasis(priced)
  const isBoxed = priced.transport_mode === 'sea_fcl'
  return [
    { label: 'Taşıma şekli', value: transportModeWords[priced.transport_mode] },
    ...(isBoxed || load ? [{ label: isBoxed ? 'Konteynerler' : 'Yük', value: load || notSaid }] : []),
    { label: 'Brüt ağırlık', value: weight || notSaid },
    ...(volume ? [{ label: 'Hacim', value: volume }] : []),
    ...(chargeable_weight ? [{ label: 'Ücrete esas ağırlık', value: chargeable_weight }] : []),
    ...termFacts(priced),
  ]
}

type Requested = Parameters<typeof quoteCargoOf>[0]

/** What a price for this request stands on, whichever form it came through. */
export function basisOfRequest(request: Requested): BasisSource {
  const { type, quantity } = containersOf(request)
  return {
    transport_mode: transportModeOf(request.shipment_type, request),
    container_type: type,
    container_qty: quantity,
    cargo_details: quoteCargoOf(request),
    request_weight: request.estimated_weight,
    request_volume: request.estimated_volume,
  }
}

export function pricingFactsOf(request: RequestDetail): Fact[] {
  const { cargo_details: cargo } = request
  const care = [
    cargo.hazardous_materials && ['Tehlikeli madde', cargo.un_code].filter(Boolean).join(', '),
    cargo.temperature_controlled && 'Sıcaklık kontrollü',
  ].filter((text) => typeof text === 'string')
  return [
    ...pricingFacts({
      ...basisOfRequest(request),
      incoterm: cargo.incoterm ?? null,
      origin_country_code: findCountry(request.origin_country)?.code ?? null,
      destination_country_code: findCountry(request.destination_country)?.code ?? null,
    }),
    ...(care.length > 0 ? [{ label: 'Dikkat', value: care.join(' · ') }] : []),
  ]
}

/** Incoterms 2020 has no DDU; DAP is meant by it. */
function termOf(written: string | null): Incoterm | undefined {
  return incoterms.find((term) => term === (written === 'DDU' ? 'DAP' : written))
}

const sideWords = { seller: 'müşteri satıcı sayıldı', buyer: 'müşteri alıcı sayıldı' }

/** A truck goes from door to door and meets no terminal. */
const terminalCosts: readonly Cost[] = ['origin_handling', 'destination_handling']

function termFacts({
  transport_mode: mode,
  incoterm,
  origin_country_code,
  destination_country_code,
}: Priced): Fact[] {
  const term = termOf(incoterm)
  if (!term) return [{ label: 'Teslim şekli', value: incoterm || notSaid }]
  const { pays, risk } = incotermTerms[term]
  const facts = [
    { label: 'Teslim şekli', value: incoterm ?? term },
    { label: 'Kim öder', value: `${pays} ${risk}` },
  ]
  const side = likelySide(origin_country_code ?? undefined, destination_country_code ?? undefined)
  if (!side) return facts
  const isByRoad = mode === 'land' || mode === 'van'
  const costs = costsOf(term, side)
    .filter((cost) => !(isByRoad && terminalCosts.includes(cost)))
    .map((cost) => costWords[cost])
  const quoted = costs.length > 0 ? costs.join(', ') : 'hiçbiri; masrafların tümü karşı tarafın'
  return [...facts, { label: 'Teklife giren', value: `${quoted} (${sideWords[side]})` }]
}
