/** A quote that staff create by hand, for a known customer, a new one, or a waiting request. */
import { LeadForm } from '#customers/customer-forms.ts'
import { Percent, QuoteCargo, QuoteItemFields } from '#quotes/quote-content.ts'
import { quoteIncoterms } from '#quotes/quote-options.ts'
import { quoteWords } from '#quotes/quotes.copy.ts'
import { keysOf, transportModeWords } from '#requests/request-options.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { choice, count, optionalText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Currency } from '#values/money.ts'
import { z } from '#z.ts'

const day = (description: string) =>
  CalendarDay.nullable().default(null).describe(`${description}; belli değilse null`)

export const ManualQuoteFields = z.object({
  request_id: Id.nullable().default(null).describe('Fiyatlanan bekleyen talep; yoksa null'),
  customer_id: Id.nullable().default(null).describe('Kayıtlı müşteri; yeni müşteri yazıldıysa null'),
  new_customer: LeadForm.nullable()
    .default(null)
    .describe('Kayıtlı olmayan müşteri: aday olarak kaydedilir; yoksa null'),
  transport_mode: choice(keysOf(transportModeWords), 'Taşıma şekli'),
  cargo_details: QuoteCargo.default({}),
  incoterm: choice(quoteIncoterms, 'Teslim şekli')
    .nullable()
    .default(null)
    .describe('Teslim şekli; seçilmediyse null'),
  currency: Currency,
  validity_days: count(1, 365, 'Kaç gün geçerli', 30),
  target_margin_pct: Percent.describe('Hedef marj, yüzde'),
  pol: optionalText(80, 'Çıkış', 'Mersin'),
  pod: optionalText(80, 'Varış', 'Hamburg'),
  etd: day('Kalkış günü (ETD)'),
  eta: day('Varış günü (ETA)'),
  items: z
    .array(QuoteItemFields)
    .min(1, 'En az bir kalem olmalı.')
    .max(50, 'Burada en fazla 50 kalem yazılabilir; gerisini teklif sayfasında ekleyin.')
    .describe('Fiyat kalemleri'),
})

export const ManualQuote = ManualQuoteFields.superRefine((form, refinement) => {
  if (!form.customer_id && !form.new_customer && !form.request_id)
    refinement.addIssue({ code: 'custom', path: ['customer_id'], message: quoteWords.noCustomer })
  if (form.etd && form.eta && form.eta < form.etd)
    refinement.addIssue({ code: 'custom', path: ['eta'], message: 'Varış, kalkıştan önce olamaz.' })
})
export type ManualQuote = z.output<typeof ManualQuoteFields>
