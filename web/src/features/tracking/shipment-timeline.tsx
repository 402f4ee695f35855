/** What was told about a shipment, the newest first; what is expected stands above what has happened. */
import { useQuery } from '@tanstack/react-query'
import { EmissionsNote } from '#features/tracking/emissions-note.tsx'
import { eventDetail, eventText } from '#features/tracking/event-text.ts'
import { FreeTimeList } from '#features/tracking/free-time-list.tsx'
import { api, toProblem } from '#spine/api/api.ts'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { RouteSteps } from '#spine/ui/route-steps.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function ShipmentTimeline({ shipmentId }: { shipmentId: string }) {
  const tracking = useQuery(api.tracking.get.queryOptions({ input: { id: shipmentId } }))
  if (tracking.isError && !tracking.data) {
    const problem = toProblem(tracking.error)
    return (
      <ErrorState
        title="Gönderinin geçmişi gösterilemedi"
        message={problem.message}
        code={problem.request_id}
        onRetry={() => void tracking.refetch()}
      />
    )
  }
  if (!tracking.data)
    return (
      <Loading className="flex flex-col gap-3">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-1/3" />
      </Loading>
    )
  const events = tracking.data.tracking_data.filter(({ counts }) => counts)
  const last = events.find(({ certainty }) => certainty === 'actual')
  return (
    <div className="flex flex-col gap-6">
      <RouteSteps
        label="Gönderinin geçmişi, en yenisi başta"
        newestFirst
        steps={events
          // What was expected and is past has happened by now, or was told anew.
          .filter(
            ({ certainty, happened_at }) => certainty === 'actual' || !last || happened_at > last.happened_at,
          )
          .map((event) => ({
            key: event.id,
            label: eventText(event),
            detail: eventDetail(event),
            state: event.certainty !== 'actual' ? 'ahead' : event === last ? 'current' : 'done',
          }))}
      />
      <FreeTimeList clocks={tracking.data.free_time} />
      {tracking.data.emissions && <EmissionsNote emissions={tracking.data.emissions} />}
    </div>
  )
}
