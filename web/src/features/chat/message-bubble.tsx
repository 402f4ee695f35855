/** One message: who wrote it when, its text and files, and of one's own how far it has come and what can still be done with it. */
import { formatDateTime, formatTime } from '@kervan/domain/values/format-date.ts'
import { Link } from 'react-router'
import { MessageFiles } from '#features/chat/message-files.tsx'
import { MessageStateMark } from '#features/chat/message-state.tsx'
import { MessageText } from '#features/chat/message-text.tsx'
import type { ShownMessage } from '#features/chat/shown-message.ts'
import { Avatar } from '#spine/ui/avatar.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { useNow } from '#spine/ui/use-now.ts'

/** What can be done with one's own message. */
export type MessageActs = {
  edit: (message: ShownMessage) => void
  remove: (message: ShownMessage) => void
  /** With one that is not sent. */
  retry: (message: ShownMessage) => void
  giveUp: (message: ShownMessage) => void
}

type Props = {
  message: ShownMessage
  /** Its author stands above the one before it already. */
  isTogether: boolean
  acts?: MessageActs | undefined
}

export function MessageBubble({ message, isTogether, acts }: Props) {
  const { isOwn, author, photo, text, files, about, at, isEdited, isDeleted, state, problem } = message
  return (
    <li
      data-message={message.id}
      className={cn(
        'group flex max-w-full gap-2',
        isTogether ? 'mt-1' : 'mt-3',
        isOwn ? 'flex-row-reverse' : 'pr-8',
        isOwn && 'pl-10',
      )}
    >
      {!isOwn &&
        (isTogether ? (
          <span className="w-8 shrink-0" />
        ) : (
          <Avatar name={author} photo={photo} size="sm" className="mt-5" />
        ))}
      <div className={cn('flex min-w-0 flex-col gap-1', isOwn ? 'items-end' : 'items-start')}>
        {author && !isTogether && <p className="truncate text-12 text-muted">{author}</p>}
        {isOwn && !author && <span className="sr-only">Siz</span>}
        <div
          className={cn(
            'relative flex max-w-full flex-col gap-1.5 rounded-card border px-3 py-2 text-14',
            isOwn ? 'border-transparent bg-sea-soft' : 'border-line bg-card',
            isDeleted && 'border-line border-dashed bg-transparent text-muted italic',
            state === 'refused' && 'border-danger bg-rejected-fill',
            // Not paler: what is on its way is read as well as what has arrived.
            (state === 'waiting' || state === 'sending') && 'border-line-strong border-dashed bg-card',
          )}
        >
          {about && !isDeleted && (
            <Link to={about.href} className="link self-start text-12">
              {about.label}
            </Link>
          )}
          {isDeleted ? <p>Mesaj silindi</p> : text && <MessageText text={text} />}
          {!isDeleted && !text && files.length === 0 && <p className="text-muted italic">Dosya artık yok</p>}
          {!isDeleted && <MessageFiles files={files} />}
          <p className="figures flex items-center justify-end gap-1 text-[11px] text-muted leading-4 not-italic">
            {isEdited && !isDeleted && <span>düzenlendi</span>}
            <time dateTime={at} title={formatDateTime(at)}>
              {formatTime(at)}
            </time>
            {isOwn && !isDeleted && state && <MessageStateMark state={state} isHeld={Boolean(problem)} />}
          </p>
          {acts && <ChangeActs message={message} acts={acts} />}
        </div>
        {problem && (
          <p className={cn('text-12', state === 'refused' ? 'text-danger' : 'text-muted')}>{problem}</p>
        )}
        {acts && problem && (state === 'refused' || state === 'waiting') && (
          <div className="flex gap-3 text-12">
            <Act onClick={() => acts.retry(message)}>Yeniden gönder</Act>
            <Act onClick={() => acts.giveUp(message)}>Vazgeç</Act>
          </div>
        )}
      </div>
    </li>
  )
}

/** Only as long as the server would allow it. On the edge of the message, so that nothing moves when they come and go. */
function ChangeActs({ message, acts }: { message: ShownMessage; acts: MessageActs }) {
  const { changeableUntil, isDeleted } = message
  const isOpen = changeableUntil !== undefined && !isDeleted && Date.parse(changeableUntil) > Date.now()
  return isOpen && <UntilActs message={message} acts={acts} until={Date.parse(changeableUntil)} />
}

type UntilProps = { message: ShownMessage; acts: MessageActs; until: number }

function UntilActs({ message, acts, until }: UntilProps) {
  if (useNow() >= until) return null
  return (
    <div className="absolute -top-3 right-2 flex gap-3 rounded-full border border-line bg-card px-2.5 py-0.5 text-12 opacity-0 transition-opacity focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
      <Act onClick={() => acts.edit(message)}>Düzenle</Act>
      <Act onClick={() => acts.remove(message)}>Sil</Act>
    </div>
  )
}

function Act({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className="link touch-room relative">
      {children}
    </button>
  )
}
