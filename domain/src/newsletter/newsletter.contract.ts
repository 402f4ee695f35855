/** Subscribing to the newsletter by double opt-in, and unsubscribing. The answer is the same for new, known and verified addresses. */
import { newsletterProblems } from '#newsletter/newsletter.copy.ts'
import { guestProcedure } from '#procedure.ts'
import { EmailAddress } from '#values/email-address.ts'
import { z } from '#z.ts'

const Token = z
  .string()
  .min(1)
  .max(400)
  .meta({ description: 'E-postadaki bağlantının anahtarı', examples: ['Qe7…'] })

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
        'Doğrulama bağlantısındaki anahtarla aboneliği başlatır; yeniden çağrılması bir şey değiştirmez.',
      successDescription: 'Abonelik etkin',
    })
    .errors({ LINK_REFUSED: newsletterProblems.LINK_REFUSED })
    .input(z.object({ token: Token }))
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
}
