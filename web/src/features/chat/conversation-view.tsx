/** A conversation on the screen, of whichever side: its messages, those that are not sent yet, and where the next one is written. */
import type { ChatSide } from '@kervan/domain/chat/chat.policy.ts'
import { type ReactNode, useMemo, useState } from 'react'
import type { Conversation, ConversationState } from '#features/chat/conversation.ts'
import { MessageAnnouncer, SendingAnnouncer } from '#features/chat/message-announcer.tsx'
import type { MessageActs } from '#features/chat/message-bubble.tsx'
import { type Aside, MessageList } from '#features/chat/message-list.tsx'
import type { MessageOutbox, OutboxMessage } from '#features/chat/message-outbox.ts'
import { aboutLabel, createBlockView } from '#features/chat/shown-blocks.ts'
import type { ShownMessage } from '#features/chat/shown-message.ts'
import { toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { newId } from '#spine/api/new-id.ts'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Look = Parameters<typeof createBlockView>[0]

/** What the view needs of a conversation, whoever's it is. */
export type ViewedChat = {
  conversation: Conversation
  outbox: MessageOutbox
  state: ConversationState
  unsent: readonly OutboxMessage[]
  edit: (id: string, message_text: string) => Promise<unknown>
  remove: (id: string) => Promise<void>
}

/** One's own message that is being changed. */
export type Editing = {
  id: string
  messageId: string
  text: string
  save: (text: string) => void
  leave: () => void
}

type Props = {
  chat: ViewedChat
  /** The same as long as it is the same conversation. */
  look: Look
  /** Whose reading the ticks show. */
  otherSide: ChatSide
  /** Who types on the other side. */
  typing: readonly string[]
  asides?: readonly Aside[] | undefined
  beginning: ReactNode
  /** Who does not see a deleted message any more: "Temsilciniz". */
  reader: string
  /** What becomes of the files of a deleted message, as a sentence. */
  filesOfDeleted: string
  /** Between the messages and the field. */
  notice?: ReactNode
  /** The arrow up in an empty field changes the last message, where that is still possible. */
  field: (writing: { editing: Editing | null; onEditLast?: () => void }) => ReactNode
}

export function ConversationView({
  chat,
  look,
  otherSide,
  typing,
  asides,
  beginning,
  reader,
  filesOfDeleted,
  ...props
}: Props) {
  const { state, unsent, conversation } = chat
  const acts = useOwnActs(chat, { reader, filesOfDeleted })
  const [view] = useState(() => createBlockView(look))
  const blocks = view(state.log, state.seen[otherSide])
  const isThere = state.status === 'there'
  const known = useMemo(
    () => new Set(state.log.slice(-2).flatMap(({ messages }) => messages.map(({ id }) => id))),
    [state.log],
  )
  const waiting = useMemo(
    () => unsent.filter(({ id }) => !known.has(id)).map((message) => unsentToShown(message, look)),
    [unsent, known, look],
  )
  const lastOwn = blocks.at(-1)?.messages.findLast(isChangeable)
  return (
    <>
      {isThere || waiting.length > 0 ? (
        <MessageList
          label="Mesajlar"
          blocks={blocks}
          unsent={waiting}
          asides={asides}
          acts={acts.forMessages}
          hasOlder={state.hasOlder}
          older={state.older}
          onOlder={conversation.older}
          beginning={beginning}
          ending={<Typing names={typing} />}
          className="flex-1"
        />
      ) : state.status === 'failed' ? (
        <LoadFailure
          title="Mesajlar gösterilemedi"
          className="flex-1 justify-center"
          query={{ error: state.error, refetch: conversation.load, isFetching: false }}
        />
      ) : (
        <ConversationSkeleton />
      )}
      <MessageAnnouncer blocks={isThere ? blocks : undefined} />
      <SendingAnnouncer unsent={unsent} />
      {props.notice}
      {props.field({
        editing: acts.editing,
        ...(lastOwn && { onEditLast: () => acts.forMessages.edit(lastOwn) }),
      })}
      {acts.question}
    </>
  )
}

const isChangeable = ({ isOwn, isDeleted, changeableUntil }: ShownMessage) =>
  isOwn && !isDeleted && changeableUntil !== undefined && Date.parse(changeableUntil) > Date.now()

function unsentToShown(
  { id, message_text, files, about, written_at, state, problem }: OutboxMessage,
  { aboutAddress }: Look,
): ShownMessage {
  return {
    id,
    isOwn: true,
    author: '',
    text: message_text,
    files: files.map(({ upload_id, name, size }) => ({ id: upload_id, name, size })),
    about: about ? { label: aboutLabel(about), href: aboutAddress(about) } : undefined,
    at: written_at,
    isEdited: false,
    isDeleted: false,
    state,
    problem,
  }
}

/** What can be done with one's own messages, with what they ask before. */
function useOwnActs(
  { edit, remove, outbox }: ViewedChat,
  { reader, filesOfDeleted }: Pick<Props, 'reader' | 'filesOfDeleted'>,
) {
  const [edited, setEdited] = useState<{ id: string; messageId: string; text: string } | null>(null)
  const [removed, setRemoved] = useState<ShownMessage | null>(null)
  const save = async (text: string) => {
    if (!edited) return
    setEdited(null)
    try {
      if (text !== edited.text) await edit(edited.messageId, text)
    } catch (error) {
      toast.failure({ title: 'Mesaj düzenlenemedi', description: toProblem(error).message })
      // What was typed is there again.
      setEdited({ ...edited, id: newId(), text })
    }
  }
  const removeNow = async ({ id }: ShownMessage) => {
    try {
      await remove(id)
    } catch (error) {
      toast.failure({ title: 'Mesaj silinemedi', description: toProblem(error).message })
    }
  }
  const forMessages = useMemo<MessageActs>(
    () => ({
      edit: ({ id, text }) => setEdited({ id, messageId: id, text }),
      remove: setRemoved,
      retry: ({ id }) => outbox.retry(id),
      giveUp: ({ id }) => outbox.forget(id),
    }),
    [outbox],
  )
  const editing: Editing | null = edited && {
    ...edited,
    save: (text) => void save(text),
    leave: () => setEdited(null),
  }
  const question = removed && (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && setRemoved(null)}
      title="Mesaj silinsin mi?"
      description={[
        `${reader} mesajı artık göremez; yerinde silindiği yazar.`,
        removed.files.length > 0 && filesOfDeleted,
      ]
        .filter(Boolean)
        .join(' ')}
      confirmLabel="Mesajı sil"
      onConfirm={() => void removeNow(removed)}
    />
  )
  return { forMessages, editing, question }
}

/** Its room is kept, so that nothing moves when somebody begins to type. */
function Typing({ names }: { names: readonly string[] }) {
  return (
    <p aria-live="off" className="mt-2 h-5 truncate text-12 text-muted">
      {names.length > 0 && `${names.join(', ')} yazıyor…`}
    </p>
  )
}

function ConversationSkeleton() {
  return (
    <Loading className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden p-4">
      <Skeleton className="h-14 w-3/5 rounded-card" />
      <Skeleton className="h-10 w-2/5 self-end rounded-card" />
      <Skeleton className="h-16 w-3/4 rounded-card" />
    </Loading>
  )
}
