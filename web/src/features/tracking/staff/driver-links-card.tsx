/** The links by which drivers report: made, copied and closed here. */
import { isOver } from '@kervan/domain/shipments/shipments.policy.ts'
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { driverLegWords } from '@kervan/domain/tracking/driver-link.ts'
import type { DriverLink } from '@kervan/domain/tracking/driver-links.contract.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { DriverLinkDialog } from '#features/tracking/staff/driver-link-dialog.tsx'
import { useSave } from '#features/tracking/staff/use-save.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { CopyButton } from '#spine/ui/copy-button.tsx'
import { Skeleton } from '#spine/ui/skeleton.tsx'

export function DriverLinksCard({ shipment }: { shipment: StaffShipmentDetail }) {
  const links = useQuery(api.tracking.drivers.list.queryOptions({ input: { id: shipment.id } }))
  const [isMaking, setMaking] = useState(false)
  const revoke = useSave(
    (id: string) => client.tracking.drivers.revoke({ id }, callTimeout()),
    () => undefined,
  )
  const shown = links.data?.links
  return (
    <Card>
      <CardHead
        title="Sürücü bağlantıları"
        action={
          !isOver(shipment.status) && (
            <Button size="sm" onClick={() => setMaking(true)}>
              Bağlantı aç
            </Button>
          )
        }
      />
      <CardBody className="flex flex-col gap-3 text-14">
        {revoke.isError && <Alert title="Kapatılamadı">{toProblem(revoke.error).message}</Alert>}
        {shown?.length === 0 && (
          <p className="text-muted">
            Sürücü, telefonuna gönderilen bağlantıdan yüklemeyi, sınırı ve teslimatı bildirir; giriş yapmaz.
          </p>
        )}
        {!shown &&
          (links.isError ? <LoadFailure title="Bağlantılar gösterilemedi" query={links} /> : <Skeleton />)}
        {shown && shown.length > 0 && (
          <ul className="flex flex-col gap-3">
            {shown.map((link) => (
              <LinkRow key={link.id} link={link} onRevoke={() => revoke.mutate(link.id)} />
            ))}
          </ul>
        )}
      </CardBody>
      {isMaking && <DriverLinkDialog shipment={shipment} onClose={() => setMaking(false)} />}
    </Card>
  )
}

function LinkRow({ link, onRevoke }: { link: DriverLink; onRevoke: () => void }) {
  const { driver_name, plate, container_number, leg, last_seen_at, revoked_at, expires_at } = link
  const name = [driver_name || (plate ? '' : 'Adsız sürücü'), plate, container_number]
    .filter(Boolean)
    .join(' · ')
  const isOpen = !revoked_at && new Date(expires_at) > new Date()
  const seen = last_seen_at ? `Son açılış ${formatDateTime(last_seen_at)}` : 'Henüz açılmadı'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="break-words">{name}</p>
        <p className="text-13 text-muted">
          {[leg === 'whole' ? '' : driverLegWords[leg], seen, stateOf(link, isOpen)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isOpen && (
        <div className="flex gap-2">
          <CopyButton text={link.url} label="Bağlantıyı kopyala" withLabel size="sm" />
          <ConfirmDialog
            trigger={
              <Button size="sm" aria-label={`Bağlantıyı kapat: ${name}`}>
                Kapat
              </Button>
            }
            title="Sürücünün bağlantısı kapatılsın mı?"
            description={`${name}: bağlantı hemen çalışmaz olur. Bildirdikleri kalır.`}
            confirmLabel="Bağlantıyı kapat"
            onConfirm={onRevoke}
          />
        </div>
      )}
    </li>
  )
}

function stateOf({ revoked_at, expires_at }: DriverLink, isOpen: boolean): string {
  if (revoked_at) return `${formatDate(revoked_at)} tarihinde kapatıldı`
  return isOpen ? `${formatDate(expires_at)} gününe kadar açık` : 'Süresi doldu'
}
