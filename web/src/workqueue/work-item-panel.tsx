/** Work that is no request, in a side panel: who asks, what they wrote, how to reach them. */
import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { ReachLinks } from '#customers/reach-links.tsx'
import { DueClock } from '#ui/due-clock.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { CompleteWork } from '#workqueue/complete-work.tsx'
import { workKindWords } from '#workqueue/work.copy.ts'

export function WorkItemPanel({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={workKindWords[item.kind]}
      footer={item.status === 'open' && <CompleteWork item={item} />}
      className="text-14"
    >
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center gap-x-3">
          {item.status === 'done' ? (
            <StatusBadge tone="approved">Tamamlandı: {item.done_by}</StatusBadge>
          ) : (
            <span>
              Kalan süre: <DueClock due={item.due_at} />
            </span>
          )}
          <RelativeTime moment={item.created_at} className="text-muted" />
        </p>
        <h3 className="break-words text-18">{item.title}</h3>
        <p>{[item.customer_name, item.company].filter(Boolean).join(', ')}</p>
        <ReachLinks email={item.email} phone={item.phone} subject={item.title} />
        {item.description && <p className="measure whitespace-pre-line break-words">{item.description}</p>}
        {item.assignee_name && <p className="text-muted">Üstlenen: {item.assignee_name}</p>}
      </div>
    </Sheet>
  )
}
