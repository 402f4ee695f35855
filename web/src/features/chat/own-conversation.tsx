/** One's own conversation on the screen, of a customer or a guest: the messages, and where the next one is written. */

import { sideOf } from '@kervan/domain/chat/chat.policy.ts'
import type { MessageAbout } from '@kervan/domain/chat/chat-message.ts'
import type { ReactNode, Ref } from 'react'
import { AttachButton, AttachedRows, useAttachedFiles } from '#features/chat/attached-files.tsx'
import { ConversationView, type Editing } from '#features/chat/conversation-view.tsx'
import { ownMatterAddress } from '#features/chat/customer/own-matters.ts'
import { AboutChip, type KeptText, MessageComposer } from '#features/chat/message-composer.tsx'
import { aboutLabel, type createBlockView } from '#features/chat/shown-blocks.ts'
import type { ShownChat } from '#features/chat/use-own-chat.ts'
import { newId } from '#spine/api/new-id.ts'

const ownLook: Parameters<typeof createBlockView>[0] = {
  surface: 'portal',
  isOwn: ({ sender_type }) => sideOf(sender_type) === 'customer',
  aboutAddress: ownMatterAddress,
}

type Props = {
  chat: ShownChat
  kept: KeptText
  /** Guests send no files. */
  withFiles?: boolean
  about?: MessageAbout | null
  onAboutTaken?: () => void
  /** In place of the field, where nothing can be written. */
  closed?: ReactNode
  beginning: ReactNode
  /** Between the messages and the field: when we are back. */
  notice?: ReactNode
  field?: Ref<HTMLTextAreaElement>
}

export function OwnConversation(props: Props) {
  const { chat, beginning, notice } = props
  return (
    <ConversationView
      chat={chat}
      look={ownLook}
      otherSide="staff"
      typing={chat.others.typing}
      beginning={beginning}
      reader="Temsilciniz"
      filesOfDeleted="Ekleri belgelerinizde kalır."
      notice={notice}
      field={(writing) => props.closed ?? <Composer {...props} {...writing} />}
    />
  )
}

type ComposerProps = Props & { editing: Editing | null; onEditLast?: (() => void) | undefined }

function Composer({ chat, kept, withFiles, about, onAboutTaken, editing, onEditLast, field }: ComposerProps) {
  const files = useAttachedFiles()
  const send = (message_text: string) => {
    if (editing) return editing.save(message_text)
    const written_at = new Date().toISOString()
    chat.outbox.add({ id: newId(), message_text, about: about ?? null, files: files.take(), written_at })
    onAboutTaken?.()
  }
  return (
    <MessageComposer
      label="Mesajınız"
      placeholder="Mesajınızı yazın"
      kept={kept}
      files={files.state}
      editing={editing}
      onSend={send}
      {...(editing && { onCancelEdit: editing.leave })}
      {...(onEditLast && { onEditLast })}
      onTyping={chat.sayTyping}
      {...(field && { field })}
      above={
        <>
          {about && <AboutChip label={aboutLabel(about)} onRemove={() => onAboutTaken?.()} />}
          <AttachedRows files={files} />
        </>
      }
      beside={withFiles && <AttachButton files={files} />}
    />
  )
}
