/** Reads a bulletin in the central bank's XML. What has not its shape is refused, with the reason, and as a whole. */

import { Rate } from '@kervan/domain/rates/frozen-rates.ts'
import { perOneUnit } from '@kervan/domain/rates/per-one-unit.ts'
import { type RatedCurrency, ratedCurrencies } from '@kervan/domain/rates/rate-source.ts'
import { CalendarDay } from '@kervan/domain/values/calendar-day.ts'
import { z } from '@kervan/domain/z.ts'
import { XMLParser } from 'fast-xml-parser'

export type StoredRate = { currency: RatedCurrency; buying: string; selling: string | null }
export type ReadBulletin = { raw: string; date: string; bulletin_no: string; rates: StoredRate[] }

export class UnreadableBulletinError extends Error {
  override name = 'UnreadableBulletinError'
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  attributesGroupName: '$',
  // Rates stay text, and no text means anything but itself.
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => name === 'Currency',
})

const price = z.string().default('')
const Shape = z.object({
  Tarih_Date: z.object({
    $: z.object({
      Tarih: z.string().regex(/^\d{2}\.\d{2}\.\d{4}$/),
      Date: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
      Bulten_No: z.string().regex(/^\d{4}\/\d{1,4}$/),
    }),
    Currency: z
      .array(
        z.object({
          $: z.object({ CurrencyCode: z.string().regex(/^[A-Z]{3}$/) }),
          Unit: z.string(),
          ForexBuying: price,
          ForexSelling: price,
        }),
      )
      .min(1),
  }),
})

export function readBulletin(bytes: Uint8Array): ReadBulletin {
  const raw = decode(bytes)
  const { $: head, Currency: currencies } = parse(raw)
  const [day, month, year] = head.Tarih.split('.')
  const date = `${year}-${month}-${day}`
  // Day first in the one, month first in the other.
  if (head.Date !== `${month}/${day}/${year}` || !CalendarDay.safeParse(date).success)
    refuse(`its dates disagree: ${head.Tarih} and ${head.Date}`)
  const rates = ratedCurrencies.flatMap((currency): StoredRate[] => {
    const [found, ...others] = currencies.filter(({ $ }) => $.CurrencyCode === currency)
    if (others.length > 0) refuse(`it has ${currency} more than once`)
    if (!found) return []
    const buying = rateOf(found.ForexBuying, found.Unit, currency)
    return buying ? [{ currency, buying, selling: rateOf(found.ForexSelling, found.Unit, currency) }] : []
  })
  if (rates.length === 0) refuse(`it has no rate of ${ratedCurrencies.join(', ')}`)
  return { raw, date, bulletin_no: head.Bulten_No, rates }
}

/** An empty element means that there is no rate that day. */
function rateOf(price: string, unit: string, currency: string): string | null {
  if (price === '') return null
  const rate = perOneUnit(price, unit)
  if (!Rate.safeParse(rate).success) refuse(`its rate of ${currency} is no number: «${price.slice(0, 20)}»`)
  return rate ?? null
}

function parse(raw: string) {
  // Bulletins have none, and entities are declared in one.
  if (/<!DOCTYPE/i.test(raw)) refuse('it declares a document type')
  let document: unknown
  try {
    document = parser.parse(raw, true)
  } catch (error) {
    refuse(`it is no XML: ${(error as Error).message.slice(0, 100)}`)
  }
  const { data, error } = Shape.safeParse(document)
  if (!data) refuse(`it has not the shape of a bulletin: ${error.issues[0]?.path.join('.')}`)
  return data.Tarih_Date
}

/** UTF-8, or else the older Turkish character set, which some have met; whatever the head of the file says. */
function decode(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'iso-8859-9']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      if (text.includes('\0')) break
      return text
    } catch {
      // Not in this one: the next is tried, and after the last it is refused.
    }
  }
  return refuse('it is neither UTF-8 nor ISO-8859-9')
}

function refuse(reason: string): never {
  throw new UnreadableBulletinError(`The central bank’s bulletin cannot be used: ${reason}.`)
}
