/** Sentences about files and documents. Without zod, since pages load it. */
import { fileProblems } from '#values/file-problems.ts'

export const uploadProblems = {
  FILE_TOO_LARGE: fileProblems.FILE_TOO_LARGE,
  FILE_REFUSED: { status: 415, message: 'Dosya yüklenirken hata oluştu' },
  TOO_MANY_UPLOADS: {
    status: 429,
    message: 'Aynı anda çok fazla dosya gönderiyorsunuz. Biri bitince yeniden deneyin.',
  },
  TOO_MANY_UNUSED: {
    status: 409,
    message: 'Bir kayda eklenmemiş çok fazla dosyanız var. Bunları ekleyin ya da yarın yeniden deneyin.',
  },
  STORAGE_FULL: fileProblems.STORAGE_FULL,
} as const

/** Why a file was refused, beside the sentence above. */
export const refusalReasons = {
  name: 'Dosyanın adı PDF, DOC, DOCX, JPG, PNG veya GIF uzantısıyla bitmelidir.',
  empty: 'Dosya boş.',
  content: 'Dosyanın içeriği adındaki türle uyuşmuyor ya da dosya bozuk.',
} as const

export const documentProblems = {
  NOT_FOUND: { status: 404, message: 'Belge bulunamadı.' },
  UNKNOWN_UPLOAD: { status: 422, message: 'Yüklenen dosya bulunamadı. Dosyayı yeniden yükleyin.' },
  UNKNOWN_MATTER: { status: 422, message: 'Belgenin ekleneceği gönderi ya da talep bulunamadı.' },
  OTHER_CUSTOMER: {
    status: 422,
    message: 'Belge yalnızca aynı müşterinin gönderi ve talepleri arasında taşınabilir.',
  },
  UNKNOWN_CUSTOMER: { status: 422, message: 'Bu müşterinin kaydı yok. Listeden seçin.' },
  NO_ROOM: {
    status: 409,
    message: 'Belge alanınız doldu. Gereksiz belgeleri silin ya da temsilcinize yazın.',
  },
  NOT_YOURS: {
    status: 403,
    message: 'Bu belgeyi ofisimiz ekledi; onu yalnızca ofis değiştirebilir veya silebilir.',
  },
  TOO_LATE: { status: 409, message: 'Belge silineli çok oldu; artık geri alınamaz.' },
  REASON_MISSING: { status: 422, message: 'Müşterinin ne yapacağını bilmesi için bir neden yazın.' },
  ASKED_TODAY: { status: 409, message: 'Bu belge müşteriden son bir gün içinde istendi.' },
  NOT_NEEDED: { status: 409, message: 'Bu belge gönderi için gerekmiyor ya da zaten yüklendi.' },
  UNREACHABLE: {
    status: 422,
    message: 'Müşterinin ne hesabı ne e-postası var; istek ona ulaşmaz. Telefonla arayın.',
  },
} as const

/** Why there is no room, to whoever adds or brings back a document. */
export const noRoomWords = {
  customer: documentProblems.NO_ROOM.message,
  staff:
    'Bu müşterinin belge alanı doldu. Gereksiz belgeleri silin ya da bir yöneticiden, ayarların Dosyalar bölümünde alanı büyütmesini isteyin.',
  driver: 'Fotoğraf alanı doldu. Operasyon ekibini arayın.',
} as const

/** Why a customer may not change what somebody else has added. */
export const notYoursWords = {
  staff: documentProblems.NOT_YOURS.message,
  driver: 'Bu fotoğrafı sürücü gönderdi; onu yalnızca ofis değiştirebilir veya silebilir.',
} as const

/** What is said after something was done, or was not. */
export const documentMessages = {
  loadFailed: 'Belgeler yüklenirken hata oluştu',
  uploadFailed: 'Dosya yüklenirken hata oluştu',
  downloadFailed: 'Dosya indirilemedi',
  deleteFailed: 'Belge silinemedi',
  uploaded: 'Belge başarıyla yüklendi',
  deleted: 'Belge silindi',
} as const

/** What a customer hears of their documents. */
export const documentNotices = {
  verified: 'Belgeniz onaylandı',
  refused: 'Belgeniz reddedildi',
  added: 'Yeni belgeniz var',
  asked: 'Sizden bir belge bekliyoruz',
} as const
