/** The links by which people outside follow a shipment, for staff: who made each, until when it works, when it was opened; closed here too. */
import { mailedLinkLabel } from '@kervan/domain/tracking/share-link.ts'
import type { ShareLink } from '@kervan/domain/tracking/share-links.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { ShareLinkRow } from '#features/tracking/sharing/share-link-row.tsx'
import { useSave } from '#features/tracking/staff/use-save.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Skeleton } from '#spine/ui/skeleton.tsx'

export function ShareLinksCard({ shipmentId }: { shipmentId: string }) {
  const query = useQuery(api.tracking.shares.ofShipment.queryOptions({ input: { id: shipmentId } }))
  const close = useSave(
    (id: string) => client.tracking.shares.revokeForCustomer({ id }, callTimeout()),
    () => undefined,
  )
  const links = query.data?.links
  return (
    <Card aria-label="Takip bağlantıları">
      <CardHead title="Takip bağlantıları" />
      <CardBody className="flex flex-col gap-3 text-14">
        {close.isError && <Alert title="Kapatılamadı">{toProblem(close.error).message}</Alert>}
        {!links &&
          (query.isError ? <LoadFailure title="Bağlantılar gösterilemedi" query={query} /> : <Skeleton />)}
        {links?.length === 0 && (
          <p className="text-muted">
            Müşterinin paylaştığı ve e-postalarla giden takip bağlantıları burada görünür.
          </p>
        )}
        {links && links.length > 0 && (
          <ul className="flex flex-col">
            {links.map((link) => (
              <ShareLinkRow
                key={link.id}
                link={link}
                {...madeBy(link)}
                isClosing={close.isPending && close.variables === link.id}
                onClose={() => close.mutate(link.id)}
              />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}

function madeBy({ label, created_at }: ShareLink) {
  const day = formatDate(created_at)
  return label === mailedLinkLabel
    ? {
        name: 'E-postalardaki bağlantı',
        origin: `${day} günü bir e-postayla gitti`,
        consequence:
          'giden e-postalardaki bağlantı hemen çalışmaz olur. Sonraki e-posta yeni bir bağlantıyla gider.',
      }
    : {
        origin: `${day} günü müşteri açtı`,
        consequence: 'bağlantı hemen çalışmaz olur. Müşteri isterse yenisini açar.',
      }
}
