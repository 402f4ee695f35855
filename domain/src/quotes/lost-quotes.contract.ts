/** Why a customer has not taken an offer: answered with one click, by the link of a mail. */
import { guestProcedure } from '#procedure.ts'
import { lostQuoteProblems } from '#quotes/lost-quotes.copy.ts'
import { rejectionReasonWords } from '#quotes/rejection-reasons.ts'
import { keysOf } from '#requests/request-options.ts'
import { choice } from '#values/field.ts'
import { z } from '#z.ts'

const reason = choice(
  keysOf(rejectionReasonWords) as ['price', ...(keyof typeof rejectionReasonWords)[]],
  'Neden',
)

export const lostQuotesContract = {
  giveReason: guestProcedure
    .route({
      method: 'POST',
      path: '/quote-reasons',
      tags: ['Teklifler'],
      summary: 'Teklifin neden kabul edilmediğini bildir',
      description:
        'E-postadaki anahtarla, nedeni bilinmeyen bir teklifin nedenini kaydeder. Aynı bağlantıyla yeniden bildirilirse sonuncusu geçerlidir.',
      successDescription: 'Neden kaydedildi',
    })
    .errors(lostQuoteProblems)
    .input(
      z.object({
        token: z
          .string()
          .min(1)
          .max(400)
          .meta({ description: 'E-postadaki bağlantının anahtarı', examples: ['Qe7…'] }),
        reason,
      }),
    )
    .output(
      z.object({
        quote_no: z.string().meta({ description: 'Teklif numarası', examples: ['KRV-2026-000123'] }),
        reason,
      }),
    ),
}
