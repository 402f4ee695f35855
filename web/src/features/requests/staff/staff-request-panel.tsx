/** A side panel with all details of a request and a way to its price. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { mayBePriced, priceSearch, priceVerb } from '#features/requests/staff/pricing.ts'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { DetailPanel } from '#spine/api/detail-panel.tsx'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

/** With all that is known of loads and lanes, which no list needs. */
const StaffRequestContent = lazy(() =>
  loadView(
    async () => (await import('#features/requests/staff/staff-request-content.tsx')).StaffRequestContent,
  ),
)

type Props = {
  id: string
  /** The price that is being made: this feature knows no quotes. */
  making?: ReactNode
  /** Its offers and their answers, likewise. */
  historyOf?: (request: RequestDetail) => ReactNode
  /** Its papers, likewise. */
  documents?: ReactNode
  onClose: () => void
}

export function StaffRequestPanel({ id, making, historyOf, documents, onClose }: Props) {
  const request = useQuery(api.requests.get.queryOptions({ input: { id } }))
  const { search } = useLocation()
  return (
    <DetailPanel
      kind="Talep"
      record={request.data}
      query={request}
      title={({ number }) => <span className="figures">{number}</span>}
      actions={(found) =>
        mayBePriced(found) && (
          <>
            <Link
              to={{ search: withParams(search, { order: id, request: null }) }}
              state={openedHere}
              className={buttonClasses()}
            >
              Hızlı fiyat
            </Link>
            <Link
              to={{ search: priceSearch(search, id) }}
              state={openedHere}
              className={cn(
                buttonClasses({ variant: found.status === 'pending' ? 'next' : 'secondary' }),
                'flex-1',
              )}
            >
              {priceVerb(found)}
            </Link>
          </>
        )
      }
      onClose={onClose}
    >
      {(found) => (
        <Suspense
          fallback={
            <Loading>
              <Skeleton className="h-60" />
            </Loading>
          }
        >
          <StaffRequestContent
            request={found}
            making={making}
            history={historyOf?.(found)}
            documents={documents}
          />
        </Suspense>
      )}
    </DetailPanel>
  )
}
