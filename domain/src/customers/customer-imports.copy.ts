/** Words about tables of customers that staff bring. Without zod, since pages load it. */
export const importStates = [
  'ready',
  'running',
  'stopped',
  'done',
  'undoing',
  'undo_stopped',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]
export const importStateWords: Record<ImportState, string> = {
  ready: 'Sütunlar bekleniyor',
  running: 'Aktarılıyor',
  stopped: 'Durdu',
  done: 'Tamamlandı',
  undoing: 'Geri alınıyor',
  undo_stopped: 'Geri alma durdu',
  undone: 'Geri alındı',
}

/** Nobody is added by it any more. */
export const undoStates: readonly ImportState[] = ['undoing', 'undo_stopped', 'undone']

export const rowOutcomes = ['added', 'known', 'wrong', 'removed'] as const
export type RowOutcome = (typeof rowOutcomes)[number]
export const rowOutcomeWords: Record<RowOutcome, string> = {
  added: 'Eklendi',
  known: 'Zaten kayıtlı',
  wrong: 'Hatalı',
  removed: 'Geri alındı',
}

export const importProblems = {
  BAD_TABLE: { status: 422, message: 'Dosya okunamadı.' },
  BAD_MEANINGS: { status: 422, message: 'Sütunların anlamlarını kontrol edin.' },
  IMPORT_BUSY: { status: 409, message: 'Bu aktarım sürüyor. Bitince ya da durdurunca yeniden deneyin.' },
  ROW_WRONG: { status: 422, message: 'Satır bu hâliyle de eklenemiyor.' },
  IMPORT_UNDONE: {
    status: 409,
    message: 'Bu aktarım geri alındı; satırları düzeltilmez. Satırı yeni bir dosyayla yükleyin.',
  },
  ROW_DONE: { status: 409, message: 'Bu satır zaten aktarıldı.' },
} as const

/** Of who was added, and stays when the import is undone. */
export const keptImportedWords = 'Aktarımdan sonra işlem gördüğü için kaldı.'

/** So long after it was brought, the table itself is deleted; the customers stay. */
export const importKeptDays = 30
