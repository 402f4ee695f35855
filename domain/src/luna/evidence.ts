/** What a figure or a finding rests on: each line with its source, how many records it was made from, and as of when. */
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export const Evidence = z.object({
  label: z.string().meta({ description: 'Neyin bilgisi olduğu', examples: ['Son 60 günün ortancası'] }),
  value: z.string().meta({ description: 'Değer, gösterildiği gibi', examples: ['34 gün'] }),
  source: z.string().meta({ description: 'Nereden alındığı', examples: ['Teslim edilen gönderilerimiz'] }),
  sample: z
    .number()
    .int()
    .min(1)
    .nullable()
    .meta({ description: 'Kaç kayıttan çıktığı; tek bir kayıtsa null', examples: [12] }),
  as_of: Moment.nullable().describe('Bilginin zamanı; bilinmiyorsa null'),
  link: z
    .string()
    .regex(/^\/(?![/\\])/)
    .nullable()
    .meta({ examples: ['/dashboard?view=shipments'] })
    .describe('Dayandığı kaydın sayfası; yoksa null'),
})
export type Evidence = z.output<typeof Evidence>
