/** A quote in the office's list, with what we earn on it, and what the list can be asked for. */

import { QuoteNo } from '#quotes/quote-document.ts'
import { marginStates } from '#quotes/quote-margin.ts'
import { quoteStatuses } from '#quotes/quotes.policy.ts'
import { rejectionReasonWords } from '#quotes/rejection-reasons.ts'
import { settledPattern } from '#quotes/settled-months.ts'
import { shipmentTypes } from '#requests/request-fields.ts'
import { keysOf, transportModeWords } from '#requests/request-options.ts'
import { choice, count, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInput, searchedCounts, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { MoneySum } from '#values/money.ts'
import { z } from '#z.ts'

const transportModes = keysOf(transportModeWords)
const rejectionReasons = keysOf(rejectionReasonWords)
/** `none` stands for those whose customer gave none. */
const shownReasons = ['none', ...rejectionReasons] as const

export const StaffQuote = z.object({
  id: Id.describe('Teklifin kimliği'),
  quote_no: QuoteNo,
  revision: count(1, 10_000, 'Revizyon', 1),
  title: writtenText('Başlık', 'Mersin – Hamburg'),
  status: choice(quoteStatuses, 'Durum'),
  customer_id: Id.describe('Müşterinin kimliği'),
  customer_name: writtenText('Müşteri', 'Örnek Tekstil'),
  customer_email: writtenText('Müşterinin e-postası', 'defne@musteri.example'),
  pol: writtenText('Yükleme yeri', 'Mersin'),
  pod: writtenText('Boşaltma yeri', 'Hamburg'),
  transport_mode: choice(transportModes, 'Taşıma şekli'),
  shipment_type: choice(shipmentTypes, 'Taşıma türü'),
  owner_id: Id.nullable().describe('Sorumlu; yoksa null'),
  owner_name: writtenText('Sorumlunun adı', 'Ece Yaman'),
  due_at: Moment.nullable().describe(
    'Sıradaki son an: hazırlananda teklifin söz verildiği, açık olanda geçerliliğin bittiği an; ötekilerde null',
  ),
  total_amount: MoneySum.shape.amount.describe('Genel toplam; kabul edildiyse seçilen kalemlerle'),
  currency: MoneySum.shape.currency,
  margin_pct: z
    .string()
    .meta({ examples: ['18.00'] })
    .nullable()
    .describe('Marj, yüzde; fiyat yoksa null'),
  margin_state: choice(marginStates, 'Marjın durumu'),
  valid_until: Moment.describe('Geçerliliğin son anı'),
  sent_at: Moment.nullable().describe('Gönderildiği an; gönderilmediyse null'),
  answered_at: Moment.nullable().describe('Yanıtlandığı an; yanıtlanmadıysa null'),
  rejection_reason: choice(rejectionReasons, 'Kaybedilme nedeni')
    .nullable()
    .describe('Kaybedilme nedeni; yoksa null'),
  created_at: Moment.describe('Oluşturulduğu an'),
  updated_at: Moment.describe('Son değişiklik'),
})
export type StaffQuote = z.output<typeof StaffQuote>

export const staffQuoteSorts = [
  'created',
  'number',
  'customer',
  'lane',
  'mode',
  'status',
  'owner',
  'due',
  'amount',
  'margin',
  'sent',
] as const

/** `making` stands for all that are not sent yet. */
const shownStatuses = ['making', 'waiting', ...quoteStatuses] as const

const place = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .max(200)
    .meta({ description, examples: [example] })
    .optional()

/** What the counts of the tabs depend on, as the rows do. */
const staffQuoteScope = {
  search: searchInput('Numara, başlık, müşteri, e-posta, yükleme veya boşaltma yerinde', 'mersin'),
  mine: z
    .stringbool()
    .meta({ description: 'Yalnızca sorumlusu siz olanlar', examples: ['true'] })
    .optional(),
  owner_id: Id.describe('Yalnızca bu kişinin sorumlu olduğu').optional(),
  unowned: z
    .stringbool()
    .meta({ description: 'Yalnızca sorumlusu olmayanlar', examples: ['true'] })
    .optional(),
  mode: choice(transportModes, 'Yalnızca bu taşıma şekli').optional(),
  pol: place('Yalnızca bu yükleme yeri', 'Mersin'),
  pod: place('Yalnızca bu boşaltma yeri', 'Hamburg'),
  settled: z
    .string()
    .regex(settledPattern, 'Ayı YYYY-AA, birden çok ayı YYYY-AA..YYYY-AA biçiminde yazın.')
    .meta({
      description: 'Yalnızca bu ayda veya aylarda kazanılan, kaybedilen veya süresi dolanlar',
      examples: ['2026-01..2026-03'],
    })
    .optional(),
  answered: z
    .stringbool()
    .meta({ description: 'Yalnızca müşterinin yanıtladıkları: kazanılan ve kaybedilen', examples: ['true'] })
    .optional(),
  reason: choice(shownReasons, 'Yalnızca bu nedenle kaybedilenler; none nedeni söylenmeyenler').optional(),
}

export const StaffQuoteCountInput = z.object(staffQuoteScope)
export type StaffQuoteCountInput = z.output<typeof StaffQuoteCountInput>

export const StaffQuoteListInput = listInput(staffQuoteSorts, '-created').extend({
  ...staffQuoteScope,
  status: choice(
    shownStatuses,
    'Yalnızca bu durumdakiler; making hazırlananların, waiting yanıt bekleyenlerin hepsi',
  ).optional(),
  expiring: z
    .stringbool()
    .meta({ description: 'Yalnızca yanıt bekleyen ve 48 saat içinde süresi dolanlar', examples: ['true'] })
    .optional(),
})
export type StaffQuoteListInput = z.output<typeof StaffQuoteListInput>

/** How many quotes each tab of the list shows. */
export const StaffQuoteCounts = searchedCounts({
  total: countOf('Hepsi', 240),
  making: countOf('Hazırlanan', 12),
  sent: countOf('Gönderilen', 8),
  viewed: countOf('Müşterinin görüntülediği', 6),
  revision_requested: countOf('Revizesi istenen', 2),
  accepted: countOf('Kazanılan', 140),
  rejected: countOf('Kaybedilen', 40),
  expired: countOf('Süresi dolan', 20),
  superseded: countOf('Yerine yenisi gönderilen', 10),
  expiring: countOf('48 saat içinde süresi dolacak', 3),
  waiting: countOf('Müşterinin yanıtını bekleyen', 14),
})
