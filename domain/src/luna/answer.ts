/**
 * An answer of Luna: computed first, worded second. `text` is one sentence or a few, made by our own code; a model's wording takes its
 * place only after every number in it was found among the computed ones. Cards and links come from our code alone.
 */
import { Evidence } from '#luna/evidence.ts'
import { intentWords } from '#luna/intents.ts'
import { keysOf } from '#requests/request-options.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

/** A page of this product; never one elsewhere. */
const Address = z
  .string()
  .regex(/^\/(?![/\\])/)
  .meta({ description: 'Sayfanın yolu', examples: ['/dashboard?view=shipments'] })

export const LunaLink = z.object({
  label: z.string().meta({ description: 'Bağlantının adı', examples: ['Gönderiyi aç'] }),
  to: Address,
})
export type LunaLink = z.output<typeof LunaLink>

export const cardKinds = ['request', 'quote', 'shipment', 'document'] as const
export const cardTones = ['neutral', 'good', 'warning', 'bad'] as const

export const LunaCard = z.object({
  kind: choice(cardKinds, 'Neyin kartı olduğu'),
  id: Id.describe('Kaydın kimliği'),
  title: z.string().meta({ description: 'Numara ya da ad', examples: ['SH-9A8057B1'] }),
  detail: writtenText('Başlığın altındaki satır', 'Mersin – Hamburg'),
  status: writtenText('Durum', 'Yolda'),
  tone: choice(cardTones, 'Durumun rengi'),
  lines: z
    .array(
      z.object({
        label: z.string().meta({ description: 'Satırın adı', examples: ['Beklenen varış'] }),
        value: z.string().meta({ description: 'Satırın değeri', examples: ['24 Kasım 2026'] }),
      }),
    )
    .describe('Kartın satırları; en çok beş'),
  link: LunaLink.describe('Kaydın sayfası'),
})
export type LunaCard = z.output<typeof LunaCard>

/** What the widget opens next: a form, a person, or the sign-in page. */
export const nextSteps = ['quote_form', 'tracking_form', 'human', 'sign_in'] as const
export type NextStep = (typeof nextSteps)[number]

export const LunaAnswer = z.object({
  intent: choice(keysOf(intentWords), 'Sorunun ne hakkında olduğu'),
  text: z.string().meta({
    description: 'Yanıt',
    examples: ['SH-9A8057B1 numaralı gönderiniz yolda; son bilinen yeri Mersin.'],
  }),
  cards: z.array(LunaCard).describe('Yanıttaki kayıtlar; en çok beş'),
  facts: z.array(Evidence).describe('Nereden biliyorum?'),
  links: z.array(LunaLink).describe('İlgili sayfalar'),
  next_step: choice(nextSteps, 'Sıradaki adım').nullable().describe('Sıradaki adım; yanıt yeterliyse null'),
  tracking_code: writtenText('Soruda geçen takip kodu', 'CSQU3054383'),
  suggestions: z
    .array(z.string().meta({ description: 'Bir soru', examples: ['Ücretsiz sürem ne kadar kaldı?'] }))
    .describe('Ardından sorulabilecekler; en çok üç'),
  about: z
    .object({ kind: choice(cardKinds, 'Neyin sorulduğu'), id: Id.describe('Kaydın kimliği') })
    .nullable()
    .describe('Yanıtın tek bir kaydı varsa o; sonraki soruda verilir'),
  may_be_refined: z.boolean().meta({
    description: 'Aynı soru refine ile yeniden sorulursa sözleri değişebilir mi',
    examples: [false],
  }),
})
export type LunaAnswer = z.output<typeof LunaAnswer>
