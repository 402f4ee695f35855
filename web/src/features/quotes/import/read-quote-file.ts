/** Reads the file of a quote that was made offline. Whoever sends one may be anybody: what is not exactly such a file is refused in one sentence. */

import { dialogItemKinds, itemUnitWords } from '@kervan/domain/quotes/quote-options.ts'
import { keysOf, transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { currencies } from '@kervan/domain/values/currency.ts'
import { z } from '@kervan/domain/z.ts'
import { type QuoteFile, quoteFileFormat, quoteFileVersion } from '#features/quotes/import/quote-file.ts'

const mostBytes = 256 * 1024

const text = (most: number) => z.string().max(most)
/** As long as it can be typed; what is too precise for its field is said there. */
const number = z.string().regex(/^(\d{1,12}(\.\d{0,8})?)?$/)
const currency = z.enum(currencies)
const rate = z.string().regex(/^\d{1,6}(\.\d{1,6})?$/)

const Cargo = z.object({
  containers: z.array(z.object({ type: text(20), qty: number })).max(50),
  cbm: number,
  weight_kg: number,
  pieces: number,
  total_weight_kg: number,
  dims_cm: z.array(z.object({ l: number, w: number, h: number, qty: number })).max(50),
  vehicles: number,
  pallets: number,
  stackable: z.boolean(),
  forklift_needed: z.boolean(),
  dimensions: z.object({ length: number, width: number, height: number }),
})

const Line = z.object({
  kind: z.enum(dialogItemKinds),
  title: text(140),
  quantity: number,
  unit: z.enum(keysOf(itemUnitWords)),
  unit_price: number,
  currency,
  unit_cost: number,
  tax_code: text(20),
  is_disbursement: z.boolean(),
})

const File = z.object({
  id: text(60),
  made_at: z.iso.datetime(),
  quote: z.object({
    new_customer: z.object({
      first_name: text(80),
      last_name: text(80),
      company: text(140),
      email: text(254),
      phone: text(30),
    }),
    transport_mode: z.enum(keysOf(transportModeWords)),
    cargo_details: Cargo,
    incoterm: text(3),
    currency,
    validity_days: number,
    target_margin_pct: number,
    pol: text(80),
    pod: text(80),
    etd: text(10),
    eta: text(10),
    items: z.array(Line).min(1).max(50),
  }),
  rates: z.object({ date: text(10), try_per: z.object({ EUR: rate, USD: rate, GBP: rate }) }),
  total: z.object({ currency, amount: z.string().regex(/^\d{1,18}\.\d{2}$/) }),
})

export const quoteFileProblems = {
  tooLarge: 'Dosya bir teklif dosyası olamayacak kadar büyük.',
  otherFile: 'Bu, çevrimdışı dosyada hazırlanmış bir teklif dosyası değil.',
  newer: 'Bu dosya daha yeni bir sürümle hazırlanmış. Sayfayı yenileyip yeniden deneyin.',
  older:
    'Bu dosya artık okunmayan eski bir sürümle hazırlanmış. Çevrimdışı dosyanın yenisini indirip teklifi onda açın ve yeniden kaydedin.',
  broken: 'Dosya eksik ya da bozulmuş. Teklifi çevrimdışı dosyada açıp yeniden kaydedin.',
} as const

type Read = { file: QuoteFile } | { problem: string }

export async function readQuoteFile(given: Blob): Promise<Read> {
  if (given.size > mostBytes) return { problem: quoteFileProblems.tooLarge }
  return readQuoteText(await given.text())
}

export function readQuoteText(content: string): Read {
  const found = parse(content) as { format?: unknown; version?: unknown } | null
  if (typeof found !== 'object' || found?.format !== quoteFileFormat)
    return { problem: quoteFileProblems.otherFile }
  const { version } = found
  if (typeof version !== 'number' || !Number.isInteger(version)) return { problem: quoteFileProblems.broken }
  if (version > quoteFileVersion) return { problem: quoteFileProblems.newer }
  if (version < quoteFileVersion) return { problem: quoteFileProblems.older }
  const read = File.safeParse(found)
  if (!read.success) return { problem: quoteFileProblems.broken }
  return { file: { format: quoteFileFormat, version, ...read.data } }
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
