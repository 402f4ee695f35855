/** What the hourly sweep of files has removed and found, for admins. */
import { adminProcedure } from '#procedure.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const count = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })

export const UploadSweep = z.object({
  swept_at: Moment.describe('Ne zaman bittiği'),
  expired: count('Bir gün içinde belge olmamış yüklemeler', 2),
  deleted: count('Silinmiş ve artık geri alınamayan belgeler', 1),
  orphans: count('Hiçbir kaydı olmayan dosyalar', 0),
  unfinished: count('Yarım kalmış dosyalar', 0),
  removed_bytes: count('Silinenlerin boyu, bayt', 1_482_133),
})
export type UploadSweep = z.output<typeof UploadSweep>

export const UploadSweepReport = z.object({
  latest: UploadSweep.extend({
    kept_files: count('Kalan dosyalar', 812),
    kept_bytes: count('Kalanların boyu, bayt', 734_003_200),
    missing: z
      .array(z.string().meta({ examples: ['BLG-9A8057B1'] }))
      .describe('Dosyası depoda bulunamayan belgelerin numaraları, en çok 20'),
    missing_count: count('Dosyası depoda bulunamayan belgeler', 0),
  })
    .nullable()
    .describe('Son tarama; henüz yoksa null'),
  recent: z.array(UploadSweep).describe('Bir şey silen son taramalar, en yenisi başta'),
  month: z
    .object({
      files: count('Silinen dosyalar', 41),
      bytes: count('Silinenlerin boyu, bayt', 92_274_688),
    })
    .describe('Son 30 günün toplamı'),
})
export type UploadSweepReport = z.output<typeof UploadSweepReport>

export const uploadSweepsContract = {
  sweeps: adminProcedure
    .route({
      method: 'GET',
      path: '/staff/upload-sweeps',
      tags: ['Belgeler'],
      summary: 'Dosya temizliği',
      description:
        'Depoyu her saat tarayan işin son raporları: ne silindi, ne kaldı, hangi belgenin dosyası eksik.',
      successDescription: 'Son taramalar ve toplamları',
    })
    .output(UploadSweepReport),
}
