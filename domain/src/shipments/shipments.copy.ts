/** Texts and problems of shipments that screens and server share. Without zod. */
export const arrivalMovedTitle = 'Varış günü değişti'

export const shipmentProblems = {
  NOT_FOUND: { status: 404, message: 'Gönderi bulunamadı.' },
  UNKNOWN_CUSTOMER: { status: 422, message: 'Bu müşterinin kaydı yok. Listeden seçin.' },
  UNKNOWN_PERSON: { status: 422, message: 'Bu kişinin ofiste açık bir hesabı yok. Listeden seçin.' },
  UNKNOWN_PLACE: { status: 422, message: 'Bu yer listemizde yok. Önerilenlerden birini seçin.' },
  UNKNOWN_CONTAINER: { status: 422, message: 'Bu konteyner gönderiye kayıtlı değil.' },
  WRONG_CONTAINER: {
    status: 422,
    message: 'Konteyner numarası geçerli değil: dört harf, altı rakam ve doğru kontrol rakamı olmalı.',
  },
  WRONG_WAYBILL: {
    status: 422,
    message: 'Hava konşimentosu numarası geçerli değil: on bir rakam ve doğru kontrol rakamı olmalı.',
  },
  WRONG_MOMENT: { status: 422, message: 'Bu tarih olamaz. Günü ve saati kontrol edin.' },
  UNREACHABLE: {
    status: 422,
    message: 'Müşterinin ne hesabı ne e-postası var; bildirim ona ulaşmaz. Telefonla arayın.',
  },
  SAME_STATUS: { status: 409, message: 'Gönderi zaten bu durumda.' },
  REASON_MISSING: { status: 422, message: 'Varışın neden değiştiğini yazın.' },
  OWN_STEP: { status: 409, message: 'Gönderinin kendi adımları geri alınamaz.' },
  NO_REASON: { status: 422, message: 'Kaydı neden geri aldığınızı yazın.' },
  NOT_TAKEN_BACK: { status: 409, message: 'Bu kayıt geri alınmış değil; sayfa güncellendi.' },
  NOT_CURRENT: { status: 409, message: 'Bu kayıt daha önce geri alındı.' },
} as const

export const noticeReceivers = ['operations', 'customer'] as const
export type NoticeReceiver = (typeof noticeReceivers)[number]

export const operationsNotified = 'Operasyon ekibine bildirim gönderildi.'
export const customerNotified = 'Müşteriye bildirim gönderildi.'

export const referenceWords = {
  booking_number: 'Rezervasyon',
  bill_of_lading: 'Konşimento',
  air_waybill: 'Hava konşimentosu',
  cmr_number: 'CMR',
  plate: 'Plaka',
} as const

export const newShipmentWords = {
  portMissing: 'Deniz taşımacılığı için liman bilgileri gereklidir.',
  priceMissing: 'Gönderi kabul edilmiş bir fiyata dayanır. Sıfırdan büyük bir tutar yazın.',
  promisePassed: 'Söz verilen gün geçmiş olamaz.',
  promiseTooFar: 'Söz verilen gün en fazla bir yıl sonra olabilir.',
  promiseBeforeReady: 'Varış, yükün hazır olduğu günden önce olamaz.',
  containersBySea: 'Konteyner yalnızca deniz taşımasında yazılır.',
  sameContainer: 'Bu konteyner iki kez yazıldı.',
  createdTitle: 'Gönderi oluşturuldu',
  createFailed: 'Gönderi oluşturulamadı.',
  restoredTitle: 'Yarım kalan gönderi geri getirildi',
} as const
