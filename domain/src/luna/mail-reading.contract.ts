/**
 * Reading a freight mail for staff: what it says of a request, by which of its words. Nothing is saved and nothing is sent; the request is
 * made with the order form once somebody has looked at it. With `refine` a model may add what our own patterns did not find; what it says is
 * checked against the mail, and its failure changes nothing.
 */
import { mailFields } from '#luna/mail/mail-fields.ts'
import { staffProcedure } from '#procedure.ts'
import { choice, flag, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** As much of a file as one call can carry; the words of a mail come before its attachments. */
export const mostFileBytes = 180_000
export const longestMail = 30_000

export const MailToRead = z
  .object({
    text: z
      .string()
      .max(longestMail, 'Metin çok uzun; yalnızca talebin olduğu kısmı yapıştırın.')
      .meta({
        description: 'Yapıştırılan e-posta',
        examples: ['Mersin’den Hamburg’a 2x40HC için fiyat rica ederiz.'],
      })
      .default(''),
    file: z
      .string()
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Dosya okunamadı.')
      .max(Math.ceil(mostFileBytes / 3) * 4, 'Dosya çok büyük.')
      .meta({ description: 'Metin yerine .eml dosyası, base64 ile', examples: ['U3ViamVjdDogTmF2bHVu'] })
      .optional(),
    refine: flag('Bulunamayanlar gerekirse dil modeliyle tamamlansın mı'),
  })
  .refine(({ text, file }) => text.trim() !== '' || file !== undefined, {
    message: 'Bir e-posta yapıştırın ya da dosyasını bırakın.',
    path: ['text'],
  })
export type MailToRead = z.output<typeof MailToRead>

const place = (description: string) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [12] })

const ReadEnd = z.object({
  country: writtenText('Ülke; bilinmiyorsa boş', 'Türkiye'),
  port: writtenText('Yerin limanı; liman değilse boş', 'Mersin'),
})

export const ReadMail = z.object({
  text: z
    .string()
    .meta({ description: 'Okunan metin; yerler bunun karakterleridir', examples: ['Mersin’den Hamburg’a'] }),
  subject: writtenText('Konu', 'Navlun talebi'),
  sender: z
    .object({
      address: writtenText('Adres', 'selin@musteri.example'),
      name: writtenText('Ad', 'Selin Aktaş'),
    })
    .describe('Gönderen; bilinmiyorsa boş'),
  language: choice(['tr', 'en'], 'E-postanın dili'),
  customer: z
    .object({
      id: Id.describe('Müşterinin kimliği'),
      name: writtenText('Ad ve şirket', 'Selin Aktaş, Örnek Tekstil'),
      email: writtenText('E-posta', 'selin@musteri.example'),
    })
    .nullable()
    .describe('Bu adresle kayıtlı müşteri; yoksa null'),
  fields: z
    .array(
      z.object({
        field: choice(mailFields, 'Alan'),
        value: z.string().meta({ description: 'Formdaki değeri', examples: ['38500'] }),
        start: place('Sözlerin başladığı yer'),
        end: place('Sözlerin bittiği yer'),
        by: choice(['rules', 'model'], 'Kimin bulduğu'),
      }),
    )
    .describe('Okunanlar, her biri dayandığı sözlerle'),
  ends: z
    .object({ origin: ReadEnd.describe('Çıkış'), destination: ReadEnd.describe('Varış') })
    .describe('Okunan yerlerin ülkesi ve limanı'),
  attachments: z
    .array(z.string().meta({ description: 'Dosya adı', examples: ['ceki-listesi.pdf'] }))
    .describe('Dosyanın ekleri; okunmaz'),
  may_be_refined: z.boolean().meta({ description: 'Dil modeli kalanı tamamlayabilir mi', examples: [false] }),
})
export type ReadMail = z.output<typeof ReadMail>

export const mailReadingContract = {
  read: staffProcedure
    .route({
      method: 'POST',
      path: '/luna/mail-readings',
      tags: ['Luna'],
      summary: 'Yük e-postasını oku',
      description:
        'Türkçe ya da İngilizce bir e-postadan talebin alanlarını çıkarır; her alanın dayandığı sözleri gösterir. Hiçbir kayıt açmaz, kimseye bir şey göndermez.',
      successDescription: 'Okunan alanlar ve gönderen',
    })
    .input(MailToRead)
    .output(ReadMail),
}
