/** The types of staff's notifications and how often they are mailed together, with their words. Without zod. */
export const staffNotificationTypes = ['request', 'quote', 'system'] as const
export type StaffNotificationType = (typeof staffNotificationTypes)[number]

export const staffTypeWords: Record<StaffNotificationType, string> = {
  request: 'Talep',
  quote: 'Teklif',
  system: 'Sistem',
}

export const staffTypeNotes: Record<StaffNotificationType, string> = {
  request: 'Yeni ve değişen talepler, demo talepleri.',
  quote: 'Onaylanan, reddedilen, revize istenen ve süresi dolan teklifler, müşteri soruları.',
  system: 'Yeni müşteri ve gönderiler, aksaklıklar, ulaşmayan e-postalar.',
}

export const digests = ['off', 'hourly', 'daily'] as const
export type Digest = (typeof digests)[number]

export const digestWords: Record<Digest, string> = {
  off: 'Gönderme',
  hourly: 'Saatte bir',
  daily: 'Her gün 08:00',
}

/** At which time of the day, in the reader's own time zone, the daily mail is sent. */
export const dailyDigestTime = '08:00'

/** The sidebar fetches so many, and shows so many of them. */
export const widgetSize = { fetched: 10, shown: 5 } as const
