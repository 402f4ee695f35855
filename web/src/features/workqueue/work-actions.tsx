/** The actions of a work item: take or release it, price its request, go where it is done, or complete it. */
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { Link, useLocation } from 'react-router'
import { priceSearch } from '#features/requests/staff/pricing.ts'
import { CompleteWork, isDoneHere } from '#features/workqueue/complete-work.tsx'
import { TakeWork } from '#features/workqueue/take-work.tsx'
import { workItemAddress } from '#features/workqueue/work-item-address.ts'
import { WorkLink } from '#features/workqueue/work-links.tsx'
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
      ) : isDoneHere(item) ? (
        <CompleteWork item={item} small />
      ) : (
        <WorkLink item={item} className="h-7" />
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
