/**
 * Asking Luna. Customers are answered from their own rows, read with their own rights; guests about the company, and led to a form, a
 * person or the sign-in page. The answer comes at once from our own code. Where `may_be_refined` is true the same question asked with
 * `refine` may come back in better words, or understood where our own code did not understand it; it takes up to ten seconds and its
 * failure changes nothing.
 */
import { cardKinds, LunaAnswer } from '#luna/answer.ts'
import { contextMessages, longestQuestion } from '#luna/talk-options.ts'
import { guestProcedure } from '#procedure.ts'
import { choice, flag, requiredText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const LunaQuestion = z.object({
  question: requiredText(longestQuestion, 'Sorunuzu yazın.', 'Soru', 'Konteynerim nerede?'),
  about: z
    .object({ kind: choice(cardKinds, 'Neyin sorulduğu'), id: Id.describe('Kaydın kimliği') })
    .nullable()
    .describe('Önceki yanıtın kaydı; yoksa null')
    .default(null),
  recent: z
    .array(
      z.object({
        role: choice(['user', 'assistant'], 'Kimin yazdığı'),
        content: z
          .string()
          .max(2000)
          .meta({ description: 'Mesaj', examples: ['Merhaba'] }),
      }),
    )
    .max(contextMessages)
    .describe('Son mesajlar, eskisi başta')
    .default([]),
  refine: flag('Sözler gerekirse dil modeliyle düzeltilsin mi'),
})
export type LunaQuestion = z.output<typeof LunaQuestion>

export const lunaContract = {
  ask: guestProcedure
    .route({
      method: 'POST',
      path: '/luna/questions',
      tags: ['Luna'],
      summary: 'Luna’ya sor',
      description:
        'Giriş yapmış müşteriye kendi kayıtlarından, ziyaretçiye şirket hakkında yanıt verir; neye dayandığını da söyler. Hiçbir kaydı değiştirmez.',
      successDescription: 'Yanıt, kartları, bağlantıları ve neye dayandığı',
    })
    .input(LunaQuestion)
    .output(LunaAnswer),
}
