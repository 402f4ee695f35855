/** An offer as a document, in the words and order in which paper and page show it. PDF and printable page only lay it out. Without zod. */
import { amountInWords } from '#quotes/amount-in-words.ts'
import type { Offer, OfferItem } from '#quotes/offer.ts'
import { itemKindWords, itemUnitWords, quotePaymentTermWords } from '#quotes/quote-options.ts'
import { crossRate } from '#quotes/quote-sums.ts'
import { rateSourceNames } from '#rates/rate-source.ts'
import { transportModeWords } from '#requests/request-options.ts'
import { formatDate, formatShortDate } from '#values/format-date.ts'
import { formatMeasure, formatMoney } from '#values/format-number.ts'

export type SheetFact = { label: string; value: string }
export type SheetParty = { heading: string; name: string; lines: string[] }
export type SheetLine = {
  id: string
  title: string
  description: string
  quantity: string
  unit_price: string
  tax: string
  /** In the currency of the offer, so that the column adds up. */
  amount: string
  /** In the line's own currency; empty where it is the same. */
  original: string
  /** Of an optional line that the customer has accepted. */
  is_chosen: boolean
}
export type OfferSheet = ReturnType<typeof offerSheet>

export const sheetWords = {
  title: 'Fiyat Teklifi',
  columns: ['Kalem', 'Miktar', 'Birim fiyat', 'Vergi', 'Tutar'],
  total: 'Genel toplam',
  options: 'İsteğe bağlı kalemler',
  chosen: 'Seçildi',
  equivalents: 'Karşılıkları',
  included: 'Fiyata dahil',
  outOfScope: 'Fiyata dahil değil',
  terms: 'Şartlar',
  notes: 'Notlar',
  bankLines: 'Banka hesapları',
  liveOffer: 'Güncel hâli ve yanıt',
  offeredBy: 'Teklif veren: ad, unvan, imza',
  acceptedBy: 'Onaylayan: ad, unvan, tarih, kaşe, imza',
} as const

export function offerSheet(offer: Offer) {
  const money = (amount: string) => formatMoney(amount, offer.currency)
  const [totals, ...others] = offer.totals
  const priced = offer.items.filter((item) => !item.is_optional)
  return {
    number: offerNumber(offer),
    head: facts({
      Tarih: offer.sent_at ? formatDate(offer.sent_at) : 'Henüz gönderilmedi',
      Geçerlilik: `${formatDate(offer.valid_until)} sonuna kadar`,
      'Talep no': offer.request_number,
    }),
    parties: parties(offer),
    route: {
      from: offer.pol,
      to: offer.pod,
      departure: offer.etd ? `ETD ${formatShortDate(offer.etd)}` : '',
      arrival: offer.eta ? `ETA ${formatShortDate(offer.eta)}` : '',
      mode: transportModeWords[offer.transport_mode],
      shipment_type: offer.shipment_type,
    },
    facts: facts({
      Yük: offer.basis.load,
      Ağırlık: offer.basis.weight,
      Hacim: offer.basis.volume,
      'Ücrete esas ağırlık': offer.basis.chargeable_weight,
      'Teslim şekli': offer.incoterm ?? '',
      'Yükün türü': offer.cargo_type,
      GTİP: offer.hs_code,
      'Ödeme vadesi': quotePaymentTermWords[offer.payment_term],
    }),
    price_is_for: offer.basis.price_is_for,
    groups: groupsOf(priced, offer),
    options: offer.items.filter((item) => item.is_optional).map((item) => lineOf(item, offer)),
    options_note: offer.accepted_options
      ? 'Seçilen kalemler genel toplama dahildir.'
      : 'Genel toplama dahil değildir; onaylarken seçebilirsiniz.',
    sums: [
      { label: 'Ara toplam', value: money(totals?.subtotal ?? '0') },
      ...(totals?.taxes ?? []).map(({ code, percent, tax }) => ({
        label: `Vergi ${taxText(code, percent)}`,
        value: money(tax),
      })),
    ],
    total: money(totals?.total ?? '0'),
    total_in_words: amountInWords(totals?.total ?? '0', offer.currency),
    equivalents: others.map(({ currency, total }) => formatMoney(total, currency)),
    rates: ratesText(offer),
    included: [
      'Yalnız yukarıda yazılı kalemler dahildir.',
      offer.tax_included
        ? 'Kalem fiyatları ve genel toplam vergi dahildir.'
        : 'Kalem fiyatları vergisiz, genel toplam vergilidir.',
    ],
    out_of_scope: written(offer.out_of_scope),
    terms: written(offer.terms_conditions),
    notes: offer.notes.trim(),
  }
}

/** `KRV-2026-000123 Rev. 2`; the first is no revision. */
export function offerNumber({ quote_no, revision }: Pick<Offer, 'quote_no' | 'revision'>): string {
  return revision > 1 ? `${quote_no} Rev. ${revision}` : quote_no
}

const written = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean)

/** What is not known is left out. */
function facts(values: Record<string, string>): SheetFact[] {
  return Object.entries(values).flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function parties(offer: Offer): SheetParty[] {
  const { representative } = offer
  const customer = {
    heading: 'Müşteri',
    name: offer.customer_name,
    lines: written([
      offer.customer_address,
      offer.customer_tax_no && `Vergi no ${offer.customer_tax_no}`,
      written([offer.customer_email, offer.customer_phone]).join(' · '),
    ]),
  }
  if (!representative) return [customer]
  const { name, email, phone } = representative
  return [customer, { heading: 'Müşteri temsilciniz', name, lines: written([email, phone]) }]
}

/** By kind, in the order in which the kinds first appear. A kind that says no more than its only line has no title. */
function groupsOf(items: readonly OfferItem[], offer: Offer): { title: string; lines: SheetLine[] }[] {
  return [...new Set(items.map(({ kind }) => kind))].map((kind) => {
    const lines = items.filter((item) => item.kind === kind).map((item) => lineOf(item, offer))
    const title = itemKindWords[kind]
    return { title: lines.length === 1 && lines[0]?.title === title ? '' : title, lines }
  })
}

function lineOf(item: OfferItem, offer: Offer): SheetLine {
  return {
    id: item.id,
    title: item.title || itemKindWords[item.kind],
    description: item.description,
    quantity: formatMeasure(item.quantity, itemUnitWords[item.unit]),
    unit_price: formatMoney(item.unit_price, item.currency),
    tax: taxText(item.tax_code, item.tax_percent),
    amount: formatMoney(item.converted, offer.currency),
    original: item.currency === offer.currency ? '' : formatMoney(item.amount, item.currency),
    is_chosen: offer.accepted_options?.includes(item.id) ?? false,
  }
}

/** `%20 (KDV20)` */
const taxText = (code: string, percent: string) => `%${percent.replace('.', ',')} (${code})`

/** `1 EUR = 55,7981 ₺, 1 USD = 48,6116 ₺ · TCMB döviz alış, 13.11.2026, bülten 2026/218` */
function ratesText({ totals, rates }: Offer): string {
  const foreign = totals.map(({ currency }) => currency).filter((currency) => currency !== 'TRY')
  const each = foreign.map(
    (currency) => `1 ${currency} = ${formatMoney(crossRate(currency, 'TRY', rates.try_per), 'TRY')}`,
  )
  const source = [
    rateSourceNames[rates.source],
    formatShortDate(rates.date),
    rates.bulletin_no && `bülten ${rates.bulletin_no}`,
  ]
  return `${each.join(', ')} · ${source.filter(Boolean).join(', ')}`
}
