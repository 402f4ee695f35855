/** Words of the chat: what can go wrong, and the text that a guest agrees to. Without zod, since pages load it. */
import { changeMinutes } from '#chat/chat.policy.ts'

export const chatProblems = {
  NOT_INTRODUCED: { status: 403, message: 'Yazışmaya başlamak için adınızı ve iletişim bilginizi yazın.' },
  NOT_FOUND: { status: 404, message: 'Konuşma bulunamadı.' },
  MESSAGE_NOT_FOUND: { status: 404, message: 'Mesaj bulunamadı.' },
  NOT_YOURS: { status: 403, message: 'Yalnızca kendi yazdığınız mesajı değiştirebilirsiniz.' },
  TOO_LATE: {
    status: 409,
    message: `Mesaj yazılalı ${changeMinutes} dakikayı geçti; artık değiştirilemez.`,
  },
  ID_TAKEN: { status: 409, message: 'Bu mesaj kimliği kullanılmış. Mesajı yeniden yazın.' },
  UNKNOWN_ABOUT: { status: 422, message: 'Mesajın konusu olan kayıt bulunamadı.' },
  NO_FILES: { status: 403, message: 'Dosya göndermek için giriş yapmanız gerekir.' },
  TEXT_CHANGED: { status: 409, message: 'Onay metni değişti. Sayfayı yenileyip yeniden okuyun.' },
  MERGED: {
    status: 409,
    message: 'Bu müşterinin kayıtları birleştirildi. Güncel konuşmasına yazın.',
  },
} as const

/** To somebody who writes faster than people do. */
export const tooFastWords = (seconds: number) =>
  `Çok hızlı yazıyorsunuz. ${seconds} saniye bekleyip yeniden gönderin.`

/** To a customer whose session ended on an open page: what they write there is theirs, and no guest's. */
export const sessionEndedWords = 'Oturumunuz sona erdi. Yazışmaya devam etmek için giriş yapın.'

export const messageWords = {
  empty: 'Bir mesaj yazın.',
  deleted: 'Mesaj silindi',
  edited: 'düzenlendi',
} as const

/** A change of the text is a new version, which guests have to agree to again. */
export const guestConsent = {
  version: '2026-11-1',
  text: 'Adımın, iletişim bilgimin ve yazdıklarımın bana yanıt verilmesi amacıyla işlenmesini kabul ediyorum.',
} as const

export const guestIntentWords = { quote: 'Teklif Almak', tracking: 'Gönderi Takibi' } as const
export type GuestIntent = keyof typeof guestIntentWords

/** What every form within a talk says of its fields. */
export const fieldWords = {
  missing: (label: string) => `${label} gereklidir.`,
  wrong: (label: string) => `${label} formatı geçersiz.`,
  tooLong: (label: string, most: number) => `${label} en fazla ${most} karakter olabilir.`,
} as const

export const gateLabels = {
  full_name: 'Ad Soyad',
  contact: 'Telefon veya e-posta',
  company: 'Şirket',
  intent: 'Konu',
} as const

export const gateWords = {
  nameMissing: fieldWords.missing(gateLabels.full_name),
  nameShort: 'Ad Soyad en az 3 karakter olmalıdır.',
  contactMissing: fieldWords.missing(gateLabels.contact),
  contactWrong: fieldWords.wrong(gateLabels.contact),
  intentMissing: fieldWords.missing(gateLabels.intent),
  consentMissing: 'Devam etmek için onay vermeniz gerekir.',
} as const
