/** Whom a campaign is for. What is left out does not matter; consent is asked for besides, always. */
import { customerStatuses } from '#customers/customers.policy.ts'
import { engagements } from '#newsletter/campaign-words.ts'
import {
  recipientTypes,
  subscriberLanguages,
  subscriberStatuses,
  subscriptionSources,
} from '#newsletter/subscriber-words.ts'
import { choice } from '#values/field.ts'
import { z } from '#z.ts'

const several = <const Values extends readonly [string, ...string[]]>(values: Values, description: string) =>
  z
    .array(choice(values, 'Bir değer'))
    .max(values.length)
    .default([])
    .meta({ description: `${description}; boşsa hepsi`, examples: [[]] })

const Country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Ülkeyi listeden seçin.')
  .nullable()
  .default(null)

export const Segment = z.object({
  statuses: several(subscriberStatuses, 'Abonelik durumları; onayı olmayana yine de gönderilmez'),
  sources: several(subscriptionSources, 'Kaynaklar'),
  languages: several(subscriberLanguages, 'Diller'),
  recipient_types: several(recipientTypes, 'Alıcı türleri'),
  /** A customer with a request on this lane in the last year. */
  lane: z
    .object({
      origin_country: Country.meta({ description: 'Çıkış ülkesi; farketmezse null', examples: ['TR'] }),
      destination_country: Country.meta({ description: 'Varış ülkesi; farketmezse null', examples: ['DE'] }),
    })
    .nullable()
    .default(null)
    .describe('Son bir yılda bu hatta talebi olan müşteriler; farketmezse null'),
  customer_statuses: several(
    [...customerStatuses, 'none'] as const,
    'Müşteri durumları; none müşteri olmayan',
  ),
  engagement: choice(engagements, 'İlgi').nullable().default(null).describe('İlgi; farketmezse null'),
  engagement_days: z
    .number()
    .int()
    .min(7, 'En az 7 gün.')
    .max(365, 'En fazla 365 gün.')
    .default(90)
    .meta({ description: 'İlgiye bakılan gün sayısı', examples: [90] }),
})
export type Segment = z.output<typeof Segment>

export const everybody: Segment = Segment.parse({})
