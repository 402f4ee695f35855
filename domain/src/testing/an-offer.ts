/** Offers for tests and measurements, with sums as the server computes them. */

import { defaultClauses, defaultOutOfScope, fillClause } from '#quotes/clauses.ts'
import type { Offer, OfferItem } from '#quotes/offer.ts'
import { offerBasis } from '#quotes/offer-basis.ts'
import { withOptions } from '#quotes/offer-options.ts'
import { lineSums, type SummedItem, shownCurrencies, totalsIn } from '#quotes/quote-sums.ts'

export const offerTestId = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`

type Written = Omit<OfferItem, 'amount' | 'converted'>

export function anOfferItem(more: Partial<Written> = {}): Written {
  return {
    id: offerTestId(100),
    kind: 'ocean',
    title: 'Okyanus taşıması',
    description: '',
    quantity: '2',
    unit: 'container',
    unit_price: '1000',
    currency: 'EUR',
    is_optional: false,
    tax_code: '311',
    tax_percent: '0',
    ...more,
  }
}

const fields = {
  customer_name: 'Örnek Tekstil Sanayi ve Ticaret A.Ş.',
  customer_tax_no: '1234567890',
  customer_email: 'defne@musteri.example',
  customer_phone: '+90 532 000 00 01',
  customer_address: 'Örnek Sanayi Sitesi 4. Blok No: 12, Gaziantep',
  customer_timezone: 'Europe/Istanbul',
  transport_mode: 'sea_fcl',
  incoterm: 'FOB',
  container_type: '40HC',
  container_qty: 2,
  pol: 'Mersin',
  pod: 'Hamburg',
  etd: '2026-11-24',
  eta: '2026-12-09',
  cargo_type: 'Genel kargo',
  hs_code: '5208.11',
  cargo_details: {},
  payment_term: '30_days',
  currency: 'EUR',
  validity_days: 30,
  tax_included: false,
  notes: 'Aktarmasız servis.',
} as const

/** Its sums follow from its items. */
export function anOffer(items: readonly Written[] = [anOfferItem()], more: Partial<Offer> = {}): Offer {
  const try_per = more.rates?.try_per ?? { EUR: '55.7981', USD: '48.6116', GBP: '64.6534' }
  const currency = more.currency ?? fields.currency
  const terms = { currency, tax_included: more.tax_included ?? fields.tax_included, try_per }
  const sums = lineSums(items, terms)
  const priced: readonly SummedItem[] = withOptions(items, more.accepted_options ?? [])
  const others = shownCurrencies(items, currency).filter((other) => other !== currency)
  return {
    ...fields,
    cargo_details: { containers: [{ type: '40HC', qty: 2 }] },
    id: offerTestId(1),
    quote_no: 'KRV-2026-000123',
    revision: 1,
    status: 'sent',
    request_id: offerTestId(2),
    request_number: 'TLP-2026-000451',
    customer_id: offerTestId(3),
    title: 'Mersin – Hamburg',
    shipment_type: 'sea',
    valid_until: '2026-12-16T20:59:59.999Z',
    sent_at: '2026-11-16T09:30:00.000Z',
    answered_at: null,
    basis: offerBasis({ ...fields, request_weight: '24500', request_volume: '58', full_truck: false }),
    terms_conditions: defaultClauses.map((clause) => fillClause(clause, fields)),
    out_of_scope: [...defaultOutOfScope],
    rates: { source: 'tcmb', date: '2026-11-13', bulletin_no: '2026/218', try_per },
    items: items.map((item, place) => ({ ...item, ...(sums[place] as (typeof sums)[number]) })),
    totals: [currency, ...others].map((shown) => totalsIn(shown, priced, terms)),
    accepted_options: null,
    has_evidence: false,
    is_newest: true,
    rejection_reason: null,
    answer_note: '',
    representative: { name: 'Deniz Aksoy', email: 'deniz@kervan.example', phone: '+90 850 000 00 00' },
    ...more,
  }
}

const kinds = ['ocean', 'local_origin', 'local_destination', 'docs', 'insurance', 'add_on'] as const
const titles = ['Navlun', 'Terminal elleçleme (THC)', 'Konşimento (B/L)', 'Liman güvenliği (ISPS)', 'Gözetim']

/** One of so many items, in several groups and currencies; `seed` changes its figures. */
export function aLongOffer(count: number, more: Partial<Offer> = {}, seed = 0): Offer {
  const items = Array.from({ length: count }, (_, place) =>
    anOfferItem({
      id: offerTestId(100 + place),
      kind: kinds[Math.floor((place * kinds.length) / count)] ?? 'other',
      title: titles[place % titles.length] ?? '',
      description: place % 4 === 1 ? 'Mersin limanında, tam konteyner; BAF ve CAF dahildir.' : '',
      quantity: String(1 + (place % 3)),
      unit: place % 2 ? 'bl' : 'container',
      unit_price: `${100 + ((place * 37 + seed * 101) % 9000)}.${String((place * 7 + seed * 13) % 100).padStart(2, '0')}`,
      currency: place % 5 === 1 ? 'USD' : 'EUR',
      is_optional: place % 11 === 10,
      ...(place % 2 ? { tax_code: 'KDV20', tax_percent: '20' } : {}),
    }),
  )
  return anOffer(items, more)
}
