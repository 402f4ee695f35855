/** Stores the PDF of an offer under the hash of its bytes: what is stored never changes, and storing it twice is storing it once. */
import { createHash } from 'node:crypto'
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { makeOfferPdf } from '#features/quotes/offer-pdf/make-offer-pdf.ts'
import type { OfferPdfOptions } from '#features/quotes/offer-pdf/offer-definition.ts'
import type { OfferLetterhead } from '#features/quotes/offer-pdf/opening-sections.ts'
import type { FileStore } from '#spine/files/files.ts'

export type StoredPdf = { key: string; hash: string; bytes: Buffer }

/** To be called before the transaction that writes key and hash into the quote's row. */
export async function storeOfferPdf(
  files: Pick<FileStore, 'put'>,
  offer: Offer,
  letterhead: OfferLetterhead,
  options: OfferPdfOptions,
): Promise<StoredPdf> {
  const bytes = await makeOfferPdf(offer, letterhead, options)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const key = `offers/${hash}.pdf`
  await files.put(key, bytes, { contentType: 'application/pdf' })
  return { key, hash, bytes }
}
