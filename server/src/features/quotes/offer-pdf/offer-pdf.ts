/** The PDF of an offer as it was first made. A quote that is not sent yet has only a preview, which is not stored. */
import { buffer } from 'node:stream/consumers'
import type { OfferOrientation } from '@kervan/domain/quotes/offer-options.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { makePdf } from '#features/quotes/offer-pdf/make-pdf.ts'
import { readOfferLetterhead } from '#features/quotes/offer-pdf/read-offer-letterhead.ts'
import { storePdf } from '#features/quotes/offer-pdf/store-pdf.ts'
import { readOffer } from '#features/quotes/read-offer.ts'
import { type Actor, system } from '#spine/database/act-as.ts'
import { MissingFileError } from '#spine/files/files.ts'
import type { Services } from '#spine/http/call.ts'

type Quote = {
  id: string
  sent_at: string | null
  pdf_key: string | null
  pdf_orientation: OfferOrientation
}

/** Undefined where the reader may not see the offer. */
export async function offerPdf(
  { actAs, files, company, config }: Pick<Services, 'actAs' | 'files' | 'config'> & WithCompany,
  actor: Actor,
  { id, sent_at, pdf_key, pdf_orientation: orientation }: Quote,
): Promise<Buffer | undefined> {
  const readStored = async (key: string) => {
    const file = await files.read(key).catch((error: unknown) => {
      if (!(error instanceof MissingFileError)) throw error
    })
    return file && buffer(file)
  }
  const stored = pdf_key ? await readStored(pdf_key) : undefined
  if (stored) return stored
  const offer = await actAs(actor, (tx) => readOffer(tx.db, id))
  if (!offer) return undefined
  const letterhead = await readOfferLetterhead({ company })
  const options = { orientation, publicUrl: config.publicUrl }
  const bytes = await makePdf({ kind: 'offer', offer, letterhead, options })
  if (!sent_at) return bytes
  const made = await storePdf(files, bytes)
  const [first] = await actAs(system, (tx) =>
    tx.asSystem<{ pdf_key: string }>(keepFirst, [id, made.key, made.hash]),
  )
  // Somebody else was first: there is one document of an offer.
  const kept = first && first.pdf_key !== made.key ? await readStored(first.pdf_key) : undefined
  return kept ?? bytes
}

const keepFirst = `update quotes set pdf_key = coalesce(pdf_key, $2), pdf_hash = coalesce(pdf_hash, $3) where id = $1 returning pdf_key`
