/** Turns live events into toasts, and finds the customer's own action behind it, which needs none. */
import type { NotificationKind } from '@kervan/domain/notifications/notifications.contract.ts'
import { requestNotices } from '@kervan/domain/requests/requests.copy.ts'
import { arrivalMovedTitle } from '@kervan/domain/shipments/shipments.copy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import type { Notice, TextNotice } from '#spine/ui/toast.tsx'

export type Update = {
  id: string
  kind: NotificationKind
  title: string
  message: string
  link: string
  quote_amount: string | null
  quote_currency: string | null
}

/** Parsed without zod, which the first load does not contain. */
export function parseUpdate(data: unknown): Update | null {
  const given = data as Partial<Record<string, unknown>> | null | undefined
  const text = (name: string) => (typeof given?.[name] === 'string' ? given[name] : null)
  const [id, kind, title, link] = [text('notification_id'), text('kind'), text('title'), text('link')]
  // Only links within the site are opened.
  if (!id || !kind || !title || !link || !/^\/(?![/\\])/.test(link)) return null
  return {
    id,
    kind: kind as NotificationKind,
    title,
    message: text('message') ?? '',
    link,
    quote_amount: text('quote_amount'),
    quote_currency: text('quote_currency'),
  }
}

/** Where a shipment that moved is followed. */
export const movedLink = (shipmentId: unknown) => `/shipment-tracking?shipment=${shipmentId}`

/** What moved a shipment without being worth a notification: where it is, or when it arrives. Null for anything else. */
export function toMoveNotice(data: unknown, open: (link: string) => void): TextNotice | null {
  const given = data as Partial<Record<string, unknown>> | null | undefined
  const text = (name: string) => (typeof given?.[name] === 'string' ? given[name] : '')
  const [change, id, number] = [text('change'), text('shipment_id'), text('shipment_number')]
  if ((change !== 'location' && change !== 'eta') || !id || !text('new_value')) return null
  const show = change === 'eta' ? formatDate : (place: string) => place
  const [before, after] = [text('old_value'), text('new_value')].map((value) => value && show(value))
  // An arrival that moves by hours is no news.
  if (before === after) return null
  return {
    title: change === 'eta' ? 'Beklenen varış değişti' : 'Yeni konum',
    description: `${number}: ${[before, after].filter(Boolean).join(' → ')}`,
    topic: `${change} ${id}`,
    action: { label: 'Göster', onClick: () => open(movedLink(id)) },
  }
}

const durations: Record<NotificationKind, NonNullable<Notice['kind']>> = {
  offer: 'longest',
  analysis: 'long',
  request: 'normal',
  shipment: 'normal',
  document: 'normal',
  message: 'normal',
}

export function toUpdateNotice(update: Update, open: (link: string) => void): TextNotice {
  const { quote_amount, quote_currency } = update
  const price = quote_amount === null ? '' : formatMoney(quote_amount, quote_currency ?? '')
  return {
    title: update.title,
    description: price ? `${price} · ${update.message}` : update.message,
    kind: durations[update.kind] ?? 'normal',
    topic: topicOf(update),
    action: { label: 'Göster', onClick: () => open(update.link) },
  }
}

/** A moved arrival is also heard of as a move of the shipment: one toast for both. */
function topicOf({ id, title, link }: Update): string {
  const shipment = title === arrivalMovedTitle && /[?&]shipment=([\w-]+)/.exec(link)?.[1]
  return shipment ? `eta ${shipment}` : id
}

/** The customer's own action that may have caused an update, such as `request.approved`. */
export function ownActionBehind({ kind, title }: Pick<Update, 'kind' | 'title'>): string | null {
  const change = Object.entries(requestNotices).find(([, words]) => words === title)?.[0]
  return kind === 'request' && change ? `request.${change}` : null
}

/** Whether what a link leads to is open already, on whichever page: its request, offer, shipment or document. */
export function isOpen(link: string, search: string): boolean {
  const [meant, shown] = [new URLSearchParams(link.split('?')[1]), new URLSearchParams(search)]
  return ['request', 'quote', 'shipment', 'document'].some(
    (name) => meant.has(name) && meant.get(name) === shown.get(name),
  )
}
