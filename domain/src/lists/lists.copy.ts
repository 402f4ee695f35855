/** Sentences about exports and saved views. Without zod, since pages load it. */
import { formatCount } from '#values/format-number.ts'

export const exportFormatWords = { csv: 'CSV', xlsx: 'Excel' } as const
export type ExportFormat = keyof typeof exportFormatWords

/** A sheet with more rows would take a program too long to open, and the server too much memory to write. */
/** So many rows can be exported one by one; more are filtered. */
export const mostSelected = 1000

export const xlsxMostRows = 20_000
export const mostUnfinishedExports = 3
export const mostSavedViews = 30
export const viewNameLength = 60

export const listProblems = {
  TOO_MANY_ROWS: {
    status: 409,
    message: `Excel dosyasına en çok ${formatCount(xlsxMostRows)} satır sığar. Listeyi süzün ya da CSV olarak aktarın.`,
  },
  TOO_MANY_EXPORTS: {
    status: 409,
    message: `Aynı anda en çok ${mostUnfinishedExports} dosya hazırlanır. Biri bitince yeniden deneyin ya da birini iptal edin.`,
  },
  NAME_TAKEN: { status: 409, message: 'Bu adla bir görünümünüz var. Başka bir ad yazın.' },
  TOO_MANY_VIEWS: {
    status: 409,
    message: `Bir listede en çok ${mostSavedViews} görünüm saklanır. Kullanmadıklarınızdan birini silin.`,
  },
} as const

export const viewNameWords = { missing: 'Görünüme bir ad verin.' } as const
