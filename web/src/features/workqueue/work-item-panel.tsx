/** A side panel for work without a request: who asks, what they wrote or what is wrong, how to reach them. */

import { turnWords } from '@kervan/domain/tracking/exception-words.ts'
import { workKindWords } from '@kervan/domain/workqueue/work.copy.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { DueClock } from '#features/company/due-clock.tsx'
import { ContactLinks } from '#features/customers/contact-links.tsx'
import { CompleteWork, isDoneHere } from '#features/workqueue/complete-work.tsx'
import { workItemAddress } from '#features/workqueue/work-item-address.ts'
import { WorkLinks } from '#features/workqueue/work-links.tsx'
import { api } from '#spine/api/api.ts'
import { DetailPanel } from '#spine/api/detail-panel.tsx'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

const ReceivedMails = lazy(() =>
  loadView(async () => (await import('#features/workqueue/received-mails.tsx')).ReceivedMails),
)

type Props = {
  id: string
  /** The item if it is among the loaded rows of the list. */
  fromList: WorkItem | undefined
  onClose: () => void
}

export function WorkItemPanel({ id, fromList, onClose }: Props) {
  const fetched = useQuery(api.workqueue.get.queryOptions({ input: { id }, enabled: !fromList }))
  return (
    <DetailPanel
      kind="İş"
      record={fromList ?? fetched.data}
      query={fetched}
      title={({ kind }) => workKindWords[kind]}
      actions={(item) => (
        <>
          <LinkButton size="sm" href={workItemAddress(item.id)}>
            Ayrıntı ve notlar
          </LinkButton>
          {item.status === 'open' && isDoneHere(item) && <CompleteWork item={item} onDone={onClose} />}
        </>
      )}
      onClose={onClose}
    >
      {(item) => <Work item={item} />}
    </DetailPanel>
  )
}

function Work({ item }: { item: WorkItem }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3">
        {item.status === 'done' ? (
          <StatusBadge tone="approved">
            {item.done_by ? `Tamamlandı: ${item.done_by}` : 'Kendiliğinden kapandı'}
          </StatusBadge>
        ) : (
          <span>
            Kalan süre: <DueClock due={item.due_at} />
          </span>
        )}
        <RelativeTime moment={item.created_at} className="text-muted" />
      </p>
      <h3 className="break-words text-18">{item.title}</h3>
      <p>{[item.customer_name, item.company].filter(Boolean).join(', ')}</p>
      <ContactLinks email={item.email} phone={item.phone} subject={item.title} />
      <p className="flex flex-wrap gap-2">
        <WorkLinks item={item} />
      </p>
      {item.kind === 'inbound_mail' && (
        <Suspense
          fallback={
            <Loading>
              <Skeleton className="h-12" />
            </Loading>
          }
        >
          <ReceivedMails workItemId={item.id} />
        </Suspense>
      )}
      {item.closed_because && <p className="measure break-words">{item.closed_because}</p>}
      {item.description && <p className="measure whitespace-pre-line break-words">{item.description}</p>}
      {item.turn && <p className="text-muted">Sıra: {turnWords[item.turn]}</p>}
      {item.since && (
        <p className="text-muted">
          Başladı: <RelativeTime moment={item.since} />
        </p>
      )}
      {item.assignee_name && <p className="text-muted">Üstlenen: {item.assignee_name}</p>}
    </div>
  )
}
