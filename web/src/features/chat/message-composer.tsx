/** Where a message is written: a field that grows, files, and a button. Enter sends where there are keys; on a touch screen it begins a new line. */
import { messageMaxLength } from '@kervan/domain/chat/chat.policy.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { SendHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent, useId, useState } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { controlClasses } from '#spine/ui/field-context.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'

/** Text that is not sent yet, from one page to the next. */
export type KeptText = { read: () => string; write: (text: string) => void }

type Props = {
  label: string
  placeholder: string
  kept: KeptText
  /** How long it may be. */
  most?: number
  /** There are files to send, so that no text is needed; or some are still on their way. */
  files?: 'none' | 'ready' | 'sending'
  /** A message that is being changed; its text is in the field meanwhile. */
  editing?: { id: string; text: string } | null
  onSend: (text: string) => void
  onCancelEdit?: () => void
  /** The arrow up in an empty field. */
  onEditLast?: () => void
  onTyping?: () => void
  field?: Ref<HTMLTextAreaElement>
  /** Above the field: what the message is about, and its files. */
  above?: ReactNode
  /** Beside it: the button that adds files. */
  beside?: ReactNode
}

/** From so many letters on the field says how many are left. */
const fewLeft = 200

export function MessageComposer(props: Props) {
  const { editing } = props
  // Its own field for each message that is changed, so that neither text gets into the other.
  return editing ? (
    <Field key={editing.id} {...props} kept={{ read: () => editing.text, write: () => undefined }} />
  ) : (
    <Field key="new" {...props} />
  )
}

function Field(props: Props) {
  const { label, placeholder, kept, most = messageMaxLength, files = 'none', editing } = props
  const { onSend, onTyping, field } = props
  const id = useId()
  const [text, setText] = useState(kept.read)
  const left = most - text.trim().length
  const isEmpty = text.trim() === '' && (files === 'none' || Boolean(editing))
  const isReady = !isEmpty && left >= 0 && files !== 'sending'
  const change = (next: string) => {
    setText(next)
    kept.write(next)
    if (next.trim()) onTyping?.()
  }
  const send = () => {
    if (!isReady) return
    onSend(text.trim())
    change('')
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While letters are being put together, Enter ends that.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey && !matchMedia('(pointer: coarse)').matches) {
      event.preventDefault()
      send()
    }
    if (event.key === 'ArrowUp' && text === '') props.onEditLast?.()
    if (event.key === 'Escape' && editing) {
      event.stopPropagation()
      props.onCancelEdit?.()
    }
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 border-line border-t bg-card p-3">
      {editing && (
        <div className="flex items-center justify-between gap-2 text-13">
          <p className="text-muted">Mesajı düzenliyorsunuz</p>
          <button type="button" onClick={props.onCancelEdit} className="link touch-room relative">
            Vazgeç
          </button>
        </div>
      )}
      {!editing && props.above}
      <div className="flex items-end gap-1.5">
        {!editing && props.beside}
        <textarea
          ref={field}
          value={text}
          rows={1}
          dir="auto"
          aria-label={label}
          aria-describedby={left < fewLeft ? `${id}-left` : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={placeholder}
          enterKeyHint="enter"
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          className={cn(
            controlClasses,
            'field-sizing-content max-h-36 min-h-10 min-w-0 flex-1 resize-none px-3 py-2 text-14 [overflow-wrap:anywhere]',
          )}
        />
        <IconButton
          type="submit"
          label={editing ? 'Kaydet' : 'Gönder'}
          variant="primary"
          aria-disabled={!isReady || undefined}
          className={cn(!isReady && 'cursor-not-allowed opacity-50')}
        >
          <SendHorizontal strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      {left < fewLeft && (
        <p id={`${id}-left`} role="status" className={cn('text-12', left < 0 ? 'text-danger' : 'text-muted')}>
          {left < 0
            ? `Mesaj ${formatCount(-left)} harf uzun. En çok ${formatCount(most)} harf yazabilirsiniz.`
            : `${formatCount(left)} harf kaldı`}
        </p>
      )}
    </form>
  )
}

/** What the next message will be about, until it is taken away. */
export function AboutChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <p className="flex items-center gap-1 self-start rounded-field bg-sea-soft py-0.5 pr-0.5 pl-2 text-13 text-on-sea-soft">
      <span className="min-w-0 truncate">{label}</span>
      <button
        type="button"
        aria-label={`Konuyu kaldır: ${label}`}
        onClick={onRemove}
        className="touch-room relative grid size-6 place-items-center rounded-field hover:bg-hover"
      >
        <X className="size-4" strokeWidth={1.75} aria-hidden />
      </button>
    </p>
  )
}
