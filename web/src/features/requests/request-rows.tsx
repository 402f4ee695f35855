/** The list itself with its states; a row that is new or has changed lights up where it stands. */
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import type { useAnswerQuote } from '#features/requests/answer-quote.tsx'
import { newRequestAddress } from '#features/requests/request-addresses.ts'
import { useChanges, type useRequests } from '#features/requests/request-list.ts'
import { RequestRow } from '#features/requests/request-row.tsx'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { toProblem } from '#spine/api/api.ts'
import { Card } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { LoadMoreButton } from '#spine/ui/load-more-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Props = {
  requests: ReturnType<typeof useRequests>
  filtered: boolean
  onAnswer: ReturnType<typeof useAnswerQuote>['ask']
}

export function RequestRows({ requests, filtered, onAnswer }: Props) {
  const changes = useChanges('request.changed', 'request_id')
  const { data: rows } = requests
  return (
    <Card aria-label="Talepler" className="overflow-clip">
      {rows && rows.length > 0 ? (
        <ul className={cn('transition-opacity', requests.isPlaceholderData && 'opacity-60')}>
          {rows.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              changes={changes.get(request.id) ?? 0}
              onAnswer={onAnswer}
            />
          ))}
        </ul>
      ) : rows ? (
        <Nothing filtered={filtered} />
      ) : requests.isError ? (
        <LoadFailure
          error={requests.error}
          retry={() => void requests.refetch()}
          retrying={requests.isFetching}
        />
      ) : (
        <Loading className="flex flex-col gap-4 p-5">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-20" />
          ))}
        </Loading>
      )}
      <LoadMoreButton
        hasMore={requests.hasNextPage}
        loading={requests.isFetchingNextPage}
        onLoad={() => void requests.fetchNextPage()}
      />
    </Card>
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (filtered)
    return (
      <EmptyState title="Talep bulunamadı">Aramanızı veya süzgeci değiştirip yeniden deneyin.</EmptyState>
    )
  return (
    <EmptyState
      title="Henüz talebiniz yok"
      action={
        <LinkButton variant="primary" href={newRequestAddress('quick')} state={openedHere}>
          Teklif iste
        </LinkButton>
      }
    >
      Yükünüzü anlatın; fiyatı ve gönderinin her adımını burada izlersiniz.
    </EmptyState>
  )
}

function LoadFailure({ error, retry, retrying }: { error: unknown; retry: () => void; retrying: boolean }) {
  const problem = toProblem(error)
  return (
    <ErrorState
      title={requestWords.loadFailedTitle}
      message={`Talepleriniz yüklenemedi. ${problem.message}`}
      stillSafe={
        <span lang="en" className="text-12">
          {requestWords.loadFailedText}
        </span>
      }
      code={problem.request_id}
      onRetry={retry}
      retrying={retrying}
    />
  )
}
