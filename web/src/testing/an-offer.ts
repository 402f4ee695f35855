/** An offer with two fixed lines and an optional one, and what its customer's pages are answered. */
import type { Acceptance } from '@kervan/domain/quotes/acceptance.ts'
import type { Offer, OfferSummary } from '@kervan/domain/quotes/offer.ts'
import { withOptions } from '@kervan/domain/quotes/offer-options.ts'
import { lineSums, totalsIn } from '@kervan/domain/quotes/quote-sums.ts'
import type { Answers } from '#testing/answer-calls.ts'
import { aPricedRequest, asCustomer, noOffers } from '#testing/signed-in.ts'

const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`
const rates: Offer['rates'] = {
  source: 'tcmb',
  date: '2026-11-13',
  bulletin_no: '2026/218',
  try_per: { EUR: '50.0000', USD: '40.0000', GBP: '60.0000' },
}
const terms = { currency: 'EUR', tax_included: false, try_per: rates.try_per } as const

const lines = [
  { id: id(51), kind: 'ocean', title: 'Deniz navlunu', quantity: '2', unit: 'container', unit_price: '600' },
  {
    id: id(52),
    kind: 'local_origin',
    title: 'Terminal elleçleme',
    quantity: '2',
    unit: 'container',
    unit_price: '50',
    currency: 'USD',
  },
  {
    id: id(53),
    kind: 'insurance',
    title: 'Nakliyat sigortası',
    quantity: '1',
    unit: 'shipment',
    unit_price: '85.5',
    is_optional: true,
  },
] as const

const items: Offer['items'] = lines.map((line) => {
  const item = {
    description: '',
    currency: 'EUR',
    is_optional: false,
    tax_code: '311',
    tax_percent: '0',
    ...line,
  } as const
  const [sums] = lineSums([item], terms)
  return { ...item, amount: sums?.amount ?? '', converted: sums?.converted ?? '' }
})

const totals = (chosen: readonly string[] = []) =>
  (['EUR', 'USD', 'TRY'] as const).map((currency) => totalsIn(currency, withOptions(items, chosen), terms))

/** 1.280 €, and 1.365,50 € with the option. */
export const anOffer: Offer & { bank_lines: string[] } = {
  id: aPricedRequest.quote_id ?? '',
  quote_no: 'KRV-2026-000123',
  revision: 2,
  status: 'sent',
  request_id: aPricedRequest.id,
  request_number: aPricedRequest.number,
  customer_id: aPricedRequest.customer_id,
  title: 'Mersin – Hamburg, 2 × 40HC',
  shipment_type: 'sea',
  transport_mode: 'sea_fcl',
  pol: 'Mersin',
  pod: 'Hamburg',
  etd: '2026-12-01',
  eta: '2026-12-14',
  incoterm: 'FOB',
  currency: 'EUR',
  customer_name: 'Örnek Tekstil',
  customer_tax_no: '',
  customer_email: 'defne@musteri.example',
  customer_phone: '',
  customer_address: '',
  customer_timezone: 'Europe/Istanbul',
  container_type: '40HC',
  container_qty: 2,
  cargo_type: 'Makine parçası',
  hs_code: '',
  cargo_details: { containers: [{ type: '40HC', qty: 2 }] },
  payment_term: '30_days',
  validity_days: 30,
  tax_included: false,
  terms_conditions: ['Bu teklif 30 gün geçerlidir.'],
  out_of_scope: ['Gümrük vergileri'],
  notes: 'Yükleme cuma günü.',
  valid_until: '2099-03-05T20:59:59.999Z',
  sent_at: '2026-11-16T09:00:00.000Z',
  answered_at: null,
  basis: {
    load: '2 × 40HC',
    weight: '24.500 kg',
    volume: '',
    chargeable_weight: '',
    price_is_for: 'Toplam fiyat 2 × 40HC içindir.',
  },
  rates,
  items,
  totals: totals(),
  accepted_options: null,
  has_evidence: false,
  is_newest: true,
  rejection_reason: null,
  answer_note: '',
  representative: { name: 'Deniz Aksoy', email: 'deniz@kervan.example', phone: '' },
  bank_lines: [],
}
export const anOption = id(53)

/** What proves that it was accepted with the option. */
export const anAcceptance: Acceptance = {
  quote_id: anOffer.id,
  quote_no: anOffer.quote_no,
  revision: anOffer.revision,
  title: anOffer.title,
  customer_name: anOffer.customer_name,
  request_number: anOffer.request_number,
  person_name: 'Defne Işık',
  person_email: 'defne@musteri.example',
  ip_address: '203.0.113.7',
  user_agent: 'Mozilla/5.0',
  pdf_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  options: [{ id: anOption, title: 'Nakliyat sigortası', amount: '85.50', currency: 'EUR' }],
  total: '1365.50',
  currency: 'EUR',
  accepted_at: '2026-11-16T10:00:00.000Z',
}

export function summaryOf(offer: Offer): OfferSummary {
  const isIncluded = ({ id, is_optional }: Offer['items'][number]) =>
    !is_optional || offer.accepted_options?.includes(id)
  return {
    ...offer,
    total: offer.totals[0]?.total ?? '',
    sent_at: offer.sent_at ?? '',
    included: offer.items.filter(isIncluded).map(({ title }) => title),
  }
}

/** A customer who has been sent these offers, each for the priced request. */
export function withOffers(offers: readonly (typeof anOffer)[], more: Answers = {}): Answers {
  return asCustomer(
    {
      'GET /offers': { items: offers.map(summaryOf), next_cursor: null },
      'GET /offers/counts': { ...noOffers, total: offers.length, waiting: offers.length },
      ...Object.fromEntries(offers.map((offer) => [`GET /offers/${offer.id}`, offer])),
      ...Object.fromEntries(offers.map((offer) => [`GET /offers/${offer.id}/revisions`, { revisions: [] }])),
      ...Object.fromEntries(offers.map((offer) => [`POST /offers/${offer.id}/view`, { ok: true }])),
      ...more,
    },
    [aPricedRequest],
  )
}
