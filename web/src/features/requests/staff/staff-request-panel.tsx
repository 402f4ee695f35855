/** A side panel with all details of a request and a button to price it. */

import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { RequestFailure } from '#features/requests/request-failure.tsx'
import { mayBePriced, priceVerb } from '#features/requests/staff/pricing.ts'
import { StaffRequestContent } from '#features/requests/staff/staff-request-content.tsx'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { Sheet } from '#spine/ui/sheet.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Props = { id: string; onClose: () => void }

export function StaffRequestPanel({ id, onClose }: Props) {
  const request = useQuery(api.requests.get.queryOptions({ input: { id } }))
  const { search } = useLocation()
  const footer = request.data && mayBePriced(request.data) && (
    <Link
      to={{ search: withParams(search, { order: id, request: null }) }}
      state={openedHere}
      className={cn(
        buttonClasses({ variant: request.data.status === 'pending' ? 'next' : 'secondary' }),
        'flex-1',
      )}
    >
      {priceVerb(request.data)}
    </Link>
  )
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="figures">{request.data?.number ?? 'Talep'}</span>}
      footer={footer}
      className="text-14"
    >
      {request.data ? (
        <StaffRequestContent request={request.data} />
      ) : request.isError ? (
        <RequestFailure query={request} />
      ) : (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Sheet>
  )
}
