/** Where a colleague answers: a field, files, answers that are ready, and who else is about to answer. */

import type { CannedValues } from '@kervan/domain/chat/canned-answers.ts'
import { messageMaxLength } from '@kervan/domain/chat/chat.policy.ts'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { AttachButton, AttachedRows, useAttachedFiles } from '#features/chat/attached-files.tsx'
import type { Editing } from '#features/chat/conversation-view.tsx'
import { AboutChip, MessageComposer } from '#features/chat/message-composer.tsx'
import { CannedPicker } from '#features/chat/office/canned-picker.tsx'
import { keptAnswer } from '#features/chat/office/kept-answers.ts'
import { useNextAbout } from '#features/chat/office/next-about.ts'
import type { ShownStaffChat } from '#features/chat/office/use-staff-chat.ts'
import { aboutLabel } from '#features/chat/shown-blocks.ts'
import { newId } from '#spine/api/new-id.ts'

type Props = {
  chat: ShownStaffChat
  conversationId: string
  personId: string
  values: CannedValues
  /** A guest gets no files before they have an account: there is nobody to keep them for. */
  withFiles: boolean
  editing: Editing | null
  /** Further help beside the field, such as a draft: it may put a text into it. */
  help?: ((insert: (text: string) => void) => ReactNode) | undefined
  onEditLast?: (() => void) | undefined
}

export function AnswerForm({
  chat,
  conversationId,
  personId,
  values,
  withFiles,
  editing,
  help,
  onEditLast,
}: Props) {
  const files = useAttachedFiles('office')
  const { about, forget } = useNextAbout()
  const field = useRef<HTMLTextAreaElement>(null)
  const kept = useMemo(() => keptAnswer(personId, conversationId), [personId, conversationId])
  /** The field reads what is kept anew with each answer that is put into it. */
  const [version, setVersion] = useState(0)
  const insert = (text: string) => {
    const before = kept.read()
    kept.write([before.trimEnd(), text].filter(Boolean).join('\n').slice(0, messageMaxLength))
    setVersion((count) => count + 1)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
    })
  }
  const send = (message_text: string) => {
    if (editing) return editing.save(message_text)
    const written_at = new Date().toISOString()
    chat.outbox.add({ id: newId(), message_text, about, files: files.take(), written_at })
    if (about) forget()
  }
  return (
    <MessageComposer
      key={version}
      label="Yanıtınız"
      placeholder="Yanıtınızı yazın"
      kept={kept}
      files={files.state}
      editing={editing}
      onSend={send}
      {...(editing && { onCancelEdit: editing.leave })}
      {...(onEditLast && { onEditLast })}
      onTyping={chat.sayTyping}
      field={field}
      above={
        <>
          <ColleaguesHere {...chat.colleagues} />
          {about && <AboutChip label={aboutLabel(about)} onRemove={forget} />}
          <AttachedRows files={files} />
        </>
      }
      beside={
        <>
          <CannedPicker values={values} onPick={insert} />
          {help?.(insert)}
          {withFiles && <AttachButton files={files} />}
        </>
      }
    />
  )
}

/** So that two do not answer. */
function ColleaguesHere({ here, typing }: { here: readonly string[]; typing: readonly string[] }) {
  if (here.length === 0) return null
  return (
    <p
      role="status"
      className={typing.length > 0 ? 'text-13 font-medium text-delayed' : 'text-12 text-muted'}
    >
      {typing.length > 0 ? `${typing.join(', ')} yazıyor` : `Bu konuşmaya bakan: ${here.join(', ')}`}
    </p>
  )
}
