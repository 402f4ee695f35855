/** Asks the carrier for news now, for a customer or for staff; what comes is shown by the page itself, live. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Refreshed = Awaited<ReturnType<typeof client.tracking.refresh>>

export function RefreshCard() {
  return (
    <Card
      aria-labelledby="luna-workflow"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 md:px-5 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="luna-workflow" className="text-15 font-medium">
          Luna İş Akışı
        </h2>
        <p className="text-14 text-muted">
          Yoldaki gönderilerinizin son haberlerini taşıyıcıdan şimdi ister.
        </p>
      </div>
      <RefreshButton />
    </Card>
  )
}

type Asked = Pick<ShipmentSummary, 'id' | 'status'>

/** About one shipment, or about all of the customer's that are on their way. */
export function RefreshButton({ shipment, surface = 'portal' }: { shipment?: Asked; surface?: Surface }) {
  const refresh = useMutation({
    mutationFn: () => client.tracking.refresh(shipment ? { shipment_id: shipment.id } : {}),
    onSuccess: (refreshed) => sayOutcome(refreshed, shipment, surface),
    onError: (error) => toast.failure({ title: failed, description: toProblem(error).message }),
  })
  return (
    <Button
      size={surface === 'office' ? 'sm' : 'md'}
      onClick={() => refresh.mutate()}
      busy={refresh.isPending}
      busyLabel="Taşıyıcıya soruluyor"
    >
      <RefreshCw strokeWidth={1.75} aria-hidden />
      {surface === 'office' ? 'Taşıyıcıya sor' : 'Güncelle'}
    </Button>
  )
}

/** Why no carrier is asked about it. */
function notAsked({ status }: Asked, surface: Surface): { title: string; description: string } {
  const it = surface === 'office' ? 'Gönderi' : 'Gönderiniz'
  if (status === 'delivered')
    return { title: `${it} teslim edildi`, description: 'Yeni bir haber beklenmiyor.' }
  if (status === 'cancelled')
    return { title: `${it} iptal edildi`, description: 'Yeni bir haber beklenmiyor.' }
  return { title: `${it} henüz yolda değil`, description: 'Yola çıktığında haberleri burada görünür.' }
}

/** Of all that are under way the carrier is asked about some at a time: it says how many those were. */
const askedText = ({ shipments, news }: Refreshed) => `${shipments} gönderi soruldu. ${newsText(news)}`
const newsText = (news: number) => (news === 0 ? 'Yeni haber yok.' : `${news} yeni haber geldi.`)
const failed = 'Güncelleme başlatılırken hata oluştu'

function sayOutcome(refreshed: Refreshed, asked: Asked | undefined, surface: Surface): void {
  const { outcome, shipments, news } = refreshed
  if (outcome === 'failed')
    toast.failure({
      title: failed,
      description: 'Taşıyıcıya şu anda ulaşılamıyor. Bilinen son durum geçerli.',
    })
  else if (outcome === 'no_source')
    toast.info({
      title: 'Sorulacak bir taşıyıcı bağlantısı yok',
      description: 'Haberler geldikçe burada görünür.',
    })
  else if (shipments === 0 && asked) toast.info(notAsked(asked, surface))
  else if (shipments === 0)
    toast.info({ title: 'Yolda gönderiniz yok', description: 'Yola çıkanların haberleri burada görünür.' })
  else if (surface === 'office') toast.success({ title: 'Taşıyıcıya soruldu', description: newsText(news) })
  else
    toast.success({
      title: 'Başarılı',
      description: (
        <>
          <span className="block">Luna güncellemeleri başlatıldı</span>
          <span className="block">{asked ? newsText(news) : askedText(refreshed)}</span>
        </>
      ),
    })
}
