/** One offer in the history of a request: when it was sent, and what its customer answered. */
import { rejectionReasonWords } from '#quotes/rejection-reasons.ts'
import { keysOf } from '#requests/request-options.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { Amount, Currency } from '#values/money.ts'
import { z } from '#z.ts'

export const OfferStep = z.object({
  id: Id.describe('Teklifin kimliği'),
  label: writtenText('Teklifin numarası ve revizyonu', 'KRV-2026-000123 Rev. 2'),
  amount: Amount.describe('Toplam tutar; kabul edildiyse kabul edilen'),
  currency: Currency,
  sent_at: Moment.describe('Gönderildiği an'),
  answer: choice(['approve', 'reject', 'revise'], 'Müşterinin yanıtı')
    .nullable()
    .describe('Müşterinin yanıtı; yanıtlanmadıysa null'),
  answered_at: Moment.nullable().describe('Yanıtlandığı an; yanıtlanmadıysa null'),
  reason: choice(keysOf(rejectionReasonWords), 'Reddedilme nedeni')
    .nullable()
    .describe('Reddedilme nedeni; söylenmediyse null'),
  note: writtenText('Müşterinin yanıtına yazdığı not', 'Daha erken varış'),
})
export type OfferStep = z.output<typeof OfferStep>
