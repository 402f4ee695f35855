/** /staff/quotes/{id}/offer: an offer as its customer reads it, for staff; a quote that is not sent yet as a preview. */
import { OfferPage } from '#features/quotes/sheet/offer-page.tsx'

export function OfferPreviewPage() {
  return <OfferPage surface="office" backOf={(id) => ({ to: `/staff/quotes/${id}`, label: 'Teklife dön' })} />
}
