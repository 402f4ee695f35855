/** Exports of lists: a file with all rows of a list as the person has filtered and sorted it, made in the background. */
import { exportFormatWords, listProblems, mostSelected } from '#lists/lists.copy.ts'
import { problems } from '#problems.ts'
import { creating, keyErrors, personProcedure } from '#procedure.ts'
import { Task } from '#tasks/tasks.contract.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const exportFormats = Object.keys(exportFormatWords) as ['csv', 'xlsx']

export const ListName = z
  .string()
  .regex(/^[a-z][a-z_]{0,39}$/, 'Listenin adı küçük harf ve alt çizgiden oluşur.')
  .meta({ description: 'Listenin adı', examples: ['staff_requests'] })

export const exportsContract = {
  startExport: personProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/exports',
      tags: ['Listeler'],
      summary: 'Listeyi dosyaya aktar',
      description:
        'Listenin bütün satırlarından arka planda bir dosya hazırlar. Süzgeç ve sıralama listenin kendi çağrısındaki gibidir. İlerleme ve dosya, kişinin işleri arasında bulunur.',
      successDescription: 'Başlayan iş',
      successStatus: 201,
    })
    .errors({
      ...keyErrors,
      NOT_FOUND: problems.NOT_FOUND,
      TOO_MANY_ROWS: listProblems.TOO_MANY_ROWS,
      TOO_MANY_EXPORTS: listProblems.TOO_MANY_EXPORTS,
    })
    .input(
      z.object({
        list: ListName,
        format: choice(exportFormats, 'Dosyanın türü'),
        input: z
          .record(z.string().max(40), z.string().max(200))
          .refine((input) => Object.keys(input).length <= 30, 'En çok 30 süzgeç.')
          .default({})
          .meta({ description: 'Listenin süzgeçleri ve sıralaması', examples: [{ status: 'pending' }] }),
        ids: z
          .array(Id.describe('Bir satırın kimliği'))
          .min(1)
          .max(mostSelected, `En çok ${mostSelected} satır seçilebilir.`)
          .optional()
          .meta({
            description: 'Yalnızca bu satırlar; verilmezse süzülenlerin hepsi',
            examples: [['01890a5d-ac96-774b-bcce-b302099a8057']],
          }),
        columns: z
          .array(
            z
              .string()
              .min(1)
              .max(40)
              .meta({ description: 'Bir sütunun adı', examples: ['title'] }),
          )
          .min(1, 'En az bir sütun seçin.')
          .max(40)
          .optional()
          .meta({
            description: 'Listenin aktarılacak sütunları, dosyadaki sırayla; verilmezse bilinen her şey',
            examples: [['title', 'customer', 'amount']],
          }),
      }),
    )
    .output(Task),
}
