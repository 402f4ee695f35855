/** The language model as an admin sees it: whether it is used, what it cost, and everything that was sent to it. */
import { problems } from '#problems.ts'
import { adminProcedure } from '#procedure.ts'
import { decimalText } from '#values/decimal-field.ts'
import { writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInput, pageOf } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Luna']
const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })
const price = (description: string) =>
  decimalText(4)
    .meta({ examples: ['0.15'] })
    .nullable()
    .describe(`${description}; girilmediyse null`)

export const LunaModelChoice = z.object({
  enabled: z.boolean().meta({ description: 'Model kullanılsın mı', examples: [true] }),
  price_in: price('Okunan bir milyon birimin fiyatı, ABD doları'),
  price_out: price('Yazılan bir milyon birimin fiyatı, ABD doları'),
})
export type LunaModelChoice = z.output<typeof LunaModelChoice>

const cost = decimalText(8)
  .meta({ examples: ['0.00042'] })
  .nullable()
  .describe('Tutar, ABD doları; fiyat girilmediyse null')

export const LunaModelState = LunaModelChoice.extend({
  configured: z.boolean().meta({ description: 'Sunucuda bir model tanımlı mı', examples: [false] }),
  model: writtenText('Modelin adı', 'gemini-2.5-flash'),
  host: writtenText('Modelin çalıştığı yer', 'generativelanguage.googleapis.com'),
  version: whole('Ayarın sürümü', 1),
  month: z
    .object({
      calls: countOf('Çağrı', 120),
      used: countOf('Sözü kullanılan', 110),
      failed: countOf('Yanıtı kullanılmayan', 10),
      median_ms: whole('Ortanca süre, milisaniye', 900).nullable(),
      tokens_in: whole('Okunan birim', 48_000),
      tokens_out: whole('Yazılan birim', 9_000),
      cost,
    })
    .describe('Son 30 gün'),
})
export type LunaModelState = z.output<typeof LunaModelState>

export const ModelCall = z.object({
  id: Id.describe('Çağrının kimliği'),
  called_at: Moment.describe('Zamanı'),
  prompt: z.string().meta({ description: 'Kullanılan istem ve sürümü', examples: ['answer.v1'] }),
  model: writtenText('Modelin adı', 'gemini-2.5-flash'),
  sent: z
    .string()
    .meta({ description: 'Gönderilen', examples: ['{"sentence":"KAYIT-1 numaralı gönderiniz yolda."}'] }),
  received: writtenText('Gelen', '{"text":"KAYIT-1 numaralı gönderiniz şu anda yolda."}'),
  outcome: writtenText('Ne olduğu; used ise sözü kullanıldı', 'used'),
  tries: whole('Deneme sayısı', 1),
  ms: whole('Süre, milisaniye', 900).nullable(),
  tokens_in: whole('Okunan birim', 400),
  tokens_out: whole('Yazılan birim', 60),
  cost,
})
export type ModelCall = z.output<typeof ModelCall>

export const ModelCallListInput = listInput(['called'], '-called')
export type ModelCallListInput = z.output<typeof ModelCallListInput>

export const lunaModelContract = {
  state: adminProcedure
    .route({
      method: 'GET',
      path: '/luna/model',
      tags,
      summary: 'Dil modelinin durumu',
      description: 'Tanımlı mı, kullanılıyor mu, son 30 günde ne kadar kullanıldığı ve tutarı.',
      successDescription: 'Durum ve sayılar',
    })
    .output(LunaModelState),
  save: adminProcedure
    .route({
      method: 'PUT',
      path: '/luna/model',
      tags,
      summary: 'Dil modelini aç ya da kapat',
      description: 'Kapalıyken hiçbir şey gönderilmez; Luna kendi cümleleriyle yanıt verir.',
      successDescription: 'Ayarın yeni durumu',
    })
    .errors({ STALE: problems.STALE })
    .input(LunaModelChoice.extend({ version: whole('Okunan sürüm', 1) }))
    .output(LunaModelState),
  calls: adminProcedure
    .route({
      method: 'GET',
      path: '/luna/model/calls',
      tags,
      summary: 'Modele gönderilenler',
      description: 'Son 30 günde modele gönderilen ve ondan gelen her şey; adlar ve numaralar yer tutucudur.',
      successDescription: 'Çağrıların bir sayfası',
    })
    .input(ModelCallListInput)
    .output(pageOf(ModelCall)),
}
