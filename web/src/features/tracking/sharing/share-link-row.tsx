/** One link by which others follow a shipment: until when it works, who has opened it, and the button that closes it. */
import type { ShareLink } from '@kervan/domain/tracking/share-links.contract.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { CopyButton } from '#spine/ui/copy-button.tsx'

type Props = {
  link: ShareLink
  name?: string
  /** Who made it and when, where that is not clear. */
  origin?: string
  /** What closing it does, after its name. */
  consequence: string
  isClosing: boolean
  onClose: () => void
}

export function ShareLinkRow({ link, name, origin, consequence, isClosing, onClose }: Props) {
  const shownName = name ?? (link.label || 'Adsız bağlantı')
  const isOpen = !link.revoked_at && new Date(link.expires_at) > new Date()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3 text-14 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="break-words font-medium">{shownName}</p>
        {origin && <p className="text-13 text-muted">{origin}</p>}
        <p className="text-13 text-muted">{stateOf(link, isOpen)}</p>
        <Visits visits={link.visits} />
      </div>
      {isOpen && (
        <div className="flex gap-2">
          <CopyButton text={link.url} label="Bağlantıyı kopyala" withLabel size="sm" />
          <ConfirmDialog
            trigger={
              <Button size="sm" aria-label={`Bağlantıyı kapat: ${shownName}`} busy={isClosing}>
                Kapat
              </Button>
            }
            title="Takip bağlantısı kapatılsın mı?"
            description={`${shownName}: ${consequence}`}
            confirmLabel="Bağlantıyı kapat"
            onConfirm={onClose}
          />
        </div>
      )}
    </li>
  )
}

function stateOf({ revoked_at, expires_at }: ShareLink, isOpen: boolean): string {
  if (revoked_at) return `${formatDate(revoked_at)} tarihinde kapatıldı`
  return isOpen ? `${formatDate(expires_at)} gününe kadar açık` : 'Süresi doldu'
}

function Visits({ visits }: { visits: ShareLink['visits'] }) {
  const [last] = visits
  if (!last) return <p className="text-13 text-muted">Henüz açılmadı</p>
  return (
    <details className="text-13 text-muted">
      <summary className="cursor-pointer">Son açılış {formatDateTime(last.visited_at)}</summary>
      <ul className="mt-1 flex flex-col gap-0.5">
        {visits.map(({ device, visited_at }) => (
          <li key={visited_at}>
            {formatDateTime(visited_at)} · {device}
          </li>
        ))}
      </ul>
    </details>
  )
}
