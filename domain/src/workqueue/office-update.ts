/** Turns a live event into an update for the office: an entry of the list, and for urgent ones a toast. */
import { conversationForYou } from '#chat/office-chat.events.ts'
import { customerJoined } from '#customers/customers.events.ts'
import { newCustomerText } from '#customers/new-customer-text.ts'
import type { LiveEvent } from '#live/live-messages.ts'
import { orderWords } from '#quotes/quotes.copy.ts'
import { customerMailFailed } from '#quotes/quotes.events.ts'
import { requestChanged } from '#requests/requests.events.ts'
import { shipmentChanged } from '#shipments/shipments.events.ts'
import { formatDateTime } from '#values/format-date.ts'
import { formatMoney } from '#values/format-number.ts'
import { isOfficeUpdate } from '#workqueue/office-updates.ts'
import { customerForYou, workDueSoon, workItemChanged, workItemForYou } from '#workqueue/workqueue.events.ts'
import type { z } from '#z.ts'

export type OfficeUpdate = {
  title: string
  description: string
  /** The page of what it is about. */
  to: string
  /** A new toast replaces the last one on the same topic. */
  topic: string
  /** The staff member's own actions that may have caused it. */
  ownActions?: readonly string[]
}

type RequestChange = z.output<typeof requestChanged.data>

const requestTitles: Record<RequestChange['change'], string> = {
  created: 'Yeni talep',
  edited: 'Talep değişti',
  quoted: 'Teklif gönderildi',
  approved: 'Teklif onaylandı',
  rejected: 'Teklif reddedildi',
  revised: 'Revize istendi',
}

/** Changes that entering an order causes; any other change is somebody else's action. */
const changesByOrders: ReadonlySet<RequestChange['change']> = new Set(['created', 'quoted'])

const updateReaders: Record<string, (data: unknown) => OfficeUpdate | null> = {
  [requestChanged.name]: (data) => {
    const { data: news } = requestChanged.data.safeParse(data)
    if (!news) return null
    return {
      title: `${requestTitles[news.change]}: ${news.customer_name || news.number}`,
      description: requestText(news),
      to: `/staff/requests?request=${news.request_id}`,
      topic: `${news.change} ${news.request_id}`,
      // Whoever enters somebody new does not know yet under which id.
      ...(changesByOrders.has(news.change) && {
        ownActions: [`order ${news.customer_id} ${news.title}`, `order new ${news.title}`],
      }),
    }
  },
  [workItemChanged.name]: (data) => {
    const { data: news } = workItemChanged.data.safeParse(data)
    if (!news) return null
    return {
      title: 'Yeni iş',
      description: news.title,
      to: `/staff/work-queue?item=${news.work_item_id}`,
      topic: `work ${news.work_item_id}`,
    }
  },
  [workItemForYou.name]: (data) => {
    const { data: news } = workItemForYou.data.safeParse(data)
    if (!news) return null
    const who = news.by_name || 'Bir meslektaşınız'
    return {
      title: {
        assigned: 'Size bir iş atandı',
        grown: 'Üstlendiğiniz işte yenilik var',
        handed_over: `${who} size bir iş devretti`,
        mentioned: `${who} sizi andı`,
      }[news.reason],
      description: [news.title, news.text].filter(Boolean).join(' · '),
      to: `/staff/work-queue/details/${news.work_item_id}`,
      topic: `${news.reason} ${news.work_item_id}`,
    }
  },
  [workDueSoon.name]: (data) => {
    const { data: news } = workDueSoon.data.safeParse(data)
    if (!news) return null
    return {
      title: 'Söz verilen süre doluyor',
      description: `${news.title} · ${formatDateTime(news.due_at)}`,
      to: `/staff/work-queue/details/${news.work_item_id}`,
      topic: `due ${news.work_item_id}`,
    }
  },
  [customerForYou.name]: (data) => {
    const { data: news } = customerForYou.data.safeParse(data)
    if (!news) return null
    const what = news.reason === 'assigned' ? 'size bir müşteri verdi' : 'sizi andı'
    return {
      title: `${news.by_name || 'Bir meslektaşınız'} ${what}`,
      description: [news.customer_name, news.text].filter(Boolean).join(' · '),
      to: `/staff/customer-management/${news.customer_id}`,
      topic: `${news.reason} ${news.customer_id}`,
    }
  },
  [conversationForYou.name]: (data) => {
    const { data: news } = conversationForYou.data.safeParse(data)
    if (!news) return null
    const what = news.reason === 'handed_over' ? 'size bir konuşma devretti' : 'sizi andı'
    return {
      title:
        news.reason === 'woken'
          ? 'Ertelenen konuşma geri geldi'
          : `${news.by_name || 'Bir meslektaşınız'} ${what}`,
      description: [news.customer_name, news.text].filter(Boolean).join(' · '),
      to: `/staff/communication/${news.conversation_id}`,
      topic: `${news.reason} ${news.conversation_id}`,
    }
  },
  [shipmentChanged.name]: (data) => {
    const { data: news } = shipmentChanged.data.safeParse(data)
    if (!news) return null
    if (news.stars !== undefined)
      return {
        title: `Düşük puan: ${news.stars} yıldız`,
        description: news.shipment_number,
        to: `/staff/shipments/${news.shipment_id}`,
        topic: `feedback ${news.shipment_id}`,
      }
    return {
      title: 'Yeni gönderi',
      description: news.shipment_number,
      to: `/staff/shipments/${news.shipment_id}`,
      topic: `shipment ${news.shipment_id}`,
      ownActions: [`shipment ${news.customer_id}`, 'shipment new'],
    }
  },
  [customerMailFailed.name]: (data) => {
    const { data: news } = customerMailFailed.data.safeParse(data)
    if (!news) return null
    return {
      title: news.uncertain ? orderWords.mailUncertain : orderWords.mailFailed,
      description: [
        `${news.uncertain ? orderWords.mailUncertainHint : orderWords.mailError} ${news.number}`,
        news.title,
        news.reason,
      ]
        .filter(Boolean)
        .join(' · '),
      to: news.request_id
        ? `/staff/requests?request=${news.request_id}`
        : `/staff/customer-management/${news.customer_id}`,
      topic: `mail ${news.number}`,
    }
  },
  [customerJoined.name]: (data) => {
    const { data: news } = customerJoined.data.safeParse(data)
    if (!news) return null
    return {
      title: newCustomerText(news),
      description: '',
      to: `/staff/customer-management/${news.customer_id}`,
      topic: `joined ${news.customer_id}`,
    }
  },
}

export function officeUpdate({ name, data }: Pick<LiveEvent, 'name' | 'data'>): OfficeUpdate | null {
  return isOfficeUpdate({ name, data }) ? (updateReaders[name]?.(data) ?? null) : null
}

function requestText({ change, number, title, quote_amount, quote_currency }: RequestChange): string {
  const amount =
    change !== 'created' && quote_amount && quote_currency && formatMoney(quote_amount, quote_currency)
  return [number, title, amount].filter(Boolean).join(' · ')
}
