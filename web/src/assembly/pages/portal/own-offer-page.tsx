/** /quote/{id}: an offer, for its customer. */
import { useBuiltEntries } from '#assembly/layouts/route-table.tsx'
import { OfferPage } from '#features/quotes/sheet/offer-page.tsx'

const ways = [
  { to: '/dashboard?view=quotes', label: 'Teklifler' },
  { to: '/dashboard', label: 'Ana sayfa' },
]

export function OwnOfferPage() {
  const [back = { to: '/', label: 'Ana sayfa' }] = useBuiltEntries(ways)
  return <OfferPage surface="portal" backOf={() => back} />
}
