/** Tables that people bring as files: what they may hold, and why one is refused. Without zod, since pages load it. */
export const mostTableRows = 100_000
export const mostTableColumns = 60
export const longestCell = 2_000
export const tableFileBytes = 10 * 1024 ** 2

export const tableProblems = {
  unreadable: 'Dosya okunamadı. Excel (xlsx) ya da CSV olarak kaydedip yeniden deneyin.',
  empty: 'Dosyada başlık satırından başka satır yok.',
  too_many_rows: 'Dosyada 100.000’den fazla satır var. Bölüp ayrı ayrı yükleyin.',
  too_many_columns: 'Dosyada 60’tan fazla sütun var. Gereksiz sütunları silin.',
} as const
export type TableProblem = keyof typeof tableProblems
