/** What lies between the messages of a conversation, for the office's eyes alone: notes, who had it when, mails and calls. */
import type { TrailEntry } from '@kervan/domain/chat/office-chat.contract.ts'
import {
  conversationEventText,
  customerMailKindWords,
  trailStateText,
} from '@kervan/domain/chat/office-chat.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import { Lock, Mail, MapPin, Phone } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Aside } from '#features/chat/message-list.tsx'
import { api } from '#spine/api/api.ts'

export function useTrail(conversation_id: string) {
  return useQuery(api.chat.office.trail.queryOptions({ input: { conversation_id } }))
}

const none: readonly TrailEntry[] = []

export function useAsides(entries: readonly TrailEntry[] = none): readonly Aside[] {
  return useMemo(
    () => entries.map((entry) => ({ id: entry.id, at: entry.at, shown: <Entry entry={entry} /> })),
    [entries],
  )
}

function Entry({ entry }: { entry: TrailEntry }) {
  if (entry.kind === 'note') return <NoteEntry entry={entry} />
  return entry.kind === 'event' ? <EventEntry entry={entry} /> : <ContactEntry entry={entry} />
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {formatDateTime(at)}
    </time>
  )
}

function NoteEntry({ entry: { text, actor_name, at } }: { entry: TrailEntry }) {
  return (
    <div className="mx-auto max-w-lg rounded-card border border-line-strong border-dashed bg-pending-fill px-3 py-2 text-13">
      <p className="flex flex-wrap items-center gap-x-2 text-12 text-muted">
        <Lock className="size-3.5" strokeWidth={1.75} aria-hidden />
        <span className="font-medium">İç not</span>
        <span>{actor_name}</span>
        <Moment at={at} />
      </p>
      <p dir="auto" className="whitespace-pre-wrap break-words [overflow-wrap:anywhere]">
        {text}
      </p>
    </div>
  )
}

function EventEntry({ entry }: { entry: TrailEntry }) {
  const { event, text, until, at } = entry
  if (!event) return null
  const words = [conversationEventText(event, entry), until && `(${formatDateTime(until)} zamanına)`]
  return (
    <p className="text-center text-12 text-muted">
      {words.filter(Boolean).join(' ')} · <Moment at={at} />
      {text && <span className="block break-words">{text}</span>}
    </p>
  )
}

const contactLooks = {
  mail: { icon: Mail, name: 'E-posta' },
  call: { icon: Phone, name: 'Telefon' },
  visit: { icon: MapPin, name: 'Ziyaret' },
} as const

function ContactEntry({ entry }: { entry: TrailEntry }) {
  const { kind, mail_kind, title, text, state, actor_name, at, link } = entry
  if (kind === 'note' || kind === 'event') return null
  const { icon: Icon, name } = contactLooks[kind]
  const what = mail_kind ? customerMailKindWords[mail_kind] : name
  return (
    <div className="mx-auto flex max-w-lg gap-2.5 rounded-card border border-line bg-card px-3 py-2 text-13">
      <Icon className="mt-0.5 size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-12 text-muted">
          <span className="font-medium text-ink">{what}</span>
          <span>{trailStateText(kind, state)}</span>
          <span>{actor_name}</span>
          <Moment at={at} />
        </p>
        {title && (
          <p className="break-words">
            {link ? (
              <Link to={link} className="link">
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
        )}
        {text && kind !== 'mail' && <p className="whitespace-pre-line break-words">{text}</p>}
      </div>
    </div>
  )
}
