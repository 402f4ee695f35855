/** What is wrong with one shipment, on its page in the office: why, since when, whose turn, and who sees to it. Nothing where all is well. */
import { turnWords } from '@kervan/domain/tracking/exception-words.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { DaysLeft } from '#features/workqueue/exceptions/days-left.tsx'
import { ExceptionBadge } from '#features/workqueue/exceptions/exception-badge.tsx'
import { useExceptionsOf } from '#features/workqueue/exceptions/exception-list.ts'
import { TakeWork } from '#features/workqueue/take-work.tsx'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

export function ShipmentExceptions({ shipmentId }: { shipmentId: string }) {
  const query = useExceptionsOf(shipmentId)
  const items = query.data?.items ?? []
  const isUnknown = !query.data && query.isError
  if (items.length === 0 && !isUnknown) return null
  return (
    <Card aria-label="Aksaklıklar">
      <CardHead
        title="Aksaklıklar"
        action={
          <LinkButton href="/staff/shipments?view=exceptions" size="sm">
            Bütün aksaklıklar
          </LinkButton>
        }
      />
      {isUnknown ? (
        <LoadFailure title="Aksaklıklar gösterilemedi" query={query} />
      ) : (
        <ul>
          {items.map((item) => (
            <Exception key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Exception({ item }: { item: WorkItem }) {
  const { kind, description, turn, since, deadline, assignee_name } = item
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 md:px-5">
      <div className="w-40">
        <ExceptionBadge kind={kind} />
      </div>
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <p className="break-words">
          <NonBreakingText text={description} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-13 text-muted">
          {turn && <span>Sıra: {turnWords[turn]}</span>}
          {since && (
            <span>
              Başladı: <RelativeTime moment={since} />
            </span>
          )}
          {deadline && <DaysLeft deadline={deadline} />}
          {assignee_name && <span>Üstlenen: {assignee_name}</span>}
        </p>
      </div>
      <TakeWork item={item} />
    </li>
  )
}
