/** Tells staff of new requests, answered quotes and new work, whatever page of the office is open. */
import { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { useNavigate } from 'react-router'
import { isOwnAct } from '#live/own-acts.ts'
import { useLiveEvent } from '#live/use-live.ts'
import { formatMoney } from '#ui/format.ts'
import { toast } from '#ui/toast.tsx'

type RequestNews = z.output<typeof requestChanged.data>

/** Work on a request comes with the request's own news: one notice is enough for both. */
const ofRequest = /^TLP-\d{4}-\d+: /

const told: Partial<Record<RequestNews['change'], string>> = {
  created: 'Yeni talep',
  approved: 'Teklif onaylandı',
  rejected: 'Teklif reddedildi',
  revised: 'Revize istendi',
}

export function OfficeNotices() {
  const navigate = useNavigate()
  const show = (to: string) => ({ label: 'Göster', onClick: () => void navigate(to) })
  useLiveEvent(requestChanged.name, ({ data }) => {
    const { data: news } = requestChanged.data.safeParse(data)
    const what = news && told[news.change]
    if (!news || !what) return
    if (isOwnAct(`order ${news.customer_id} ${news.title}`)) return
    toast.tell({
      title: `${what}: ${news.customer_name || news.number}`,
      description: descriptionOf(news),
      kind: 'staff',
      matter: `${news.change} ${news.request_id}`,
      action: show(`/staff/requests?request=${news.request_id}`),
    })
  })
  useLiveEvent(workItemChanged.name, ({ data }) => {
    const { data: news } = workItemChanged.data.safeParse(data)
    if (!news?.added || ofRequest.test(news.title)) return
    toast.tell({
      title: 'Yeni iş',
      description: news.title,
      kind: 'staff',
      matter: `work ${news.work_item_id}`,
      action: show('/staff/work-queue'),
    })
  })
  return null
}

function descriptionOf({ change, number, title, quote_amount, quote_currency }: RequestNews): string {
  const amount =
    change !== 'created' && quote_amount && quote_currency && formatMoney(quote_amount, quote_currency)
  return [number, title, amount].filter(Boolean).join(' · ')
}
