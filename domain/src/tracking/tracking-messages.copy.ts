/** Words about messages that could not be placed. Without zod, since pages load it. */
export const importFormats = {
  iftsta: 'EDIFACT IFTSTA (D.99B, D.00B)',
  fsu: 'Havayolu FSU',
  csv: 'CSV tablosu',
} as const
export type ImportFormat = keyof typeof importFormats

export const longestImport = 200_000
export const importFaults = {
  empty: 'Dosyanın içeriğini yapıştırın ya da bir dosya seçin.',
  long: 'Dosya çok uzun; bölerek yükleyin.',
} as const
export const messageStates = ['open', 'settled'] as const

export const messageWords = { unassigned: 'İleti bu gönderiye yanlışlıkla işlenmişti' } as const

/** Why what was told of a wrong number does not count any more. */
export const correctedNumber = 'Numara düzeltildi; kayıt önceki numaranın'

export const messageProblems = {
  ASSIGNED: { status: 409, message: 'Bu ileti bir gönderiye işlendi.' },
  UNREADABLE: { status: 409, message: 'Bu ileti okunamadı; bir gönderiye işlenemez.' },
  NO_SUCH_SHIPMENT: { status: 409, message: 'Bu numarayla bir gönderi yok.' },
} as const
