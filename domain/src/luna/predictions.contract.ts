/** What will probably happen, from our own history, with how it did when it was tried. Only where it does better than the usual. */
import { predictionKinds } from '#luna/predictions/predictions.copy.ts'
import { staffProcedure } from '#procedure.ts'
import { choice, writtenText } from '#values/field.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Luna']
const error = (description: string) =>
  z
    .number()
    .nullable()
    .meta({ description: `${description}; denenemediyse null`, examples: [0.2] })
const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })

export const PredictedItem = z.object({
  key: z.string().meta({ description: 'Kaydın kimliği ya da hattın adı', examples: ['Mersin – Hamburg'] }),
  label: z.string().meta({ description: 'Ne hakkında', examples: ['KRV-2026-000123 · Mersin – Hamburg'] }),
  link: z
    .string()
    .regex(/^\/(?![/\\])/)
    .meta({
      description: 'Kaydın sayfası',
      examples: ['/staff/quotes/01890a5d-ac96-774b-bcce-000000000031'],
    }),
  likelihood: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta({ description: 'Olasılık, 0 ile 1 arası; sayı tahmininde null', examples: [0.72] }),
  expected: z
    .number()
    .min(0)
    .nullable()
    .meta({ description: 'Beklenen sayı; olasılık tahmininde null', examples: [3.4] }),
  why: writtenText('Nedeni', 'müşteri açtı (artırıyor)'),
})
export type PredictedItem = z.output<typeof PredictedItem>

export const Prediction = z.object({
  kind: choice(predictionKinds, 'Neyin tahmini olduğu'),
  shown: z.boolean().meta({ description: 'Gösterilecek kadar iyi mi', examples: [true] }),
  sentence: z.string().meta({
    description: 'Nasıl denendiği ve sonucu',
    examples: ['Denendi: 120 teklif üzerinde hata 0,200.'],
  }),
  learned: whole('Kaç kayıttan öğrenildiği', 300),
  tried: whole('Kaç kayıt üzerinde denendiği', 120),
  score: error('Hatanın karesinin ortalaması'),
  naive: error('Hep ortalamayı söyleyenin hatası'),
  computed_at: Moment.nullable().describe('Hesaplandığı zaman; hiç hesaplanmadıysa null'),
  is_computing: z.boolean().meta({ description: 'Şu anda hesaplanıyor mu', examples: [false] }),
  items: z.array(PredictedItem).describe('En olasısı başta; gösterilmiyorsa boş'),
})
export type Prediction = z.output<typeof Prediction>

export const predictionsContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/luna/predictions',
      tags,
      summary: 'Tahminler',
      description:
        'Kazanılacak teklifler, kaçırılacak sözler, gelecek haftanın talepleri, gecikecek gönderiler. Her biri geçmişte denenir; ortalamayı söylemekten iyi çıkmayan gösterilmez.',
      successDescription: 'Dört tahmin ve nasıl denendikleri',
    })
    .output(z.object({ predictions: z.array(Prediction).describe('Dört tahmin') })),
  refresh: staffProcedure
    .route({
      method: 'POST',
      path: '/luna/predictions/refresh',
      tags,
      summary: 'Tahminleri yeniden hesapla',
      description: 'Gece yapılan hesabı şimdi başlatır; zaten sürüyorsa bir daha başlatmaz.',
      successDescription: 'Hesap sıraya alındı',
    })
    .output(z.object({ done: z.literal(true).meta({ description: 'Sıraya alındı', examples: [true] }) })),
}
