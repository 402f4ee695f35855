/** Turns a live event into a toast, and finds the customer's own action behind it, which needs none. */
import type { NotificationKind } from '@kervan/domain/notifications/notifications.contract.ts'
import { requestNotices } from '@kervan/domain/requests/requests.copy.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import type { Notice } from '#spine/ui/toast.tsx'

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

const durations: Record<NotificationKind, NonNullable<Notice['kind']>> = {
  offer: 'longest',
  analysis: 'long',
  request: 'normal',
  shipment: 'normal',
}

export function toUpdateNotice(update: Update, open: (link: string) => void): Notice {
  const { quote_amount, quote_currency } = update
  const price = quote_amount === null ? '' : formatMoney(quote_amount, quote_currency ?? '')
  return {
    title: update.title,
    description: price ? `${price} · ${update.message}` : update.message,
    kind: durations[update.kind] ?? 'normal',
    topic: update.id,
    action: { label: 'Göster', onClick: () => open(update.link) },
  }
}

/** The customer's own action that may have caused an update, such as `request.approved`. */
export function ownActionBehind({ kind, title }: Pick<Update, 'kind' | 'title'>): string | null {
  const change = Object.entries(requestNotices).find(([, words]) => words === title)?.[0]
  return kind === 'request' && change ? `request.${change}` : null
}
