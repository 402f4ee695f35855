/** The page of a shared link: the way of one shipment, for whoever has the link. It asks again every few seconds. */
import { customsStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { shareProblems } from '@kervan/domain/tracking/share-link.ts'
import type { SharedShipment } from '@kervan/domain/tracking/share-links.contract.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { useParams } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { RouteBetween } from '#features/requests/request-row.tsx'
import { arrivalOf, placeText } from '#features/shipments/arrival-of.ts'
import { routeProgress, ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { AlikeEvents, dayOfAll } from '#features/tracking/alike-events.tsx'
import { EventLabel } from '#features/tracking/event-label.tsx'
import { eventPlace, eventText } from '#features/tracking/event-text.ts'
import { FirstBoxes } from '#features/tracking/first-boxes.tsx'
import { Journey } from '#features/tracking/journey.tsx'
import { AwaitedNews } from '#features/tracking/known-now.tsx'
import { MapSkeleton } from '#features/tracking/map/shipment-map.tsx'
import { alike, lineKey } from '#features/tracking/told-lines.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RouteSteps } from '#spine/ui/route-steps.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const RouteMap = lazy(() =>
  loadView(async () => (await import('#features/tracking/map/route-map.tsx')).RouteMap),
)
/** Also how soon an open page learns that its link was closed. */
const askAgainMs = 5_000

export function SharedPage() {
  const { token = '' } = useParams()
  useDocumentTitle('Gönderi takibi')
  const hasOpened = useRef(false)
  const query = useQuery({
    queryKey: ['shared-shipment', token],
    queryFn: async () => {
      const shipment = await client.tracking.shares.open({ token, again: hasOpened.current }, callTimeout(15))
      hasOpened.current = true
      return shipment
    },
    refetchInterval: ({ state }) => (isRefused(state.error) ? false : askAgainMs),
  })
  if (isRefused(query.error))
    return <EmptyState title="Bağlantı çalışmıyor">{shareProblems.LINK_REFUSED.message}</EmptyState>
  if (query.data)
    return <Shared shipment={query.data} staleSince={query.isError ? query.dataUpdatedAt : undefined} />
  if (query.isError) return <LoadFailure title="Bağlantı Hatası" query={query} />
  return (
    <Loading className="flex flex-col gap-4 pt-8">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-40" />
    </Loading>
  )
}

const isRefused = (error: unknown): boolean => error !== null && [400, 404].includes(toProblem(error).status)

type SharedProps = {
  shipment: SharedShipment
  /** When it was heard last, where it cannot be asked for any more. */
  staleSince: number | undefined
}

function Shared({ shipment, staleSince }: SharedProps) {
  const arrival = arrivalOf(shipment)
  const facts = [
    [arrival.label, arrival.text],
    ['Son bilinen yer', placeText(shipment)],
    ['Gümrük', customsStatusWords[shipment.customs_status]],
    ...(shipment.delayed ? [['Gecikme', shipment.delay_reason || 'Var']] : []),
  ]
  return (
    <div className="flex flex-col gap-6 pt-8">
      {staleSince !== undefined && (
        <p role="status" className="rounded-card bg-delayed-fill px-4 py-3 text-14 text-delayed">
          Son güncelleme {formatDateTime(new Date(staleSince))}, yenilenemedi.
        </p>
      )}
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="figures text-28">{shipment.shipment_number}</h1>
          <ShipmentBadge status={shipment.status} delayed={shipment.delayed} />
        </div>
        <RouteBetween {...shipment} progress={routeProgress(shipment.status)} className="text-15 text-ink" />
      </header>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-12">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-13 text-muted">{name}</dt>
            <dd className="figures break-words font-medium">{value}</dd>
          </div>
        ))}
        {shipment.container_numbers.length > 0 && (
          <div className="min-w-0">
            <dt className="text-13 text-muted">Konteyner</dt>
            <dd className="figures flex flex-wrap gap-x-3 font-medium">
              <FirstBoxes numbers={shipment.container_numbers}>
                {(number) => <span key={number}>{number}</span>}
              </FirstBoxes>
            </dd>
          </div>
        )}
      </dl>
      <AwaitedNews missed={shipment.missed_arrival} />
      <Suspense fallback={<MapSkeleton />}>
        <RouteMap route={shipment.route} />
      </Suspense>
      <div className="grid items-start gap-8 md:grid-cols-2">
        <section aria-label="Yolculuk">
          <h2 className="mb-3 text-18">Yolculuk</h2>
          <Journey steps={shipment.journey} status={shipment.status} />
        </section>
        <section aria-label="Olaylar">
          <h2 className="mb-3 text-18">Olaylar</h2>
          <RouteSteps
            label="Gönderinin geçmişi, en yenisi başta"
            newestFirst
            steps={alike(shipment.events.filter(({ certainty }) => certainty === 'actual')).map(
              (line, place) => ({
                key: lineKey(line),
                label: <EventLabel kind={line[0].kind} text={eventText(line[0])} />,
                detail: (
                  <>
                    {[eventPlace(line[0], dayOfAll(line)), line.length === 1 && boxOf(line[0], shipment)]
                      .filter(Boolean)
                      .join(' · ')}
                    {line.length > 1 && <AlikeEvents events={line} />}
                  </>
                ),
                state: place === 0 ? 'current' : 'done',
              }),
            )}
          />
        </section>
      </div>
      <p className="text-13 text-muted">
        Bu bağlantı {formatDate(shipment.expires_at)} gününe kadar çalışır.
      </p>
    </div>
  )
}

/** Of several boxes the one that is meant. */
const boxOf = (
  { container_number }: SharedShipment['events'][number],
  { container_numbers }: SharedShipment,
): string => (container_numbers.length > 1 ? container_number : '')
