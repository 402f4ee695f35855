/** The list of requests; a changed row is highlighted. */
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import type { AskAnswer } from '#features/requests/quoted-request.ts'
import { newRequestAddress } from '#features/requests/request-addresses.ts'
import { useChangeCounts, type useRequests } from '#features/requests/request-list.ts'
import { RequestRow } from '#features/requests/request-row.tsx'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { Card } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

type Props = {
  requests: ReturnType<typeof useRequests>
  filtered: boolean
  onAnswer: AskAnswer
}

export function RequestRows({ requests, filtered, onAnswer }: Props) {
  const changes = useChangeCounts('request.changed', 'request_id')
  return (
    <Card aria-label="Talepler" className="overflow-clip">
      <PagedList
        pages={requests}
        failure={{
          title: requestWords.loadFailedTitle,
          lead: 'Talepleriniz yüklenemedi.',
          small: requestWords.loadFailedText,
        }}
        empty={<NoRequests filtered={filtered} />}
        skeleton="h-20"
      >
        {(rows) => (
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
        )}
      </PagedList>
    </Card>
  )
}

function NoRequests({ filtered }: { filtered: boolean }) {
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
