/** The index tables that route analysis, findings and suggestions read. Staff write them, by hand or from a file. */
import { Done } from '#access/person.ts'
import { figureKinds, noteKinds, severities } from '#luna/market.copy.ts'
import { isSubject, longestWaitHours, mostOf } from '#luna/market.ts'
import { tradeRegions } from '#luna/trade-routes.ts'
import { problems } from '#problems.ts'
import { staffProcedure } from '#procedure.ts'
import { keysOf } from '#requests/request-options.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { positiveDecimal } from '#values/decimal-field.ts'
import { choice, count, requiredText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Luna']
const hours = (description: string, example: number) =>
  count(0, longestWaitHours, description, example).nullable()

const figureFields = {
  kind: choice(keysOf(figureKinds), 'Neyin değeri olduğu'),
  subject: z
    .string()
    .min(1, 'Yeri ya da bölgeyi seçin.')
    .max(20)
    .meta({ description: 'Yakıtta ve yoğunlukta yerin kodu, navlunda bölge', examples: ['NLRTM'] }),
  day: CalendarDay.describe('Değerin günü'),
  value: positiveDecimal(2).meta({
    description: 'Yakıtta ton başına USD, navlunda puan, yoğunlukta doluluk yüzdesi',
    examples: ['612.50'],
  }),
  wait_low_hours: hours('En az bekleme, saat; yalnızca yoğunlukta', 24),
  wait_high_hours: hours('En çok bekleme, saat; yalnızca yoğunlukta', 48),
  source: requiredText(120, 'Değeri nereden aldığınızı yazın.', 'Kaynak', 'Haftalık yakıt bülteni'),
}

type Figure = {
  kind: keyof typeof figureKinds
  subject: string
  value: string
  wait_low_hours: number | null
  wait_high_hours: number | null
}

export const MarketFigureForm = z
  .object(figureFields)
  .refine((figure: Figure) => isSubject(figure.kind, figure.subject), {
    path: ['subject'],
    message: 'Böyle bir yer ya da bölge bilinmiyor.',
  })
  .refine((figure: Figure) => Number(figure.value) <= mostOf[figure.kind], {
    path: ['value'],
    message: 'Bu değer olağandan çok büyük.',
  })
  .refine(
    ({ wait_low_hours: low, wait_high_hours: high }: Figure) =>
      (low === null) === (high === null) && (low ?? 0) <= (high ?? 0),
    { path: ['wait_high_hours'], message: 'Beklemenin iki ucunu da yazın; en çok, en azdan küçük olamaz.' },
  )
  .refine((figure: Figure) => figure.kind === 'congestion' || figure.wait_low_hours === null, {
    path: ['wait_low_hours'],
    message: 'Bekleme yalnızca yoğunlukta yazılır.',
  })
  .meta({
    description: 'Değer',
    examples: [
      {
        kind: 'fuel',
        subject: 'NLRTM',
        day: '2026-01-05',
        value: '612.50',
        wait_low_hours: null,
        wait_high_hours: null,
        source: 'Haftalık yakıt bülteni',
      },
    ],
  })
export type MarketFigureForm = z.output<typeof MarketFigureForm>

export const MarketFigure = z.object({
  id: Id,
  ...figureFields,
  entered_by: z.string().meta({ description: 'Giren kişi; ürünle geldiyse boş', examples: ['Selin Kaya'] }),
  updated_at: Moment.describe('Ne zaman yazıldığı'),
})
export type MarketFigure = z.output<typeof MarketFigure>

const noteFields = {
  kind: choice(keysOf(noteKinds), 'Türü'),
  region: choice(keysOf(tradeRegions), 'Bölge').nullable().describe('Bölge; hepsi için null'),
  severity: choice(keysOf(severities), 'Önemi'),
  title: requiredText(120, 'Kısa bir başlık yazın.', 'Başlık', 'Kızıldeniz yerine Ümit Burnu'),
  text: requiredText(
    600,
    'Ne olduğunu yazın.',
    'Açıklama',
    'Gemiler Ümit Burnu’ndan dolaşıyor; süre uzuyor.',
  ),
  delay_hours: count(0, longestWaitHours, 'Beklenen gecikme, saat', 48)
    .nullable()
    .describe('Beklenen gecikme, saat; bilinmiyorsa null'),
  source: requiredText(120, 'Bilgiyi nereden aldığınızı yazın.', 'Kaynak', 'Taşıyıcı duyurusu'),
  valid_from: CalendarDay.describe('Hangi günden'),
  valid_until: CalendarDay.describe('Hangi güne kadar, o gün dahil'),
}

export const MarketNoteForm = z
  .object(noteFields)
  .refine(
    ({ valid_from, valid_until }: { valid_from: string; valid_until: string }) => valid_from <= valid_until,
    {
      path: ['valid_until'],
      message: 'Son gün, ilk günden önce olamaz.',
    },
  )
export type MarketNoteForm = z.output<typeof MarketNoteForm>

export const MarketNote = z.object({
  id: Id,
  ...noteFields,
  entered_by: z.string().meta({ description: 'Giren kişi; ürünle geldiyse boş', examples: ['Selin Kaya'] }),
  updated_at: Moment.describe('Ne zaman yazıldığı'),
})
export type MarketNote = z.output<typeof MarketNote>

/** Rows of one file. */
export const mostImported = 2000

export const marketContract = {
  listFigures: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/market/figures',
      tags,
      summary: 'Endeks değerleri',
      description: 'Bir türün yazılmış değerleri, yeniden eskiye; en çok 400 satır.',
      successDescription: 'Endeks değerleri',
    })
    .input(z.object({ kind: figureFields.kind }))
    .output(z.object({ figures: z.array(MarketFigure).describe('Değerler') })),
  saveFigure: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/market/figures',
      tags,
      summary: 'Endeks değeri yaz',
      description: 'Aynı türün, yerin ve günün değeri varsa yerine geçer.',
      successDescription: 'Yazılan değer',
    })
    .input(MarketFigureForm)
    .output(MarketFigure),
  importFigures: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/market/figures/import',
      tags,
      summary: 'Endeks değerlerini toplu yaz',
      description: 'Bir dosyanın satırları; hepsi yazılır ya da hiçbiri. Yinelenen dosya yeni satır açmaz.',
      successDescription: 'Kaç satırın eklendiği ve değiştiği',
    })
    .input(
      z.object({
        figures: z
          .array(MarketFigureForm)
          .min(1, 'Dosyada satır yok.')
          .max(mostImported, 'En fazla 2.000 satır.')
          .describe('Satırlar'),
      }),
    )
    .output(
      z.object({
        added: z
          .number()
          .int()
          .meta({ description: 'Eklenen satır', examples: [12] }),
        changed: z
          .number()
          .int()
          .meta({ description: 'Değişen satır', examples: [3] }),
      }),
    ),
  removeFigure: staffProcedure
    .route({
      method: 'DELETE',
      path: '/staff/market/figures/{id}',
      tags,
      summary: 'Endeks değerini sil',
      description: 'Değer silinir; ekranlar kalanlarla hesaplanır.',
      successDescription: 'Kayıt silindi',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Değerin kimliği') }))
    .output(Done),
  listNotes: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/market/notes',
      tags,
      summary: 'Risk ve ekonomi notları',
      description: 'Bütün notlar, geçerli olanlar önce; en çok 200 satır.',
      successDescription: 'Piyasa notları',
    })
    .output(z.object({ notes: z.array(MarketNote).describe('Notlar') })),
  saveNote: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/market/notes',
      tags,
      summary: 'Not yaz',
      description: 'Kimliği verilen not değişir; verilmeyen eklenir.',
      successDescription: 'Yazılan notun kendisi',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(
      z.object({
        id: Id.nullable().describe('Değişecek not; yenisi için null'),
        note: MarketNoteForm.describe('Not'),
      }),
    )
    .output(MarketNote),
  removeNote: staffProcedure
    .route({
      method: 'DELETE',
      path: '/staff/market/notes/{id}',
      tags,
      summary: 'Notu sil',
      description: 'Not silinir ve hiçbir analizde görünmez.',
      successDescription: 'Kayıt silindi',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Notun kimliği') }))
    .output(Done),
}
