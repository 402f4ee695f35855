/** Finds a shipment by a code that stands on a container, a vehicle or a paper; one that is found is followed at once. */
import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { codeKindWords } from '@kervan/domain/tracking/recognise-code.ts'
import type { TrackingLookup } from '@kervan/domain/tracking/tracking-lookups.contract.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { routeText } from '#features/shipments/shipment-route-text.ts'
import { EventLabel } from '#features/tracking/event-label.tsx'
import { eventText } from '#features/tracking/event-text.ts'
import { MapSkeleton } from '#features/tracking/map/shipment-map.tsx'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api, toProblem } from '#spine/api/api.ts'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { RouteSteps } from '#spine/ui/route-steps.tsx'

const RouteMap = lazy(() =>
  loadView(async () => (await import('#features/tracking/map/route-map.tsx')).RouteMap),
)

/** The field is taller by its error, and the button stays beside the input. */
const besideInput = 'mb-6'

const longestCode = 60

/** The address names the code, so that a lookup can be sent as a link and the back button leads to the one before. */
export function CodeLookup() {
  const asked = (useParam('code') ?? '').trim().slice(0, longestCode)
  const [code, setCode] = useState(asked)
  const [isEmpty, setEmpty] = useState(false)
  // The field follows the address, and keeps the focus.
  const [shown, setShown] = useState(asked)
  if (shown !== asked) {
    setShown(asked)
    setCode(asked)
    setEmpty(false)
  }
  const navigate = useNavigate()
  const followed = useParam('shipment')
  const lookUp = useQuery(
    api.tracking.lookUp.queryOptions({ input: { code: asked }, enabled: asked !== '', retry: false }),
  )
  const [only, ...others] = lookUp.data?.shipments ?? []
  const found = only && others.length === 0 && followed === null ? only.id : null
  useEffect(() => {
    if (found === null) return
    const search = withParams(window.location.search, { shipment: found })
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }, [found, navigate])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = code.trim()
    setEmpty(wanted === '')
    if (!wanted) return
    if (wanted === asked && followed === null) return void lookUp.refetch()
    const search = withParams(window.location.search, { code: wanted, shipment: null })
    void navigate({ search }, { preventScrollReset: true })
  }
  return (
    <Card aria-label="Kodla ara" className="print:hidden">
      <CardBody className="flex flex-col gap-4">
        <form onSubmit={submit} className="flex items-end gap-3">
          <Field
            label="Konteyner, plaka veya belge numarası"
            error={isEmpty ? 'Bir numara yazın.' : undefined}
            className="min-w-0 flex-1"
          >
            <Input
              value={code}
              maxLength={longestCode}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
          <Button
            type="submit"
            className={cn(isEmpty && besideInput)}
            busy={lookUp.isFetching}
            busyLabel="Aranıyor"
          >
            <Search strokeWidth={1.75} aria-hidden /> Ara
          </Button>
        </form>
        {lookUp.isError && <Alert title="Bağlantı Hatası">{toProblem(lookUp.error).message}</Alert>}
        {lookUp.data && <Outcome found={lookUp.data} />}
      </CardBody>
    </Card>
  )
}

function Outcome({ found: { code, kind, message, shipments, sample } }: { found: TrackingLookup }) {
  const { search } = useLocation()
  if (sample) return <Sample code={code} sample={sample} />
  if (message) return <Alert>{message}</Alert>
  return (
    <div role="status" className="flex flex-col gap-2 text-14">
      <p>
        <span className="figures font-medium">{code}</span>: {codeKindWords[kind]}
      </p>
      {shipments.length > 1 && (
        <ul className="flex flex-col gap-2">
          {shipments.map((shipment) => (
            <li key={shipment.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to={{ search: withParams(search, { shipment: shipment.id }) }}
                preventScrollReset
                className="link figures"
              >
                {shipment.shipment_number}
              </Link>
              <span>{routeText(shipment)}</span>
              <ShipmentBadge status={shipment.status} delayed={shipment.delayed} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Sample({ code, sample }: { code: string; sample: NonNullable<TrackingLookup['sample']> }) {
  const last = sample.events.find(({ certainty }) => certainty === 'actual')
  const facts = [
    ['Yol', `${sample.origin} – ${sample.destination}`],
    ['Durum', shipmentStatusWords[sample.status]],
    ['Bulunduğu yer', sample.current_location],
    ['Beklenen varış', formatDate(sample.eta)],
  ]
  return (
    <section aria-label="Demo örneği" className="flex flex-col gap-5 text-14">
      <h2 className="text-15">
        {sample.title || code} <span className="text-13 font-normal text-muted">(demo örneği)</span>
      </h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-13 text-muted">{name}</dt>
            <dd className="break-words font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <Suspense fallback={<MapSkeleton />}>
        <RouteMap route={sample.route} />
      </Suspense>
      <RouteSteps
        label="Örneğin olayları, en yenisi başta"
        newestFirst
        steps={sample.events.map((event) => ({
          key: `${event.kind} ${event.happened_at}`,
          label: <EventLabel kind={event.kind} text={eventText({ ...event, status: null })} />,
          detail: `${formatDateTime(event.happened_at)} · ${event.place_name}`,
          state: event.certainty !== 'actual' ? 'ahead' : event === last ? 'current' : 'done',
        }))}
      />
    </section>
  )
}
