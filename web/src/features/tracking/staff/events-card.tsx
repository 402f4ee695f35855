/** Everything that was told about the shipment, with its source. What no longer counts is struck through; what is not a step of our own can be taken back, and that undone. */
import type { ToldEvent } from '@kervan/domain/tracking/tracking.contract.ts'
import { trackingSources } from '@kervan/domain/tracking/tracking-event.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { eventDetail, eventText } from '#features/tracking/event-text.ts'
import { TakeBackDialog } from '#features/tracking/staff/take-back-dialog.tsx'
import { useSave } from '#features/tracking/staff/use-save.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Badge } from '#spine/ui/badge.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function EventsCard({ shipmentId }: { shipmentId: string }) {
  const tracking = useQuery(api.tracking.get.queryOptions({ input: { id: shipmentId } }))
  const [asked, setAsked] = useState<ToldEvent | null>(null)
  const restore = useSave(
    (event_id: string) => client.tracking.staff.restore({ id: shipmentId, event_id }, callTimeout()),
    () => toast.success({ title: 'Kayıt yeniden sayılıyor' }),
  )
  const events = tracking.data?.tracking_data
  return (
    <Card>
      <CardHead title="Olaylar" />
      {restore.isError && (
        <Alert className="m-4" title="Kayıt yeniden sayılamadı">
          {toProblem(restore.error).message}
        </Alert>
      )}
      {events?.length === 0 && <EmptyState title="Henüz bir kayıt yok" />}
      {events && events.length > 0 && (
        <ol className="px-4 py-2 md:px-5">
          {events.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              onRetract={() => setAsked(event)}
              onRestore={() => restore.mutate(event.id)}
              isBusy={restore.isPending && restore.variables === event.id}
            />
          ))}
        </ol>
      )}
      {!events &&
        (tracking.isError ? (
          <LoadFailure title="Gönderinin geçmişi gösterilemedi" query={tracking} />
        ) : (
          <Loading className="flex flex-col gap-3 p-5">
            <Skeleton />
            <Skeleton className="w-2/3" />
          </Loading>
        ))}
      {asked && (
        <TakeBackDialog
          shipmentId={shipmentId}
          event={asked}
          onClose={() => setAsked(null)}
          onTaken={(event) => toast.success({ title: 'Kayıt geri alındı', description: eventText(event) })}
        />
      )}
    </Card>
  )
}

type RowProps = { event: ToldEvent; onRetract: () => void; onRestore: () => void; isBusy: boolean }

function EventRow({ event, onRetract, onRestore, isBusy }: RowProps) {
  const { counts, retracted, restorable, source } = event
  const text = eventText(event)
  return (
    <li className="flex items-start gap-3 border-line border-b py-2.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {retracted ? (
            <span className="font-medium">Geri alındı: {text}</span>
          ) : counts ? (
            <span className="font-medium">{text}</span>
          ) : (
            <del className="text-muted">{text}</del>
          )}
          <Badge>{trackingSources[source]}</Badge>
        </p>
        <p className={cn('figures break-words text-13 text-muted', !counts && !retracted && 'line-through')}>
          {eventDetail(event)}
        </p>
      </div>
      {restorable && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Yeniden say: ${text}`}
          onClick={onRestore}
          busy={isBusy}
          busyLabel="Sayılıyor"
        >
          Yeniden say
        </Button>
      )}
      {counts && source !== 'kervan' && (
        <Button size="sm" variant="ghost" aria-label={`Geri al: ${text}`} onClick={onRetract}>
          Geri al
        </Button>
      )}
    </li>
  )
}
