/** Exchange rates for staff: today's, the bulletins they come from, and what an admin enters by hand. */
import { adminProcedure, creating, keyErrors, staffProcedure } from '#procedure.ts'
import { BulletinNo, Rate } from '#rates/frozen-rates.ts'
import { ratedCurrencies, rateSources } from '#rates/rate-source.ts'
import { rateProblems } from '#rates/rates.copy.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { decimalText } from '#values/decimal-field.ts'
import { choice, flag, requiredText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Kurlar']
const currency = choice(ratedCurrencies, 'Para birimi')
const price = {
  buying: Rate.describe('Döviz alış'),
  selling: Rate.nullable().describe('Döviz satış; yoksa null'),
}

const origin = {
  source: choice(rateSources, 'Kaynak'),
  date: CalendarDay.describe('Kurun günü'),
  bulletin_no: BulletinNo,
  entered_by: z
    .string()
    .meta({ examples: ['Selin Kaya'] })
    .nullable()
    .describe('Kuru elle giren kişi; diğerlerinde null'),
  note: z.string().meta({ description: 'Elle girilen kurun gerekçesi; yoksa boş', examples: ['Banka kuru'] }),
  stored_at: Moment.describe('Ne zaman kaydedildiği'),
}

export const CurrentRate = z.object({ currency, ...price, ...origin })
export type CurrentRate = z.output<typeof CurrentRate>

export const Bulletin = z.object({
  id: Id,
  ...origin,
  rates: z.array(z.object({ currency, ...price }).describe('Bir kur')).describe('Bültendeki kurlar'),
})
export type Bulletin = z.output<typeof Bulletin>

export const RateOverview = z.object({
  current: z.array(CurrentRate.describe('Bir kur')).describe('Bugün geçerli kurlar'),
  bulletins: z.array(Bulletin.describe('Bir bülten')).describe('Son bültenler, yeniden eskiye'),
  is_refreshed: z.boolean().meta({ description: 'Kurların otomatik alınıp alınmadığı', examples: [true] }),
})
export type RateOverview = z.output<typeof RateOverview>

export const RateEntry = z.object({
  currency,
  rate: decimalText(6, 6)
    .refine((text) => /[1-9]/.test(text), 'Sıfırdan büyük bir kur yazın.')
    .meta({ description: 'Bir birimin TL karşılığı', examples: ['55.7981'] }),
  note: requiredText(200, 'Kuru neden elle girdiğinizi yazın.', 'Gerekçe', 'Banka kuru'),
  is_confirmed: flag('Bilinen kurdan %20’den fazla farklı bir kuru onaylar'),
})
export type RateEntry = z.output<typeof RateEntry>

/** A new bulletin; the one that is known already; no feed configured; or one that did not answer as it should. */
export const refreshOutcomes = ['stored', 'known', 'off', 'failed'] as const
export const Refreshed = z.object({
  outcome: choice(
    refreshOutcomes,
    'stored: yeni bülten kaydedildi; known: son bülten zaten kayıtlı; off: FX_URL ayarlanmamış; failed: alınamadı',
  ),
  date: CalendarDay.nullable().describe('Bültenin günü; alınmadıysa null'),
  bulletin_no: BulletinNo,
})
export type Refreshed = z.output<typeof Refreshed>

export const ratesContract = {
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/rates',
      tags,
      summary: 'Kurlar',
      description:
        'Bugün geçerli döviz alış kurları, kaynakları ve son bültenler. Elle girilen kur, sonraki bir günün bülteni gelene kadar bültenin yerine geçer.',
      successDescription: 'Geçerli kurlar ve son bültenler',
    })
    .output(RateOverview),
  enter: adminProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/rates',
      successStatus: 201,
      tags,
      summary: 'Kur gir',
      description:
        'Bir kuru elle girer; kimin, neden girdiği kaydedilir. Bilinen kurdan %20’den fazla farklı bir kur ancak onaylanarak girilir. Önceki teklifler kendi kurlarıyla kalır.',
      successDescription: 'Girilen kur',
    })
    .errors({
      ...keyErrors,
      RATE_UNUSUAL: {
        ...rateProblems.RATE_UNUSUAL,
        data: z.object({ known: Rate.describe('Bilinen kur') }).describe('Karşılaştırılan kur'),
      },
    })
    .input(RateEntry)
    .output(CurrentRate),
  refresh: adminProcedure
    .route({
      method: 'POST',
      path: '/staff/rates/refresh',
      tags,
      summary: 'Kurları şimdi al',
      description:
        'Merkez Bankası’nın yayımladığı son bülteni alır. Alınamazsa kayıtlı kurlar geçerli kalır ve yanıt bunu söyler.',
      successDescription: 'Ne olduğu ve yayımlanan son bülten',
    })
    .output(Refreshed),
}
