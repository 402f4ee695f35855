/** The order dialog: empty for a new order, filled in for a request to be priced. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { useQuery } from '@tanstack/react-query'
import { newOrder, orderFromRequest } from '#features/quotes/order-draft.ts'
import { OrderEntry } from '#features/quotes/order-entry.tsx'
import { useRequestPorts } from '#features/quotes/use-request-ports.ts'
import { RequestFailure } from '#features/requests/request-failure.tsx'
import { mayBePriced } from '#features/requests/staff/pricing.ts'
import { useCloseDialog } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function OrderDialog({ requestId }: { requestId: string | null }) {
  const close = useCloseDialog('order')
  if (!requestId) return <OrderEntry initial={newOrder()} request={null} onClose={close} />
  return <OrderForRequest id={requestId} onClose={close} />
}

function OrderForRequest({ id, onClose }: { id: string; onClose: () => void }) {
  // Always fetched, so that the current version of the request is priced.
  const request = useQuery(api.requests.get.queryOptions({ input: { id }, staleTime: 0 }))
  const ports = useRequestPorts(request.data)
  if (request.data && mayBePriced(request.data) && ports)
    return (
      <OrderEntry initial={orderFromRequest(request.data, ports)} request={request.data} onClose={onClose} />
    )
  return (
    <Dialog open page onOpenChange={(open) => !open && onClose()} title="Talebi fiyatla">
      {request.data && !mayBePriced(request.data) ? (
        <AlreadyAnswered request={request.data} />
      ) : request.isError ? (
        <RequestFailure query={request} />
      ) : (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-32" />
        </Loading>
      )}
    </Dialog>
  )
}

function AlreadyAnswered({ request }: { request: RequestDetail }) {
  return (
    <p className="py-8 text-center text-14 text-muted">{request.number} yanıtlandı; artık fiyatlanamaz.</p>
  )
}
