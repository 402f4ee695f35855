/** Tables of customers that staff bring: which column says what, how the work goes, and what became of each row. */
import {
  importKeptDays,
  importProblems,
  importStates,
  rowOutcomes,
} from '#customers/customer-imports.copy.ts'
import { importFields } from '#customers/imported-customer.ts'
import { longestCell, mostTableColumns } from '#lists/table-file.ts'
import { problems } from '#problems.ts'
import { staffProcedure } from '#procedure.ts'
import { taskProblems } from '#tasks/tasks.copy.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { pageOf } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Müşteri aktarımı']
const counted = (description: string, example: number) =>
  z
    .number()
    .int()
    .meta({ description, examples: [example] })

const Meanings = z
  .array(choice(importFields, 'Sütunun anlamı').nullable().describe('Sütunun anlamı; alınmayacaksa null'))
  .max(mostTableColumns)
  .describe('Sütunların anlamları, dosyadaki sırayla')

export const ImportRow = z.object({
  line: counted('Dosyadaki satır numarası', 2),
  cells: z
    .array(z.string().meta({ description: 'Bir hücre', examples: ['Örnek Tekstil'] }))
    .describe('Hücreler'),
  outcome: choice(rowOutcomes, 'Satırın sonucu')
    .nullable()
    .describe('Satırın sonucu; sırası gelmediyse null'),
  problem: z.string().meta({ description: 'Hatanın nedeni; yoksa boş', examples: [''] }),
  customer_id: Id.nullable().describe('Satırın müşterisi; yoksa null'),
})
export type ImportRow = z.output<typeof ImportRow>

export const CustomerImport = z.object({
  id: Id.describe('Aktarımın kimliği'),
  file_name: z.string().meta({ description: 'Dosyanın adı', examples: ['musteriler.xlsx'] }),
  heads: z
    .array(z.string().meta({ description: 'Bir başlık', examples: ['Firma'] }))
    .describe('Dosyanın ilk satırındaki başlıklar'),
  meanings: Meanings.nullable().describe('Sütunların seçilen anlamları; seçilmediyse null'),
  state: choice(importStates, 'Durum'),
  row_count: counted('Satır sayısı', 500),
  added: counted('Eklenen müşteri', 480),
  known: counted('Zaten kayıtlı olan', 15),
  wrong: counted('Hatalı satır', 5),
  removed: counted('Geri alınan', 0),
  left: counted('Sırası gelmeyen', 0),
  undo_left: counted('Geri alınırken sırası gelmeyen', 0),
  task_id: Id.nullable().describe('Süren işin kimliği; sürmüyorsa null'),
  created_by_name: z.string().meta({ description: 'Dosyayı getiren', examples: ['Ece Yaman'] }),
  created_at: Moment.describe('Yüklendiği an'),
})
export type CustomerImport = z.output<typeof CustomerImport>

const one = z.object({ id: Id.describe('Aktarımın kimliği') })

export const customerImportsContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/customer-imports',
      tags,
      summary: 'Müşteri aktarımları',
      description: `Son ${importKeptDays} günde getirilen tablolar, en yenisi başta. Yeni tablo /api/customer-imports adresine dosya olarak gönderilir.`,
      successDescription: 'Getirilen tablolar',
    })
    .output(z.object({ items: z.array(CustomerImport).describe('Aktarımlar; en çok 50') })),
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/customer-imports/{id}',
      tags,
      summary: 'Bir aktarım',
      description: 'Aktarımın durumu ve sayıları.',
      successDescription: 'Aktarımın durumu',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(one)
    .output(CustomerImport),
  rows: staffProcedure
    .route({
      method: 'GET',
      path: '/customer-imports/{id}/rows',
      tags,
      summary: 'Aktarımın satırları',
      description: 'Dosyadaki sırayla; istenirse yalnızca bir sonuçta olanlar.',
      successDescription: 'Satırların bir sayfası',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(
      one.extend({
        outcome: choice(rowOutcomes, 'Yalnızca bu sonuçta olanlar').optional(),
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .max(100)
          .meta({ description: 'Sayfa başına satır', examples: [50] })
          .default(50),
        after: z
          .string()
          .max(20)
          .meta({ description: 'Bir önceki yanıttaki next_cursor', examples: ['51'] })
          .optional(),
      }),
    )
    .output(pageOf(ImportRow)),
  start: staffProcedure
    .route({
      method: 'POST',
      path: '/customer-imports/{id}/start',
      tags,
      summary: 'Aktarımı başlat',
      description:
        'Satırları arka planda müşteri olarak ekler. Kayıtlı bir e-posta ya da telefon ikinci kez eklenmez. Durmuş bir aktarım kaldığı satırdan sürer.',
      successDescription: 'Başlayan aktarım',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      BAD_MEANINGS: importProblems.BAD_MEANINGS,
      IMPORT_BUSY: importProblems.IMPORT_BUSY,
      TOO_MANY_TASKS: taskProblems.TOO_MANY_TASKS,
    })
    .input(one.extend({ meanings: Meanings }))
    .output(CustomerImport),
  mend: staffProcedure
    .route({
      method: 'PUT',
      path: '/customer-imports/{id}/rows/{line}',
      tags,
      summary: 'Hatalı satırı düzelt',
      description: 'Satırın hücrelerini değiştirir ve müşteriyi ekler.',
      successDescription: 'Düzelen satır',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      IMPORT_BUSY: importProblems.IMPORT_BUSY,
      IMPORT_UNDONE: importProblems.IMPORT_UNDONE,
      ROW_WRONG: importProblems.ROW_WRONG,
      ROW_DONE: importProblems.ROW_DONE,
    })
    .input(
      one.extend({
        line: z.coerce
          .number()
          .int()
          .min(1)
          .meta({ description: 'Dosyadaki satır numarası', examples: [2] }),
        cells: z
          .array(
            z
              .string()
              .max(longestCell)
              .meta({ description: 'Bir hücre', examples: ['Örnek Tekstil'] }),
          )
          .max(mostTableColumns)
          .describe('Satırın yeni hücreleri'),
      }),
    )
    .output(ImportRow),
  undo: staffProcedure
    .route({
      method: 'POST',
      path: '/customer-imports/{id}/undo',
      tags,
      summary: 'Aktarımı geri al',
      description:
        'Bu aktarımla eklenen müşterileri arka planda siler. O günden beri işlem görenler (talep, hesap, not, düzeltme) silinmez, kalır.',
      successDescription: 'Geri alınan aktarım',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      IMPORT_BUSY: importProblems.IMPORT_BUSY,
      TOO_MANY_TASKS: taskProblems.TOO_MANY_TASKS,
    })
    .input(one)
    .output(CustomerImport),
}
