/** The time zones that people choose among, by their best known city. Without zod. */
export const timeZoneWords = {
  'Europe/Istanbul': 'İstanbul',
  'Europe/London': 'Londra',
  'Europe/Berlin': 'Berlin',
  'America/New_York': 'New York',
  'Asia/Shanghai': 'Şanghay',
  'Asia/Dubai': 'Dubai',
} as const
export type TimeZone = keyof typeof timeZoneWords
export const timeZones = Object.keys(timeZoneWords) as ['Europe/Istanbul', ...TimeZone[]]
