/** Reads what stands at the head of an offer on paper. */
import type { WithCompany } from '#features/company/company-cache.ts'
import type { OfferLetterhead } from '#features/quotes/offer-pdf/opening-sections.ts'

export async function readOfferLetterhead({ company }: WithCompany): Promise<OfferLetterhead> {
  const [data, logo] = await Promise.all([company.get(), company.logo()])
  return { company: data, logo }
}
