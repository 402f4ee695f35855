/** The links by which others follow a shipment: made, copied and closed here, with who has opened them. */
import type { ShareLink } from '@kervan/domain/tracking/share-links.contract.ts'
import { formatDate, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ShareForm } from '#features/tracking/sharing/share-form.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { CopyButton } from '#spine/ui/copy-button.tsx'
import { Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function ShareLinks({ shipmentId }: { shipmentId: string }) {
  const query = useQuery(api.tracking.shares.list.queryOptions({ input: { id: shipmentId } }))
  const links = query.data?.links
  return (
    <section aria-label="Başkalarıyla paylaşın" className="flex flex-col gap-3 print:hidden">
      <div>
        <h3 className="text-15">Başkalarıyla paylaşın</h3>
        <p className="text-13 text-muted">
          Bağlantıyı alan herkes giriş yapmadan bu gönderinin yolunu görür; fiyatı ve kişileri görmez.
        </p>
      </div>
      <ShareForm shipmentId={shipmentId} />
      {!links &&
        (query.isError ? <LoadFailure title="Bağlantılar gösterilemedi" query={query} /> : <Skeleton />)}
      {links && links.length > 0 && (
        <ul className="flex flex-col">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </section>
  )
}

function LinkRow({ link }: { link: ShareLink }) {
  const { id, label, url, revoked_at, expires_at, visits } = link
  const queries = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => client.tracking.shares.revoke({ id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.tracking.shares.key() }),
    onError: (error) => toast.failure({ title: 'Kapatılamadı', description: toProblem(error).message }),
  })
  const name = label || 'Adsız bağlantı'
  const isOpen = !revoked_at && new Date(expires_at) > new Date()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3 text-14">
      <div className="min-w-0">
        <p className="break-words font-medium">{name}</p>
        <p className="text-13 text-muted">{stateOf(link, isOpen)}</p>
        <Visits visits={visits} />
      </div>
      {isOpen && (
        <div className="flex gap-2">
          <CopyButton text={url} label="Bağlantıyı kopyala" withLabel size="sm" />
          <ConfirmDialog
            trigger={
              <Button size="sm" aria-label={`Bağlantıyı kapat: ${name}`} busy={revoke.isPending}>
                Kapat
              </Button>
            }
            title="Takip bağlantısı kapatılsın mı?"
            description={`${name}: bağlantı hemen çalışmaz olur.`}
            confirmLabel="Bağlantıyı kapat"
            onConfirm={() => revoke.mutate()}
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
