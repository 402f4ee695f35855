/** One shipment of the list; expanded, it shows what was told about it and a link to its request. */
import type { ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { openRequestAddress } from '#features/requests/request-addresses.ts'
import { RouteBetween } from '#features/requests/request-row.tsx'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { api, toProblem } from '#spine/api/api.ts'
import { cn } from '#spine/ui/class-names.ts'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

/** What was told about a shipment; given from above, since tracking stands on shipments. */
export type Timeline = React.ComponentType<{ shipmentId: string }>

type Props = { shipment: ShipmentSummary; open: boolean; changes: number; timeline: Timeline }

export function ShipmentRow({ shipment, open, changes, timeline }: Props) {
  const { search } = useLocation()
  const detailId = useId()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <li ref={row} className="scroll-mb-24 border-line border-b last:border-b-0">
      <div className="relative isolate transition-colors hover:bg-hover">
        {changes > 0 && (
          <span key={changes} aria-hidden="true" className="absolute inset-0 -z-10 animate-arrived" />
        )}
        <ShipmentHead shipment={shipment}>
          <Link
            to={{ search: withParams(search, { shipment: open ? null : shipment.id }) }}
            replace
            preventScrollReset
            role="button"
            aria-expanded={open}
            aria-controls={detailId}
            className="break-words after:absolute after:inset-0 hover:underline"
          >
            <NonBreakingText text={shipment.title || shipment.shipment_number} />
          </Link>
        </ShipmentHead>
        <ChevronDown
          className={cn(
            'pointer-events-none absolute top-5 right-4 size-5 text-muted transition-transform md:right-5',
            open && 'rotate-180',
          )}
          strokeWidth={1.75}
          aria-hidden
        />
      </div>
      <div id={detailId} hidden={!open}>
        {open && <ShipmentDetail shipment={shipment} timeline={timeline} />}
      </div>
    </li>
  )
}

/** An open shipment that is not among the loaded rows. */
export function OpenShipment({ id, timeline }: { id: string; timeline: Timeline }) {
  const shipment = useQuery(api.shipments.get.queryOptions({ input: { id } }))
  if (shipment.isError && !shipment.data) {
    const problem = toProblem(shipment.error)
    const isMissing = problem.status === 404 || problem.status === 400
    return (
      <ErrorState
        title={isMissing ? 'Gönderi bulunamadı' : 'Gönderi gösterilemedi'}
        message={isMissing ? 'Bağlantı eski olabilir. Listeden yeniden açın.' : problem.message}
        code={isMissing ? undefined : problem.request_id}
        {...(!isMissing && { onRetry: () => void shipment.refetch() })}
      />
    )
  }
  if (!shipment.data)
    return (
      <Loading className="flex flex-col gap-3 p-5">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-1/3" />
      </Loading>
    )
  return (
    <>
      <ShipmentHead shipment={shipment.data}>{shipment.data.title}</ShipmentHead>
      <ShipmentDetail shipment={shipment.data} timeline={timeline} />
    </>
  )
}

function ShipmentHead({ shipment, children }: { shipment: ShipmentSummary; children: React.ReactNode }) {
  const { status, delayed, shipment_number, container_code, updated_at, current_location } = shipment
  const arrival = arrivalOf(shipment)
  return (
    <div className="grid gap-x-6 gap-y-3 px-4 py-4 md:grid-cols-[minmax(0,1fr)_14rem] md:pr-14 md:pl-5">
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pr-8 text-13 text-muted md:pr-0">
          <ShipmentBadge status={status} delayed={delayed} />
          <span className="figures">{shipment_number}</span>
          {container_code && <span className="figures">{container_code}</span>}
          <RelativeTime moment={updated_at} />
        </div>
        <h2 className="text-15 font-medium">{children}</h2>
        <RouteBetween {...shipment} />
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-14 md:flex-col">
        <div>
          <dt className="text-13 text-muted">{arrival.label}</dt>
          <dd>{arrival.day ? formatDate(arrival.day) : 'Henüz belli değil'}</dd>
        </div>
        {current_location && (
          <div>
            <dt className="text-13 text-muted">Son bilinen yer</dt>
            <dd className="break-words">{current_location}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

/** The delivery date replaces the expected arrival. */
function arrivalOf({ status, eta, delivered_at }: ShipmentSummary) {
  return status === 'delivered' && delivered_at
    ? { label: 'Teslim edildi', day: delivered_at }
    : { label: 'Beklenen varış', day: eta }
}

function ShipmentDetail({ shipment, timeline: Told }: Pick<Props, 'shipment' | 'timeline'>) {
  return (
    <div className="flex flex-col gap-4 border-line border-t px-4 py-5 md:px-5">
      <Told shipmentId={shipment.id} />
      {shipment.request_id && (
        <LinkButton
          size="sm"
          className="self-start"
          href={openRequestAddress('?view=requests', shipment.request_id)}
        >
          Talebi gör
        </LinkButton>
      )}
    </div>
  )
}
