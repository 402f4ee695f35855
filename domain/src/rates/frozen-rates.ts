/** The rates that a quote was made with: lira per one unit of each currency, from one day, as they stay with the quote. */
import { rateSources } from '#rates/rate-source.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { choice } from '#values/field.ts'
import { z } from '#z.ts'

/** As text with four to six decimals: the central bank prints four, and one printed for a hundred units has two more. */
export const Rate = z
  .string()
  .regex(/^(0|[1-9]\d{0,5})\.\d{4,6}$/, 'Kuru 55.7981 biçiminde yazın.')
  .refine((text) => /[1-9]/.test(text), 'Sıfırdan büyük bir kur yazın.')
  .meta({ description: 'Bir birimin TL karşılığı', examples: ['55.7981'] })

export const BulletinNo = z
  .string()
  .meta({ examples: ['2026/176'] })
  .nullable()
  .describe('TCMB bülten numarası; bültenden gelmeyen kurlarda null')

export const FrozenRates = z.object({
  source: choice(rateSources, 'Kurların kaynağı; biri bile elle girildiyse manual'),
  date: CalendarDay.describe('Kurların günü'),
  bulletin_no: BulletinNo,
  try_per: z
    .object({
      EUR: Rate.describe('1 EUR kaç TL'),
      USD: Rate.describe('1 USD kaç TL'),
      GBP: Rate.describe('1 GBP kaç TL'),
    })
    .describe('Döviz alış kurları'),
})
export type FrozenRates = z.output<typeof FrozenRates>
