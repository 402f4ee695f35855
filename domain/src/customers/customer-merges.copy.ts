/** Words about records that seem to be one customer. Without zod, since pages load it. */

/** Why two records seem to be one, the surest first. */
export const duplicateHints = ['mailbox', 'phone', 'tax_number', 'name', 'company'] as const
export type DuplicateHint = (typeof duplicateHints)[number]
export const duplicateHintWords: Record<DuplicateHint, string> = {
  mailbox: 'Aynı posta kutusu',
  phone: 'Aynı telefon',
  tax_number: 'Aynı vergi numarası ve ad',
  name: 'Aynı ad ve şirket',
  company: 'Aynı şirket, kişi adı yok',
}

/** For so long a merge can be undone; then what it would take is deleted. */
export const mergeUndoHours = 24

export const mergeProblems = {
  SAME_RECORD: { status: 422, message: 'Bir kayıt kendisiyle birleştirilemez.' },
  BOTH_ACCOUNTS: {
    status: 409,
    message: 'İkisinin de hesabı var; birleştirilemez. Aynı firmadansalar ikisini bir firmaya bağlayın.',
  },
  KEEP_ACCOUNT: { status: 409, message: 'Hesabı olan kayıt kalmalı. Kayıtların yerini değiştirin.' },
  SAME_REQUEST_OPEN: {
    status: 409,
    message: 'İki kaydın da aynı türden bekleyen veri başvurusu var. Önce biri yanıtlanmalı.',
  },
  ERASURE_BEGUN: {
    status: 409,
    message: 'Kişinin verileri siliniyor; kaydı artık birleştirilemez ve ayrılamaz.',
  },
  TOO_LATE: {
    status: 409,
    message: `Birleştirmenin üzerinden ${mergeUndoHours} saat geçti; artık geri alınamaz.`,
  },
  LATER_MERGE: {
    status: 409,
    message: 'Kalan kayıt sonra başka bir kayıtla birleştirildi; önce o birleştirmeyi geri alın.',
  },
  ALREADY_UNDONE: { status: 409, message: 'Bu birleştirme zaten geri alındı.' },
  ACCOUNT_SINCE: {
    status: 409,
    message: 'Birleşen kaydın e-postasıyla bu arada hesap açıldı; birleştirme artık geri alınamaz.',
  },
  ADDRESS_TAKEN_SINCE: {
    status: 409,
    message: 'Silinen kaydın e-postasıyla yeni bir müşteri açılmış; birleştirme artık geri alınamaz.',
  },
} as const
