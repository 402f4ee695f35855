/** The end of an offer on paper: where it is found again, and room for signatures. Screens show neither. */
import { sheetWords } from '@kervan/domain/quotes/offer-sheet.ts'
import type { OfferPage } from '@kervan/domain/quotes/offers.contract.ts'
import { usePageData } from '#features/company/page-data.tsx'
import { Part } from '#features/quotes/sheet/sheet-part.tsx'

export function PaperEnd({ offer }: { offer: OfferPage }) {
  const { company } = usePageData()
  const places = [
    [company.name, sheetWords.offeredBy],
    [offer.customer_name, sheetWords.acceptedBy],
  ]
  return (
    <div className="hidden flex-col gap-4 print:flex">
      <Part heading={sheetWords.liveOffer}>
        <p>{`${window.location.origin}/quote/${offer.id}`}</p>
      </Part>
      <div className="grid grid-cols-2 gap-8">
        {places.map(([name, note]) => (
          <div key={note} className="border-line border-b pb-14 wrap-anywhere">
            <p className="font-medium">{name}</p>
            <p className="text-muted">{note}</p>
          </div>
        ))}
      </div>
    </div>
  )
}
