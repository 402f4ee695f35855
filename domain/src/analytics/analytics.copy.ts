/** Words of visits, as the office reads them. */
import { direct } from '#analytics/visit-source.ts'
import { countryNames } from '#places/country-names.ts'

export const userTypes = ['guest', 'customer', 'staff'] as const
export type UserType = (typeof userTypes)[number]
export const userTypeWords: Record<UserType, string> = {
  guest: 'Misafir',
  customer: 'Müşteri',
  staff: 'Personel',
}

export const deviceTypes = ['desktop', 'mobile', 'tablet'] as const
export type DeviceType = (typeof deviceTypes)[number]
export const deviceWords: Record<DeviceType, string> = {
  desktop: 'Masaüstü',
  mobile: 'Mobil',
  tablet: 'Tablet',
}

export const noPlace = 'Konum bilgisi yok'

export const countryName = (code: string): string => countryNames[code]?.[0] ?? code

/** `İstanbul, Türkiye` */
export function placeOfVisit({ city, country }: { city: string | null; country: string | null }): string {
  if (!country) return city ?? noPlace
  return city ? `${city}, ${countryName(country)}` : countryName(country)
}

export const sourceName = (source: string): string => (source === direct ? 'Doğrudan' : source)
export const campaignName = (campaign: string): string => (campaign === '' ? 'Kampanyasız' : campaign)

/** `3 dk 05 sn`; from an hour on `26 sa 04 dk`. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60)]
  const two = (count: number) => String(count).padStart(2, '0')
  return hours > 0 ? `${hours} sa ${two(minutes % 60)} dk` : `${minutes} dk ${two(whole % 60)} sn`
}
