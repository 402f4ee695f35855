/** What is said of a campaign and its recipients, and what can be done with it in which state. Without zod, since pages load it. */
export const campaignStatusWords = {
  draft: 'Taslak',
  scheduled: 'Zamanlandı',
  sending: 'Gönderiliyor',
  paused: 'Duraklatıldı',
  sent: 'Gönderildi',
  cancelled: 'İptal edildi',
} as const
export type CampaignStatus = keyof typeof campaignStatusWords
export const campaignStatuses = Object.keys(campaignStatusWords) as [CampaignStatus, ...CampaignStatus[]]

/** What somebody writes. */
export const writtenTypeWords = { newsletter: 'Bülten', announcement: 'Duyuru', offer: 'Kampanya' } as const
export type WrittenType = keyof typeof writtenTypeWords
export const writtenTypes = Object.keys(writtenTypeWords) as [WrittenType, ...WrittenType[]]

/** A series comes of its template by itself. */
export const campaignTypeWords = { ...writtenTypeWords, series: 'Otomatik seri' } as const
export type CampaignType = keyof typeof campaignTypeWords
export const campaignTypes = Object.keys(campaignTypeWords) as [CampaignType, ...CampaignType[]]

export const segmentModeWords = {
  frozen: 'Başladığı andaki liste',
  live: 'Sırası gelene kadar güncel liste',
} as const
export type SegmentMode = keyof typeof segmentModeWords
export const segmentModes = Object.keys(segmentModeWords) as [SegmentMode, ...SegmentMode[]]

export const engagementWords = {
  engaged: 'Son dönemde açan veya tıklayan',
  unengaged: 'Son dönemde açmayan ve tıklamayan',
} as const
export type Engagement = keyof typeof engagementWords
export const engagements = Object.keys(engagementWords) as [Engagement, ...Engagement[]]

/** `uncertain`: the program was stopped while it was on its way, and it was sent once more. */
export const recipientStateWords = {
  waiting: 'Bekliyor',
  sending: 'Gönderiliyor',
  sent: 'Gönderildi',
  skipped: 'Gönderilmedi',
  failed: 'Reddedildi',
  bounced: 'Geri döndü',
  complained: 'Şikâyet etti',
} as const
export type RecipientState = keyof typeof recipientStateWords
export const recipientStates = Object.keys(recipientStateWords) as [RecipientState, ...RecipientState[]]

export const skipWords = {
  unsubscribed: 'Sırası gelmeden ayrıldı',
  no_consent: 'Onayı yok',
  suppressed: 'Gönderim engeli var',
  left_segment: 'Artık seçilenler arasında değil',
  cancelled: 'Kampanya iptal edildi',
  erased: 'Abone silindi',
} as const
export type SkipReason = keyof typeof skipWords
export const skipReasons = Object.keys(skipWords) as [SkipReason, ...SkipReason[]]

/** Why an open or click is not counted as a person's. */
export const machineWords = {
  head: 'Yalnızca başlık istedi',
  robot: 'Program',
  too_fast: 'Gönderimden hemen sonra',
  proxy: 'Posta sağlayıcısı önceden yükledi',
  burst: 'Bütün bağlantıları bir anda açtı',
} as const
export type MachineReason = keyof typeof machineWords
export const machineReasons = Object.keys(machineWords) as [MachineReason, ...MachineReason[]]

export const mayEdit = (status: CampaignStatus) => status === 'draft'
export const mayStart = (status: CampaignStatus) => status === 'draft' || status === 'scheduled'
export const mayPause = (status: CampaignStatus) => status === 'sending'
export const mayResume = (status: CampaignStatus) => status === 'paused'
/** A series goes on with whoever comes next: it is paused, or what sends it is switched off. */
export const mayCancel = ({
  status,
  campaign_type,
}: {
  status: CampaignStatus
  campaign_type: CampaignType
}) => status === 'scheduled' || (campaign_type !== 'series' && (status === 'sending' || status === 'paused'))
/** What was sent is kept, also of one that was cancelled on its way. */
export const mayRemove = ({
  status,
  recipients_count,
}: {
  status: CampaignStatus
  recipients_count: number
}) => (status === 'draft' || status === 'cancelled') && recipients_count === 0

/** A request or accepted quote of a recipient's address within so many days after the mail is counted to it. */
export const attributionDays = 30
/** Opens and clicks are kept one by one for so long; their counts stay. */
export const hitsKeptDays = 400

export const longestTitle = 120
export const longestSubject = 160
export const longestPreheader = 160
export const longestHtml = 200_000
