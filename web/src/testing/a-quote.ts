/** A quote in the making with two lines, and what prices are made from. */

import { mergeQuote } from '@kervan/domain/quotes/merge-quote.ts'
import type { PricingBasis } from '@kervan/domain/quotes/pricing-basis.ts'
import type { QuoteChangesInput } from '@kervan/domain/quotes/quote-changes.ts'
import { QuoteFields, type QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import type { Answers } from '#testing/answer-calls.ts'
import { asStaff, completeProfile } from '#testing/signed-in.ts'

const now = '2026-11-16T09:00:00.000Z'
const id = (end: number) => `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`

export function aLine(end: number, more: Partial<QuoteLine> = {}): QuoteLine {
  return {
    id: id(end),
    kind: 'ocean',
    title: 'Deniz navlunu',
    description: '',
    quantity: '2',
    unit: 'container',
    unit_price: '1000',
    currency: 'EUR',
    is_optional: false,
    is_disbursement: false,
    tax_code: '311',
    unit_cost: '900',
    cost_currency: 'EUR',
    ...more,
  }
}

export const aQuote: QuoteDocument = {
  id: id(40),
  quote_no: 'KRV-2026-000123',
  revision: 1,
  status: 'draft',
  version: 1,
  customer_id: id(1),
  request_id: null,
  request_number: '',
  request_weight: null,
  request_volume: null,
  full_truck: false,
  delivery_mode: '',
  origin_country_code: null,
  destination_country_code: null,
  valid_until: '2099-12-16T20:59:59.999Z',
  sent_at: null,
  accepted_options: null,
  has_evidence: false,
  rejection_reason: null,
  answer_note: '',
  created_at: now,
  created_by_name: 'Ece Yaman',
  updated_at: now,
  updated_by_name: 'Ece Yaman',
  rates: {
    source: 'tcmb',
    date: '2026-11-13',
    bulletin_no: '2026/218',
    try_per: { EUR: '50.0000', USD: '40.0000', GBP: '60.0000' },
  },
  customer_name: 'Örnek Tekstil',
  customer_tax_no: '',
  customer_email: 'defne@musteri.example',
  customer_phone: '',
  customer_address: '',
  customer_timezone: 'Europe/Istanbul',
  transport_mode: 'sea_fcl',
  incoterm: 'FOB',
  container_type: '40HC',
  container_qty: 2,
  pol: 'Mersin',
  pod: 'Hamburg',
  etd: null,
  eta: null,
  cargo_type: '',
  hs_code: '',
  cargo_details: { containers: [{ type: '40HC', qty: 2 }] },
  payment_term: '30_days',
  currency: 'EUR',
  validity_days: 30,
  tax_included: false,
  target_margin_pct: '15',
  terms_conditions: ['Bu teklif {geçerlilik} gün geçerlidir.', 'Ödeme koşulu: {ödeme vadesi}.'],
  out_of_scope: ['İç nakliye'],
  notes: '',
  items: [
    aLine(41),
    aLine(42, {
      kind: 'local_origin',
      title: 'Terminal elleçleme (THC)',
      unit_price: '180',
      tax_code: 'KDV20',
      unit_cost: null,
    }),
  ],
  totals: [],
  margin: {
    currency: 'EUR',
    price: '2000.00',
    cost: '1800.00',
    margin: '200.00',
    margin_percent: '10.00',
    state: 'critical',
    lines_without_cost: 1,
  },
}

export const aBasis: PricingBasis = {
  charges: [
    {
      id: id(50),
      kind: 'docs',
      title: 'Konşimento (B/L)',
      unit: 'bl',
      currency: 'USD',
      unit_price: '60',
      unit_cost: '40',
      tax_code: 'KDV20',
      is_disbursement: false,
      transport_modes: ['sea_fcl', 'sea_lcl'],
    },
    {
      id: id(51),
      kind: 'docs',
      title: 'Hava konşimentosu (AWB)',
      unit: 'bl',
      currency: 'USD',
      unit_price: '35',
      unit_cost: null,
      tax_code: 'KDV20',
      is_disbursement: false,
      transport_modes: ['air'],
    },
  ],
  tax_codes: [
    { code: 'KDV20', title: 'KDV %20', percent: '20', exemption_reason: null, next: null },
    {
      code: '311',
      title: 'KDV istisnası, uluslararası taşıma',
      percent: '0',
      exemption_reason: '311',
      next: null,
    },
  ],
  target_margin_pct: '15',
  floor_margin_pct: '8',
  clauses: ['Bu teklif {geçerlilik} gün geçerlidir.'],
  out_of_scope: ['İç nakliye', 'Gümrük ve vergiler'],
}

export const aSuggestion = {
  local_window: '14:00-16:00',
  follow_up_hours: 30,
  send_at: '2099-11-17T11:00:00.000Z',
  opens: 6,
  answers: 3,
}

export type QuoteDesk = { quote: QuoteDocument; saves: QuoteChangesInput[]; answers: Answers }

/** A server that stores one quote; `change` is what somebody else does to it. */
export function quoteDesk(quote: QuoteDocument = aQuote, more: Answers = {}) {
  const names = Object.keys(QuoteFields.shape)
  const desk = { quote, saves: [] as QuoteChangesInput[] }
  const store = (changes: Partial<QuoteChangesInput>, by: string) => {
    const fields = Object.fromEntries(names.map((name) => [name, desk.quote[name as keyof QuoteFields]]))
    const whole = { fields: {}, added: [], changed: [], removed: [], order: null, ...changes }
    const merged = mergeQuote({ fields, items: [...desk.quote.items] }, whole)
    desk.quote = {
      ...desk.quote,
      ...(merged.fields as QuoteFields),
      items: merged.items as unknown as QuoteLine[],
      version: desk.quote.version + 1,
      updated_by_name: by,
    }
    return merged.conflicts.map(({ item_id, field }) => ({ item_id, field }))
  }
  const answers: Answers = asStaff({
    [`GET /staff/quotes/${quote.id}`]: () => desk.quote,
    'GET /staff/pricing-basis': aBasis,
    [`GET /staff/quotes/${quote.id}/events`]: { events: [] },
    [`GET /staff/quotes/${quote.id}/mails`]: {
      mails: [],
      margin: { floor_pct: '8', state: 'fine', approval: null },
    },
    [`GET /staff/quotes/${quote.id}/send-suggestion`]: aSuggestion,
    [`POST /staff/quotes/${quote.id}/editing`]: { ok: true },
    [`PUT /staff/quotes/${quote.id}`]: async (request: Request) => {
      const changes = (await request.json()) as QuoteChangesInput
      desk.saves.push(changes)
      const conflicts = store(changes, 'Ece Yaman')
      return { quote: desk.quote, conflicts }
    },
    'GET /customers': { items: [completeProfile], next_cursor: null },
    ...more,
  })
  return { desk, answers, change: (changes: Partial<QuoteChangesInput>) => store(changes, 'Deniz Aksoy') }
}
