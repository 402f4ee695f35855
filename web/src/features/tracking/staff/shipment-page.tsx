/** /staff/shipments/{id}: one shipment with all that is known of it, live, and what staff do by hand. */
import { shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import type { NoticeReceiver } from '@kervan/domain/shipments/shipments.copy.ts'
import { bookingReference } from '@kervan/domain/shipments/shipments.policy.ts'
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { CallCustomer } from '#features/customers/contact/call-customer.tsx'
import { StaffMatterDocuments } from '#features/documents/staff/staff-matter-documents.tsx'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { routeText } from '#features/shipments/shipment-route-text.ts'
import { ShipmentMap } from '#features/tracking/map/shipment-map.tsx'
import { DriverLinksCard } from '#features/tracking/staff/driver-links-card.tsx'
import { type Act, EventDialog } from '#features/tracking/staff/event-dialog.tsx'
import { EventsCard } from '#features/tracking/staff/events-card.tsx'
import { NoticeDialog } from '#features/tracking/staff/notice-dialog.tsx'
import { OperationsCard } from '#features/tracking/staff/operations-card.tsx'
import {
  ContainersCard,
  CustomerCard,
  FeedbackCard,
  FinanceCard,
  ReferencesCard,
} from '#features/tracking/staff/papers-cards.tsx'
import { ShareLinksCard } from '#features/tracking/staff/share-links-card.tsx'
import { StateCard } from '#features/tracking/staff/state-card.tsx'
import { api, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

/** `exceptions` shows what is wrong with it, which is work of a feature above this one. */
type Props = { exceptions: (shipmentId: string) => ReactNode }

export function ShipmentPage({ exceptions }: Props) {
  const { id = '' } = useParams()
  const shipment = useQuery(api.shipments.staff.get.queryOptions({ input: { id } }))
  useDocumentTitle(shipment.data?.shipment_number ?? 'Gönderi')
  if (shipment.data) return <OneShipment key={id} shipment={shipment.data} exceptions={exceptions(id)} />
  if (!shipment.isError)
    return (
      <Loading label="Gönderi yükleniyor" className="flex flex-col gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-72" />
      </Loading>
    )
  const { status } = toProblem(shipment.error)
  if (status === 404 || status === 400)
    return (
      <ErrorState
        title="Gönderi bulunamadı"
        message="Adres yanlış ya da gönderi artık yok."
        action={<LinkButton href="/staff/shipments">Gönderilere git</LinkButton>}
      />
    )
  return <LoadFailure title="Sevkiyat Verisi Hatası" query={shipment} />
}

const acts: readonly { act: Act; label: string }[] = [
  { act: 'status', label: 'Durumu değiştir' },
  { act: 'eta', label: 'Varışı değiştir' },
  { act: 'delay', label: 'Gecikme bildir' },
  { act: 'event', label: 'Olay ekle' },
  { act: 'note', label: 'Not ekle' },
]

/** The steps of its way that are told most often; the others are behind «Durumu değiştir». */
const steps = { in_transit: 'Yola çıktı', customs: 'Gümrükte', delivered: 'Teslim edildi' } as const
type Step = keyof typeof steps

type Opened = { act: Act; status?: Step } | { notice: NoticeReceiver }

type ShownProps = { shipment: StaffShipmentDetail; exceptions: ReactNode }

function OneShipment({ shipment, exceptions }: ShownProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="figures text-22">{shipment.shipment_number}</h1>
          <ShipmentBadge status={shipment.status} delayed={shipment.delayed} />
          <Link to="/staff/shipments" className="link ml-auto text-14">
            Bütün gönderiler
          </Link>
        </div>
        <p className="break-words text-muted">
          <span className="figures">{bookingReference(shipment.id)}</span>
          {' · '}
          {[routeText(shipment), shipmentTypeWords[shipment.shipment_type], shipment.title]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div role="toolbar" aria-label="Gönderi işlemleri" className="flex flex-wrap gap-2">
          {Object.entries(steps).map(([status, label]) => (
            <Button
              key={status}
              variant="primary"
              disabled={shipment.status === status}
              onClick={() => setOpened({ act: 'status', status: status as Step })}
            >
              {label}
            </Button>
          ))}
          {acts.map(({ act, label }) => (
            <Button key={act} onClick={() => setOpened({ act })}>
              {act === 'delay' && shipment.delayed ? 'Gecikmeyi güncelle' : label}
            </Button>
          ))}
          <Button onClick={() => setOpened({ notice: 'operations' })}>Operasyona bildir</Button>
          <Call shipment={shipment} />
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {exceptions}
          <StateCard shipment={shipment} />
          <Card>
            <CardHead title="Yol" />
            <CardBody>
              <ShipmentMap shipmentId={shipment.id} />
            </CardBody>
          </Card>
          <Card>
            <CardHead title="Belgeler" />
            <CardBody>
              <StaffMatterDocuments of={{ shipmentId: shipment.id }} />
            </CardBody>
          </Card>
          <EventsCard shipmentId={shipment.id} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <OperationsCard shipment={shipment} />
          <DriverLinksCard shipment={shipment} />
          <CustomerCard shipment={shipment} onNotify={() => setOpened({ notice: 'customer' })} />
          <ShareLinksCard shipmentId={shipment.id} />
          <FeedbackCard shipment={shipment} />
          <ContainersCard shipment={shipment} />
          <ReferencesCard shipment={shipment} />
          <FinanceCard shipment={shipment} />
        </div>
      </div>
      {opened && 'act' in opened && (
        <EventDialog act={opened.act} status={opened.status} shipment={shipment} onClose={close} />
      )}
      {opened && 'notice' in opened && (
        <NoticeDialog to={opened.notice} shipment={shipment} onClose={close} />
      )}
    </div>
  )
}

/** Where there is no number, the button says so instead of going nowhere. */
function Call({
  shipment: { id, shipment_number, customer_id, customer_phone },
}: {
  shipment: StaffShipmentDetail
}) {
  if (!customer_phone)
    return (
      <Button disabled title="Müşterinin telefonu kayıtlı değil">
        <Phone strokeWidth={1.75} aria-hidden />
        Telefonu yok
      </Button>
    )
  return (
    <CallCustomer
      customerId={customer_id}
      phone={customer_phone}
      about={{ kind: 'shipment', id, name: `${shipment_number} gönderisi` }}
    />
  )
}
