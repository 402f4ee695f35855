/** Reads a freight mail in Turkish or English without any model: what it says of a request, and by which words. Without zod. */
import { foldInPlace } from '#luna/mail/fold-in-place.ts'
import { findLoadingDay } from '#luna/mail/mail-dates.ts'
import type { Found, FoundField, MailField } from '#luna/mail/mail-fields.ts'
import { findGoods } from '#luna/mail/mail-goods.ts'
import { findVolume, findWeight } from '#luna/mail/mail-measures.ts'
import { findEnds } from '#luna/mail/mail-places.ts'
import { findCargoType, findIncoterm } from '#luna/mail/mail-terms.ts'
import { findContainer, findMode, findShare, findTrucks } from '#luna/mail/mail-transport.ts'
import type { ShipmentType } from '#requests/request-options.ts'

/** The text as it is read and shown: places in it are counted in this one. */
export const mailText = (written: string) =>
  written
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')

/** The text must be a `mailText`; `today` decides which day *salı* is. */
export function readRequestMail(text: string, today: string): FoundField[] {
  const folded = foldInPlace(text)
  const container = findContainer(folded)
  const ends = findEnds(text, folded)
  const mode = findMode(folded, container)
  const type = mode?.value as ShipmentType | undefined
  const found: Partial<Record<MailField, Found | undefined>> = {
    shipment_type: mode,
    origin_city: ends.origin,
    destination_city: ends.destination,
    container_type: type === 'sea' ? (container?.type ?? findShare(folded, type)) : undefined,
    container_quantity: type === 'sea' ? container?.quantity : undefined,
    vehicle_count: type === 'land' ? findTrucks(folded) : undefined,
    estimated_weight: findWeight(folded),
    estimated_volume: findVolume(folded),
    cargo_type: findCargoType(folded),
    goods: findGoods(text, folded),
    incoterm: findIncoterm(folded),
    preferred_date: findLoadingDay(folded, today),
  }
  return Object.entries(found).flatMap(([field, one]) => (one ? [{ field: field as MailField, ...one }] : []))
}
