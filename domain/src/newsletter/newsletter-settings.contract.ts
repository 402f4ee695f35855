/** Who our campaigns say they are from, and how fast they go. */
import { problems } from '#problems.ts'
import { adminProcedure, staffProcedure } from '#procedure.ts'
import { EmailAddress } from '#values/email-address.ts'
import { count, optionalText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

const tags = ['Bülten']

export const NewsletterSettings = z.object({
  sender_title: optionalText(160, 'Ticaret unvanı; boşsa şirketinki', 'Kervan Uluslararası Taşımacılık A.Ş.'),
  mersis: z
    .string()
    .trim()
    .regex(/^(\d{16})?$/, 'MERSİS numarası 16 hanelidir.')
    .meta({ description: 'MERSİS numarası; girilmediyse boş', examples: ['0123456789012345'] }),
  sender_name: optionalText(80, 'Gönderen adı; boşsa şirketin adı', 'Kervan Bülten'),
  reply_to: EmailAddress.nullable().describe('Yanıtların gittiği adres; null ise şirketin adresi'),
  per_second: count(1, 10_000, 'Saniyede en çok kaç e-posta', 50),
  per_domain_per_second: count(1, 10_000, 'Bir alan adına saniyede en çok kaç e-posta', 20),
  welcome_template_id: Id.nullable().describe(
    'Aboneliğini onaylayana gönderilen şablon; null ise gönderilmez',
  ),
})
export type NewsletterSettings = z.output<typeof NewsletterSettings>

const version = z
  .number()
  .int()
  .min(1)
  .meta({ description: 'Sürüm; kaydederken geri verilir', examples: [2] })
const Versioned = z.object({ settings: NewsletterSettings.describe('Ayarlar'), version })

export const newsletterSettingsContract = {
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/newsletter/settings',
      tags,
      summary: 'Bülten ayarları',
      description: 'Gönderen bilgileri ve hız sınırları.',
      successDescription: 'Bültenin ayarları',
    })
    .output(Versioned),
  save: adminProcedure
    .route({
      method: 'PUT',
      path: '/newsletter/settings',
      tags,
      summary: 'Bülten ayarlarını kaydet',
      description: 'Yeni hız sınırları süren gönderimde de hemen geçerlidir.',
      successDescription: 'Kaydedilen ayarlar',
    })
    .errors({ STALE: problems.STALE, NOT_FOUND: problems.NOT_FOUND })
    .input(Versioned)
    .output(Versioned),
}
