/** What has changed since an earlier revision of an offer, for a customer who received more than one. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { useQuery } from '@tanstack/react-query'
import { GitCompare } from 'lucide-react'
import { type ElementType, lazy, Suspense } from 'react'
import { useComparedPair } from '#features/quotes/revisions/compared-pair.ts'
import { api } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'

const OfferDifferenceDialog: ElementType = lazy(() =>
  loadDialog(
    async () =>
      (await import('#features/quotes/revisions/offer-difference-dialog.tsx')).OfferDifferenceDialog,
  ),
)

/** The one before it is compared at first. */
export function OfferRevisions({ offer }: { offer: Offer }) {
  const { data } = useQuery(
    api.quotes.offers.revisions.queryOptions({ input: { id: offer.id }, enabled: offer.revision > 1 }),
  )
  const { pair, open, change, close } = useComparedPair(data?.revisions ?? [])
  const before = data?.revisions.find(({ revision }) => revision < offer.revision)
  if (!data || !before) return null
  return (
    <>
      <Button size="sm" className="self-start" onClick={() => open({ id: before.id, with: offer.id })}>
        <GitCompare strokeWidth={1.75} aria-hidden />
        Önceki teklifle farkı
      </Button>
      <Suspense>
        {pair && (
          <OfferDifferenceDialog pair={pair} revisions={data.revisions} onChange={change} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
