/** Subscribing to the newsletter by double opt-in, and unsubscribing. The answer is the same for new, known and verified addresses. */
import { newsletterProblems } from '#newsletter/newsletter.copy.ts'
import {
  subscriberLanguages,
  subscriberStatuses,
  subscriptionTextVersions,
} from '#newsletter/subscriber-words.ts'
import { guestProcedure } from '#procedure.ts'
import { EmailAddress } from '#values/email-address.ts'
import { choice, optionalText, writtenText } from '#values/field.ts'
import { z } from '#z.ts'

const Token = z
  .string()
  .min(1)
  .max(400)
  .meta({ description: 'E-postadaki bağlantının anahtarı', examples: ['Qe7…'] })

const TextVersion = choice(subscriptionTextVersions, 'Aboneye gösterilen metinlerin sürümü')

export const Preferences = z.object({
  email: z.string().meta({ description: 'Abonenin adresi', examples: ['demo@musteri.example'] }),
  name: writtenText('Ad ve soyad', 'Defne Işık'),
  language: choice(subscriberLanguages, 'E-postaların dili'),
  measuring: z.boolean().meta({
    description: 'Açma ve tıklamanın ölçülmesini kabul ediyor mu',
    examples: [true],
  }),
  status: choice(subscriberStatuses, 'Aboneliğin durumu'),
})
export type Preferences = z.output<typeof Preferences>

export const newsletterContract = {
  subscribe: guestProcedure
    .route({
      method: 'POST',
      path: '/newsletter/subscriptions',
      tags: ['Bülten'],
      summary: 'Bültene abone ol',
      description:
        'Adrese bir doğrulama e-postası gönderir; abonelik bağlantı onaylanınca başlar. Adres yeni, kayıtlı veya doğrulanmış olsun yanıt aynıdır.',
      successDescription: 'İstek alındı',
      successStatus: 202,
    })
    .input(z.object({ email: EmailAddress }))
    .output(z.object({ done: z.literal(true).meta({ description: 'İstek alındı', examples: [true] }) })),
  confirm: guestProcedure
    .route({
      method: 'POST',
      path: '/newsletter/confirmations',
      tags: ['Bülten'],
      summary: 'Aboneliği onayla',
      description:
        'Doğrulama bağlantısındaki anahtarla aboneliği başlatır ve gösterilen metni onay olarak kaydeder; yeniden çağrılması bir şey değiştirmez.',
      successDescription: 'Abonelik etkin',
    })
    .errors({ LINK_REFUSED: newsletterProblems.LINK_REFUSED })
    .input(
      z.object({
        token: Token,
        text_version: TextVersion,
        measuring: z
          .boolean()
          .optional()
          .meta({
            description: 'Açma ve tıklamanın ölçülmesini de kabul ediyor mu; verilmezse değişmez',
            examples: [false],
          }),
      }),
    )
    .output(
      z.object({
        email: z.string().meta({ description: 'Abone olan adres', examples: ['demo@musteri.example'] }),
      }),
    ),
  unsubscribe: guestProcedure
    .route({
      method: 'POST',
      path: '/newsletter/unsubscriptions',
      tags: ['Bülten'],
      summary: 'Bültenden ayrıl',
      description: 'E-postadaki anahtarla aboneliği bitirir; yeniden çağrılması bir şey değiştirmez.',
      successDescription: 'Abonelik bitti',
    })
    .errors({ LINK_REFUSED: newsletterProblems.LINK_REFUSED })
    .input(z.object({ token: Token }))
    .output(
      z.object({
        email: z.string().meta({ description: 'Ayrılan adres', examples: ['demo@musteri.example'] }),
      }),
    ),
  preferences: guestProcedure
    .route({
      method: 'POST',
      path: '/newsletter/preferences/read',
      tags: ['Bülten'],
      summary: 'Bülten tercihlerim',
      description: 'E-postadaki bağlantının anahtarıyla, abonenin kendi tercihleri.',
      successDescription: 'Abonenin tercihleri',
    })
    .errors({ LINK_REFUSED: newsletterProblems.LINK_REFUSED })
    .input(z.object({ token: Token }))
    .output(Preferences),
  savePreferences: guestProcedure
    .route({
      method: 'PUT',
      path: '/newsletter/preferences',
      tags: ['Bülten'],
      summary: 'Bülten tercihlerimi kaydet',
      description: 'Adı, dili ve ölçüm iznini değiştirir; ayrılmak için ayrılma çağrısı kullanılır.',
      successDescription: 'Kaydedilen tercihler',
    })
    .errors({ LINK_REFUSED: newsletterProblems.LINK_REFUSED })
    .input(
      z.object({
        token: Token,
        name: optionalText(120, 'Ad ve soyad', 'Defne Işık'),
        language: Preferences.shape.language,
        measuring: Preferences.shape.measuring,
        text_version: TextVersion,
      }),
    )
    .output(Preferences),
}
