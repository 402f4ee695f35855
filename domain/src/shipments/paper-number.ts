/**
 * The numbers of a shipment's papers as they are stored: everybody who writes, searches or compares one goes through here, so that it is
 * the same however it was typed. Without zod.
 */
import { recognizeNumber } from '#values/recognize-number.ts'
import { plainCode } from '#values/typed-code.ts'

export type PaperKind = 'booking_number' | 'bill_of_lading' | 'air_waybill' | 'cmr_number' | 'plate'

/** In capitals, without spaces and dashes; a waybill has the dash behind its airline, a Turkish plate no country. */
export function paperNumber(kind: PaperKind, typed: string): string {
  const code = plainCode(typed)
  if (kind === 'air_waybill') return /^\d{11}$/.test(code) ? `${code.slice(0, 3)}-${code.slice(3)}` : code
  // Inland nobody writes the country.
  if (kind === 'plate' && recognizeNumber(code).kind === 'plate') return code.replace(/^TR/, '')
  return code
}

/** All that a code of an unknown kind may be stored as. */
export function paperSpellings(typed: string): string[] {
  return [
    ...new Set([plainCode(typed), paperNumber('air_waybill', typed), paperNumber('plate', typed)]),
  ].filter((code) => code !== '')
}

/** Of `BKG-8057B1` the end, which is also that of the shipment's own number; nothing of any other code. */
export function bookingReferenceEnd(typed: string): string | undefined {
  return /^BKG([0-9A-F]{6})$/.exec(plainCode(typed))?.[1]
}

/** What is searched for: a waybill or a plate as it is stored, of our booking reference its end, anything else as it was typed. */
export function searchedPaper(typed: string): string {
  const code = plainCode(typed)
  const end = bookingReferenceEnd(code)
  if (end) return end
  return paperSpellings(typed).find((spelling) => spelling !== code) ?? typed
}
