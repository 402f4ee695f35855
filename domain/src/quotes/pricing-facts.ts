/** What somebody who makes a price has to see at first sight: load, weights, delivery term, and who pays what. Without zod. */
import { findCountry } from '#places/country.ts'
import { type BasisSource, offerBasis } from '#quotes/offer-basis.ts'
import { containersOf, quoteCargoOf, transportModeOf } from '#quotes/request-to-quote.ts'
import { doorsOf } from '#requests/delivery-ends.ts'
import {
  type Cost,
  costsOf,
  costWords,
  incotermTerms,
  likelySide,
  type Side,
} from '#requests/incoterm-terms.ts'
import { type Incoterm, incoterms } from '#requests/incoterms.ts'
import { isFullTruck } from '#requests/price-band-basis.ts'
import type { RequestDetail } from '#requests/request.ts'
import type { Fact } from '#requests/request-facts.ts'
import { transportModeWords } from '#requests/request-options.ts'

type Priced = BasisSource & {
  incoterm: string | null
  origin_country_code: string | null
  destination_country_code: string | null
  /** `door-to-port`, of the request; the wizard does not ask for it. */
  delivery_mode?: string
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
    full_truck: isFullTruck(request),
  }
}

export function pricingFactsOf(request: RequestDetail): Fact[] {
  const { cargo_details: cargo } = request
  const isDangerous = cargo.hazardous_materials || request.cargo_type === 'dangerous'
  const care = [
    isDangerous && `Tehlikeli madde, ${cargo.un_code || 'UN numarası belirtilmemiş'}`,
    cargo.temperature_controlled && 'Sıcaklık kontrollü',
  ].filter((text) => typeof text === 'string')
  return [
    ...pricingFacts({
      ...basisOfRequest(request),
      incoterm: cargo.incoterm ?? null,
      origin_country_code: findCountry(request.origin_country)?.code ?? null,
      destination_country_code: findCountry(request.destination_country)?.code ?? null,
      delivery_mode: request.delivery_mode,
    }),
    ...(care.length > 0 ? [{ label: 'Dikkat', value: care.join(' · ') }] : []),
  ]
}

/** Incoterms 2020 has no DDU; DAP is meant by it. */
function termOf(written: string | null): Incoterm | undefined {
  return incoterms.find((term) => term === (written === 'DDU' ? 'DAP' : written))
}

const sideWords = { seller: 'müşteri satıcı sayıldı', buyer: 'müşteri alıcı sayıldı' }

/** A truck meets no terminal to pay, and where the delivery ends at a port nothing is carried on from there. */
function isMet(cost: Cost, { transport_mode: mode, delivery_mode }: Priced): boolean {
  if (cost === 'origin_handling' || cost === 'destination_handling') return mode !== 'land' && mode !== 'van'
  if (!delivery_mode) return true
  const door = doorsOf(delivery_mode)
  if (cost === 'pickup') return door.origin
  return cost !== 'delivery' || door.destination
}

function termFacts(priced: Priced): Fact[] {
  const { incoterm, origin_country_code, destination_country_code } = priced
  const term = termOf(incoterm)
  if (!term) return [{ label: 'Teslim şekli', value: incoterm || notSaid }]
  const { pays, risk } = incotermTerms[term]
  const facts = [
    { label: 'Teslim şekli', value: incoterm ?? term },
    { label: 'Kim öder', value: `${pays} ${risk}` },
  ]
  const side = likelySide(origin_country_code ?? undefined, destination_country_code ?? undefined)
  if (!side) return facts
  return [...facts, { label: 'Müşterinin ödediği', value: paidBy(side, term, priced) }]
}

/** What may be asked of us; what we sell beyond it stands out by the remark. */
function paidBy(side: Side, term: Incoterm, priced: Priced): string {
  const costs = costsOf(term, side).filter((cost) => isMet(cost, priced))
  if (costs.length === 0) return `hiçbiri; masrafların tümü karşı tarafın (${sideWords[side]})`
  const paid = `${costs.map((cost) => costWords[cost]).join(', ')} (${sideWords[side]})`
  return costs.includes('freight') ? paid : `${paid}. Bu teslim şeklinde ana navlun karşı tarafındır.`
}
