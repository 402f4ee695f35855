/** What is said of a subscriber. Without zod, since pages load it. */
export const subscriberStatusWords = {
  pending: 'Onay bekliyor',
  active: 'Aktif',
  unsubscribed: 'Ayrıldı',
  bounced: 'Ulaşılamıyor',
  complained: 'Şikâyet etti',
} as const
export type SubscriberStatus = keyof typeof subscriberStatusWords
export const subscriberStatuses = Object.keys(subscriberStatusWords) as [
  SubscriberStatus,
  ...SubscriberStatus[],
]

export const subscriberLanguageWords = { tr: 'Türkçe', en: 'İngilizce' } as const
export type SubscriberLanguage = keyof typeof subscriberLanguageWords
export const subscriberLanguages = Object.keys(subscriberLanguageWords) as [
  SubscriberLanguage,
  ...SubscriberLanguage[],
]

/** As the consent register (İYS) calls them. Merchants may be mailed without a consent, until they refuse. */
export const recipientTypeWords = { BIREYSEL: 'Bireysel', TACIR: 'Tacir veya esnaf' } as const
export type RecipientType = keyof typeof recipientTypeWords
export const recipientTypes = Object.keys(recipientTypeWords) as [RecipientType, ...RecipientType[]]

/** Where a subscription came from. */
export const subscriptionSourceWords = {
  website: 'Web sitesi',
  portal: 'Müşteri paneli',
  import: 'Dosyadan aktarıldı',
  fair: 'Fuar',
  office: 'Ofis',
} as const
export type SubscriptionSource = keyof typeof subscriptionSourceWords
export const subscriptionSources = Object.keys(subscriptionSourceWords) as [
  SubscriptionSource,
  ...SubscriptionSource[],
]

/** Where a consent or refusal was given, as the register calls it. */
export const consentSourceWords = {
  HS_WEB: 'Web sitesi',
  HS_EPOSTA: 'E-posta',
  HS_ISLAK_IMZA: 'Islak imza',
  HS_ETKINLIK: 'Etkinlik',
  HS_FIZIKSEL_ORTAM: 'Fiziksel ortam',
  HS_CAGRI_MERKEZI: 'Çağrı merkezi',
  HS_KARAR: 'Resmî karar',
  HS_2015: '1 Mayıs 2015 öncesi',
  IYS: 'İYS üzerinden',
} as const
export type ConsentSource = keyof typeof consentSourceWords
export const consentSources = Object.keys(consentSourceWords) as [ConsentSource, ...ConsentSource[]]

export const consentAnswerWords = { ONAY: 'Onay', RET: 'Ret' } as const
export type ConsentAnswer = keyof typeof consentAnswerWords
export const consentAnswers = Object.keys(consentAnswerWords) as [ConsentAnswer, ...ConsentAnswer[]]

/** Why an address gets nothing, whoever asks for it. */
export const suppressionWords = {
  bounced: 'Adrese ulaşılamıyor',
  complained: 'İstenmeyen olarak bildirdi',
  refused: 'Reddetti',
  erased: 'Verileri silindi',
  manual: 'Ofis ekledi',
} as const
export type SuppressionReason = keyof typeof suppressionWords
export const suppressionReasons = Object.keys(suppressionWords) as [SuppressionReason, ...SuppressionReason[]]

/** What subscribers of the site agree to, and besides it, if they wish: as the pages show it. What was shown is never changed: other texts are another version. */
export const subscriptionTexts = {
  'bulten-2026-01': {
    mails:
      'Kampanya ve haberlerin e-posta adresime gönderilmesini kabul ediyorum. Onayımı her e-postadaki bağlantıyla geri alabilirim.',
    measuring:
      'Bülteni açıp açmadığımın ve hangi bağlantılarına tıkladığımın ölçülmesini kabul ediyorum. Bülteni almam buna bağlı değildir.',
  },
} as const
export type SubscriptionTextVersion = keyof typeof subscriptionTexts
export const subscriptionTextVersions = Object.keys(subscriptionTexts) as [
  SubscriptionTextVersion,
  ...SubscriptionTextVersion[],
]
/** The version that is shown now; pages loaded before a new one still name theirs. */
export const newestSubscriptionText: SubscriptionTextVersion = 'bulten-2026-01'

/** So many working days after a change it must be in the register. */
export const registryWorkDays = 3
