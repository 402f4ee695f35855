/** The actions of a work item: take or release it, price its request, see to its shipment, or complete it. */
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { Link, useLocation } from 'react-router'
import { priceSearch } from '#features/requests/staff/pricing.ts'
import { CompleteWork } from '#features/workqueue/complete-work.tsx'
import { TakeWork } from '#features/workqueue/take-work.tsx'
import { workItemAddress } from '#features/workqueue/work-item-address.ts'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { rowActionsOverlay } from '#spine/ui/row-actions.ts'

export function WorkActions({ item }: { item: WorkItem }) {
  return (
    <span className={rowActionsOverlay}>
      <TakeWork item={item} />
      <LinkButton size="sm" variant="ghost" className="h-7" href={workItemAddress(item.id)}>
        Ayrıntı
      </LinkButton>
      {item.request_id ? (
        <PriceWork item={item} requestId={item.request_id} />
      ) : item.since ? (
        // It closes by itself once that is right again.
        <LinkButton size="sm" className="h-7" href={`/staff/shipments/${item.shipment_id}`}>
          Gönderiyi aç
        </LinkButton>
      ) : (
        <CompleteWork item={item} small />
      )}
    </span>
  )
}

function PriceWork({ item, requestId }: { item: WorkItem; requestId: string }) {
  const { search } = useLocation()
  const name = item.request_number ?? item.title
  return (
    <>
      <Link
        to={{ search: withParams(search, { order: requestId }) }}
        state={openedHere}
        preventScrollReset
        aria-label={`Hızlı fiyat: ${name}`}
        className={cn(buttonClasses({ variant: 'ghost', size: 'sm' }), 'h-7')}
      >
        Hızlı fiyat
      </Link>
      <Link
        to={{ search: priceSearch(search, requestId) }}
        state={openedHere}
        preventScrollReset
        aria-label={`Fiyatla: ${name}`}
        className={cn(buttonClasses({ size: 'sm' }), 'h-7')}
      >
        Fiyatla
      </Link>
    </>
  )
}
