/** Freight indices that an admin brings: the price of a container on a lane by month, with its source and the day it was published. */
import { Done } from '#access/person.ts'
import { Month } from '#benchmark/benchmark.contract.ts'
import { indexUnits } from '#benchmark/freight-index.copy.ts'
import { problems } from '#problems.ts'
import { adminProcedure } from '#procedure.ts'
import { keysOf } from '#requests/request-options.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { positiveDecimal } from '#values/decimal-field.ts'
import { choice, requiredText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { listInput, pageOf } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Benchmark']

/** Highest plausible price of a container; more is a typing error. */
const mostUsd = 50_000
export const mostIndexRows = 2000

export const FreightIndexForm = z.object({
  name: requiredText(80, 'Endeksin adını yazın.', 'Endeksin adı', 'Uzak Doğu navlun endeksi'),
  origin: requiredText(80, 'Çıkış yerini yazın.', 'Çıkış', 'Şanghay'),
  destination: requiredText(80, 'Varış yerini yazın.', 'Varış', 'İstanbul'),
  unit: choice(keysOf(indexUnits), 'Birim', 'Birimi 20 ya da 40 olarak yazın.'),
  month: Month,
  usd: positiveDecimal(2)
    .refine((usd) => Number(usd) <= mostUsd, 'Bu değer olağandan çok büyük.')
    .meta({ description: 'Bir konteynerin fiyatı, USD', examples: ['2450.00'] }),
  source: requiredText(120, 'Kaynağı yazın.', 'Kaynak', 'Haftalık navlun bülteni'),
  published_on: CalendarDay.describe('Yayın günü'),
})
export type FreightIndexForm = z.output<typeof FreightIndexForm>

export const FreightIndex = FreightIndexForm.extend({
  id: Id,
  entered_by: z.string().meta({ description: 'Yükleyen kişi', examples: ['Selin Kaya'] }),
  updated_at: Moment.describe('Ne zaman yazıldığı'),
})
export type FreightIndex = z.output<typeof FreightIndex>

/** By how long ago the month is, and the names of the places. */
const FreightIndexListInput = listInput(['age'], 'age')
export type FreightIndexListInput = z.output<typeof FreightIndexListInput>

const rows = (description: string, example: number) =>
  z
    .number()
    .int()
    .meta({ description, examples: [example] })

export const freightIndexContract = {
  list: adminProcedure
    .route({
      method: 'GET',
      path: '/staff/benchmark/indices',
      tags,
      summary: 'Navlun endeksleri',
      description: 'Yüklenmiş hat endeksleri, en yeni ay başta; bir ayın hatları ada göre.',
      successDescription: 'Endeks satırlarının bir sayfası',
    })
    .input(FreightIndexListInput)
    .output(pageOf(FreightIndex)),
  bring: adminProcedure
    .route({
      method: 'POST',
      path: '/staff/benchmark/indices',
      tags,
      summary: 'Endeks yükle',
      description:
        'Bir dosyanın satırları; hepsi yazılır ya da hiçbiri. Aynı hattın, birimin ve ayın satırı varsa yerine geçer.',
      successDescription: 'Kaç satırın eklendiği ve değiştiği',
    })
    .input(
      z.object({
        rows: z
          .array(FreightIndexForm)
          .min(1, 'Dosyada satır yok.')
          .max(mostIndexRows, 'En fazla 2.000 satır.')
          .describe('Satırlar'),
      }),
    )
    .output(z.object({ added: rows('Eklenen satır', 12), changed: rows('Değişen satır', 3) })),
  remove: adminProcedure
    .route({
      method: 'DELETE',
      path: '/staff/benchmark/indices/{id}',
      tags,
      summary: 'Endeks satırını sil',
      description: 'Satır silinir; analizler kalanlarla hesaplanır.',
      successDescription: 'Kayıt silindi',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Satırın kimliği') }))
    .output(Done),
}
