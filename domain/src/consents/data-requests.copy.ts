/** Words about requests under article 11 of the law on personal data. Without zod, since pages load it. */

export const dataRequestKinds = ['information', 'access', 'correction', 'erasure', 'objection'] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]
export const dataRequestKindWords: Record<DataRequestKind, string> = {
  information: 'Bilgi',
  access: 'Verilerin kopyası',
  correction: 'Düzeltme',
  erasure: 'Silme',
  objection: 'İtiraz',
}

export const dataRequestStatuses = ['open', 'withdrawn', 'done', 'refused'] as const
export type DataRequestStatus = (typeof dataRequestStatuses)[number]
export const dataRequestStatusWords: Record<DataRequestStatus, string> = {
  open: 'Bekliyor',
  withdrawn: 'Geri alındı',
  done: 'Tamamlandı',
  refused: 'Reddedildi',
}

/** How a request has come. What comes through the portal makes its entry by itself. */
export const enteredChannels = ['email', 'kep', 'letter', 'office'] as const
export const dataRequestChannels = ['portal', ...enteredChannels] as const
export type DataRequestChannel = (typeof dataRequestChannels)[number]
export const dataRequestChannelWords: Record<DataRequestChannel, string> = {
  portal: 'Müşteri paneli',
  email: 'E-posta',
  kep: 'KEP',
  letter: 'Mektup',
  office: 'Elden',
}

/** How somebody has proved who they are. */
export const checkedIdentities = ['registered_email', 'kep', 'signature', 'id_card'] as const
export const identityChecks = ['session', ...checkedIdentities] as const
export type IdentityCheck = (typeof identityChecks)[number]
export const identityCheckWords: Record<IdentityCheck, string> = {
  session: 'Panelde oturum açarak',
  registered_email: 'Kayıtlı e-posta adresinden yazarak',
  kep: 'KEP adresinden yazarak',
  signature: 'Islak ya da güvenli elektronik imzayla',
  id_card: 'Kimlik belgesi görülerek',
}

/** What of a record can be corrected on request, as the record's columns are named. */
export const correctableFields = ['first_name', 'last_name', 'phone', 'company', 'position'] as const
export type CorrectableField = (typeof correctableFields)[number]
export const correctableFieldWords: Record<CorrectableField, string> = {
  first_name: 'Ad',
  last_name: 'Soyad',
  phone: 'Telefon',
  company: 'Şirket',
  position: 'Görevi',
}

/** One correction, as it stays with the request. */
export type FieldCorrection = { field: CorrectableField; before: string; after: string; at: string }

/** So long contracts and what they were made with are kept, for invoices and disputes. */
export const keptYears = 10

/** Stands where somebody stood whose contracts are still kept. */
export const erasedCustomer = 'Silinmiş müşteri'

/** Where the addresses of such records are: nowhere. */
export const erasedMailHost = 'silindi.invalid'

/** An erasure takes seconds; one that is not done after so long has stopped, and may be begun again. */
export const erasureRetryMinutes = 15

export const erasureAnswer = `Kişisel verileriniz silindi. Yasanın saklamamızı zorunlu kıldığı sözleşme, fatura ve taşıma kayıtları ${keptYears} yıl saklanır, sonra silinir; başka amaçla kullanılmaz.`

export const dataRequestProblems = {
  REQUEST_CLOSED: { status: 409, message: 'Bu başvuru kapanmış.' },
  IDENTITY_UNCHECKED: {
    status: 409,
    message: 'Önce başvuranın kimliğini doğrulayın; o zamana dek veri verilmez ve silinmez.',
  },
  NO_RECORD: { status: 409, message: 'Başvuru bir müşteri kaydına bağlı değil.' },
  HAS_RECORD: { status: 409, message: 'Başvuru bir müşteri kaydına bağlı; değiştirilemez.' },
  RECORD_OF_ADDRESS: {
    status: 409,
    message: 'Bu e-postanın bir müşteri kaydı var. Önce başvuruyu o kayda bağlayın.',
  },
  ADDRESS_UNPROVED: {
    status: 409,
    message: 'Kaydı olmayanın verileri e-postasına göre silinir. Önce o adresten yazdığını doğrulayın.',
  },
  WRONG_KIND: { status: 409, message: 'Bu işlem başvurunun türüne uymuyor.' },
  SHIPMENT_UNDERWAY: {
    status: 409,
    message: 'Müşterinin süren bir gönderisi var. Teslim edilince ya da iptal olunca silinebilir.',
  },
  STAFF_PERSON: {
    status: 409,
    message: 'Personel hesapları buradan silinmez; Personel sayfasından kapatın.',
  },
  ERASURE_BEGUN: { status: 409, message: 'Silme başladı; başvuru artık değiştirilemez.' },
  NOTHING_CORRECTED: { status: 422, message: 'Kayıtta olandan farklı bir değer yazın.' },
  RECEIVED_LATER: { status: 422, message: 'Başvurunun geldiği gün gelecekte olamaz.' },
  SAME_REQUEST_OPEN: { status: 409, message: 'Bu kişinin aynı türden bekleyen bir başvurusu var.' },
} as const
