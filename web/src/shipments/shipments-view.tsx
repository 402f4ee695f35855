/** The customer's own shipments; one of them may be open, by the address, with its history. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { api, toProblem } from '#api.ts'
import { openedHere, useParam } from '#dialog-address.ts'
import { useDocumentTitle } from '#document-title.ts'
import { newRequestAddress } from '#requests/request-addresses.ts'
import { useChanges } from '#requests/request-list.ts'
import { OpenShipment, ShipmentRow } from '#shipments/shipments-view-row.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { LoadMoreButton } from '#ui/load-more-button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

export function ShipmentsView() {
  useDocumentTitle('Gönderiler')
  const open = useParam('shipment')
  const shipments = useShipments()
  const changes = useChanges('shipment.changed', 'shipment_id')
  const { data: rows } = shipments
  // One that stands on a later page is shown above the others.
  const isElsewhere = open !== null && rows !== undefined && !rows.some(({ id }) => id === open)
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-28">Gönderiler</h1>
      {isElsewhere && (
        <Card aria-label="Açılan gönderi">
          <OpenShipment id={open} />
        </Card>
      )}
      <Card aria-label="Gönderilerim" className="overflow-clip">
        {rows && rows.length > 0 ? (
          <ul>
            {rows.map((shipment) => (
              <ShipmentRow
                key={shipment.id}
                shipment={shipment}
                open={shipment.id === open}
                changes={changes.get(shipment.id) ?? 0}
              />
            ))}
          </ul>
        ) : rows ? (
          <NoShipments />
        ) : shipments.isError ? (
          <LoadFailure
            error={shipments.error}
            retry={() => void shipments.refetch()}
            retrying={shipments.isFetching}
          />
        ) : (
          <Loading className="flex flex-col gap-4 p-5">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-16" />
            ))}
          </Loading>
        )}
        <LoadMoreButton
          hasMore={shipments.hasNextPage}
          loading={shipments.isFetchingNextPage}
          onLoad={() => void shipments.fetchNextPage()}
        />
      </Card>
    </div>
  )
}

function useShipments() {
  return useInfiniteQuery(
    api.shipments.list.infiniteOptions({
      input: (after: string | undefined) => ({ ...(after && { after }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
    }),
  )
}

function NoShipments() {
  return (
    <EmptyState
      title="Henüz gönderiniz yok"
      action={
        <LinkButton variant="next" href={newRequestAddress('quick')} state={openedHere}>
          Teklif iste
        </LinkButton>
      }
    >
      Bir teklifi onayladığınızda gönderiniz burada görünür.
    </EmptyState>
  )
}

function LoadFailure({ error, retry, retrying }: { error: unknown; retry: () => void; retrying: boolean }) {
  const problem = toProblem(error)
  return (
    <ErrorState
      title="Sevkiyatlar yüklenirken bir hata oluştu"
      message={problem.message}
      code={problem.request_id}
      onRetry={retry}
      retrying={retrying}
    />
  )
}
