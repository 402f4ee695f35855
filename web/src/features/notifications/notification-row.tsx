/** One notification: a click on the row opens what it is about and marks it read. */
import type { Notification, NotificationKind } from '@kervan/domain/notifications/notifications.contract.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { Check, Files, FileText, type LucideIcon, MessageCircle, Package, Send, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { cn } from '#spine/ui/class-names.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

const icons: Record<NotificationKind, LucideIcon> = {
  offer: FileText,
  request: Send,
  shipment: Package,
  document: Files,
  analysis: Sparkles,
  message: MessageCircle,
}

type Props = {
  notification: Notification
  onRead: () => void
  /** For short lists: at most two lines of text and no button. */
  brief?: boolean
}

export function NotificationRow({ notification, onRead, brief = false }: Props) {
  const { kind, title, message, link, quote_amount, quote_currency, read_at, created_at } = notification
  const Icon = icons[kind] ?? Send
  const unread = read_at === null
  return (
    <li className="relative flex gap-3 border-line border-b px-4 py-3 transition-colors last:border-b-0 hover:bg-hover md:px-5">
      <Icon
        className={cn('mt-0.5 size-5 shrink-0', unread ? 'text-sea' : 'text-muted')}
        strokeWidth={1.75}
        aria-hidden
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <Link
            to={link}
            state={openedHere}
            onClick={onRead}
            className={cn('min-w-0 break-words after:absolute after:inset-0', unread && 'font-medium')}
          >
            {title}
            {unread && <span className="sr-only">, okunmadı</span>}
          </Link>
          {unread && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-saffron-fill" />}
        </p>
        <p className={cn('break-words text-14 text-muted', brief && 'line-clamp-2')}>
          <NonBreakingText text={message} />
        </p>
        <p className="text-13 text-muted">
          {quote_amount !== null && (
            <span className="figures font-medium text-ink">
              {formatMoney(quote_amount, quote_currency ?? '')} ·{' '}
            </span>
          )}
          <RelativeTime moment={created_at} />
        </p>
      </div>
      {unread && !brief && (
        <IconButton
          label={`Okundu say: ${title}`}
          size="sm"
          className="relative -mr-2 self-center"
          onClick={onRead}
        >
          <Check strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
