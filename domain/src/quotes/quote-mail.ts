/** The mails of a quote, as the office sees them. */
import { floorStates } from '#quotes/margin-floor.ts'
import { offerOrientations } from '#quotes/offer-options.ts'
import { mailOutcomes, quoteMailKinds, quoteMailStates } from '#quotes/quotes.events.ts'
import { EmailAddress, KnownEmailAddress } from '#values/email-address.ts'
import { choice, optionalText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const mostAddresses = 10
const addresses = (description: string) =>
  z
    .array(EmailAddress)
    .max(mostAddresses, `En fazla ${mostAddresses} adres yazılabilir.`)
    .default([])
    .describe(description)

/** Long enough for a few sentences; what is more belongs into the offer. */
const longestMessage = 1000

export const MailText = z.object({
  subject: optionalText(160, 'Konu; boşsa e-posta metinlerindeki', 'Fiyat Teklifi KRV-2026-000123'),
  message: optionalText(longestMessage, 'Gönderenin kısa mesajı', 'Konuştuğumuz gibi.'),
})

export const OfferMail = MailText.extend({
  to: addresses('Alıcılar; boşsa teklifteki müşteri adresi'),
  cc: addresses('Bilgi alıcıları'),
  orientation: choice(offerOrientations, 'PDF sayfasının yönü').default('portrait'),
  send_at: Moment.nullable().default(null).describe('Ne zaman gönderileceği; hemen için null'),
})
export type OfferMail = z.output<typeof OfferMail>

export const QuoteMail = z.object({
  id: Id.describe('E-postanın kimliği'),
  kind: choice(quoteMailKinds, 'Teklif mi, hatırlatma mı'),
  state: choice(quoteMailStates, 'Durum'),
  recipients: z.array(KnownEmailAddress).describe('Alıcılar'),
  copies: z.array(KnownEmailAddress).describe('Bilgi alıcıları'),
  subject: writtenText('Konu', 'Fiyat Teklifi KRV-2026-000123'),
  send_at: Moment.describe('Gönderildiği veya gönderileceği an'),
  reason: writtenText('Neden ulaşmadığı veya iptal edildiği', 'Böyle bir posta kutusu yok.'),
  outcomes: z
    .array(
      z.object({
        address: KnownEmailAddress.describe('Alıcının adresi'),
        state: choice(mailOutcomes, 'Bu adrese ulaşıp ulaşmadığı'),
        reason: writtenText('Neden ulaşmadığı', 'Böyle bir posta kutusu yok.'),
      }),
    )
    .describe('Adres adres sonuç; henüz yolda olanlar yoktur'),
  created_by_name: writtenText('Kimin gönderdiği', 'Deniz Aksoy'),
})
export type QuoteMail = z.output<typeof QuoteMail>

export const MarginFloor = z.object({
  floor_pct: z.string().meta({ description: 'Marj alt sınırı, yüzde', examples: ['10'] }),
  state: choice(floorStates, 'Teklifin marjı gönderilmeye yetiyor mu'),
  approval: z
    .object({
      name: writtenText('Onaylayan', 'Ece Yaman'),
      at: Moment.describe('Onaylandığı an'),
      note: writtenText('Onayın notu', 'İlk sipariş için uygun'),
    })
    .nullable()
    .describe('Yöneticinin onayı; yoksa null'),
})
export type MarginFloor = z.output<typeof MarginFloor>
