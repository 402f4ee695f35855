/** The links by which others follow a shipment: made, copied and closed here, with who has opened them. */
import type { ShareLink } from '@kervan/domain/tracking/share-links.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ShareForm } from '#features/tracking/sharing/share-form.tsx'
import { ShareLinkRow } from '#features/tracking/sharing/share-link-row.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
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
            <OwnLink key={link.id} link={link} />
          ))}
        </ul>
      )}
    </section>
  )
}

function OwnLink({ link }: { link: ShareLink }) {
  const queries = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => client.tracking.shares.revoke({ id: link.id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.tracking.shares.key() }),
    onError: (error) => toast.failure({ title: 'Kapatılamadı', description: toProblem(error).message }),
  })
  return (
    <ShareLinkRow
      link={link}
      consequence="bağlantı hemen çalışmaz olur."
      isClosing={revoke.isPending}
      onClose={() => revoke.mutate()}
    />
  )
}
