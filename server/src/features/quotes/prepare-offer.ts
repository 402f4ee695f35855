/**
 * Makes the document of a price that is about to be sent, as it will be sent, before the transaction that sends it: nobody waits for a
 * lock meanwhile. The transaction uses it only if what it sends is exactly that.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import type { OfferOrientation } from '@kervan/domain/quotes/offer-options.ts'
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { endOfDay } from '@kervan/domain/values/calendar-day.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { lookBeforeSending } from '#features/quotes/lock-for-sending.ts'
import { makeOfferPdf } from '#features/quotes/offer-pdf/make-offer-pdf.ts'
import { makePdf, PdfError } from '#features/quotes/offer-pdf/make-pdf.ts'
import type { OfferLetterhead } from '#features/quotes/offer-pdf/opening-sections.ts'
import { readOfferLetterhead } from '#features/quotes/offer-pdf/read-offer-letterhead.ts'
import { type StoredPdf, storePdf } from '#features/quotes/offer-pdf/store-pdf.ts'
import { readOffer } from '#features/quotes/read-offer.ts'
import type { Actor, Transaction } from '#spine/database/act-as.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'

type Paper = { offer: Offer; letterhead: OfferLetterhead; orientation: OfferOrientation }
export type PreparedOffer = Paper & { pdf: StoredPdf }

/** Counts from the sending. */
export const validFrom = (now: Date, days: number) =>
  endOfDay(daysLater(dayInIstanbul(now), days)).toISOString()

type Planned = { id: string; version: number | null; orientation: OfferOrientation; now: Date }

/** Undefined where it cannot be sent; the transaction that tries to says why. */
export async function prepareOffer(
  services: Services & WithCompany,
  actor: Actor,
  { id, version, orientation, now }: Planned,
): Promise<PreparedOffer | undefined> {
  const read = services.actAs(actor, async (tx) => {
    await lookBeforeSending(tx, id, version)
    return readOffer(tx.db, id)
  })
  const [found, letterhead] = await Promise.all([read.catch(unlessRefused), readOfferLetterhead(services)])
  if (!found) return undefined
  const valid_until = validFrom(now, found.validity_days)
  const offer = { ...found, valid_until, sent_at: now.toISOString() }
  return printOffer(services, { offer, letterhead, orientation })
}

/** The same for one that is not written yet: `write` writes it, which is taken back. */
export async function prepareUnwritten(
  services: Services & WithCompany,
  actor: Actor,
  write: (tx: Transaction) => Promise<Offer>,
): Promise<PreparedOffer | undefined> {
  let written: Offer | undefined
  const rehearsed = new Error('This was a rehearsal.')
  const rehearsal = services.actAs(actor, async (tx) => {
    written = await write(tx)
    throw rehearsed
  })
  await rehearsal.catch((error: unknown) => error !== rehearsed && unlessRefused(error))
  const letterhead = await readOfferLetterhead(services)
  return written && printOffer(services, { offer: written, letterhead, orientation: 'portrait' })
}

async function printOffer(services: Services, paper: Paper): Promise<PreparedOffer> {
  const { offer, letterhead } = paper
  const bytes = await makePdf({ kind: 'offer', offer, letterhead, options: optionsOf(services, paper) })
  return { ...paper, pdf: await storePdf(services.files, bytes) }
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof ORPCError)) throw error
}

/**
 * The prepared one, or one of what has changed since. That is made here: a transaction must not wait for the thread, where others may
 * come first.
 */
export async function pdfOf(
  services: Services,
  paper: Paper,
  prepared: PreparedOffer | undefined,
): Promise<StoredPdf> {
  const { pdf, ...known } = prepared ?? {}
  if (pdf && isDeepStrictEqual(known, paper)) return pdf
  const bytes = await makeOfferPdf(paper.offer, paper.letterhead, optionsOf(services, paper))
  return storePdf(services.files, bytes)
}

const optionsOf = ({ config }: Services, { orientation }: Paper) => ({
  orientation,
  publicUrl: config.publicUrl,
})

/** A price does not go out without its document, and whoever sends it is told so. */
export function tellOfMissingPdf<Sent>({ log }: Pick<SignedInCall, 'log'>, sending: Promise<Sent>) {
  return sending.catch((error: unknown) => {
    if (!(error instanceof PdfError)) throw error
    log.warn({ err: error }, 'the document of a price was not made')
    throw new ORPCError('PDF_FAILED', quoteProblems.PDF_FAILED)
  })
}
