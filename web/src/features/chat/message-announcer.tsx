/** Tells screen readers why a message is not sent, and of messages from the other side that come while the conversation is open; those that were there are read in place. */
import { useState } from 'react'
import type { ShownBlock } from '#features/chat/message-list.tsx'

import type { OutboxMessage } from '#features/chat/message-outbox.ts'

/** Said anew with each try that fails; while one is under way there is nothing to say. */
export function SendingAnnouncer({ unsent }: { unsent: readonly OutboxMessage[] }) {
  const isTrying = unsent.some(({ state }) => state === 'sending')
  return (
    <p role="status" className="sr-only">
      {!isTrying && unsent.findLast(({ problem }) => problem)?.problem}
    </p>
  )
}

type Heard = { lastId: string | undefined; text: string }

/** `undefined` until the conversation is there. */
export function MessageAnnouncer({ blocks }: { blocks: readonly ShownBlock[] | undefined }) {
  const [heard, setHeard] = useState<Heard | null>(null)
  const last = blocks?.at(-1)?.messages.at(-1)
  if (blocks && (heard === null || heard.lastId !== last?.id))
    setHeard({ lastId: last?.id, text: heard === null ? '' : newsIn(blocks, heard.lastId) })
  return (
    <p role="status" className="sr-only">
      {heard?.text}
    </p>
  )
}

/** What others have written after that message; one's own needs no saying. */
function newsIn(blocks: readonly ShownBlock[], afterId: string | undefined): string {
  const recent = blocks.slice(-2).flatMap(({ messages }) => messages)
  const news = recent.slice(recent.findIndex(({ id }) => id === afterId) + 1).filter(({ isOwn }) => !isOwn)
  const [newest] = news.slice(-1)
  if (!newest) return ''
  const content = newest.text || 'Dosya gönderdi'
  return news.length === 1
    ? `${newest.author}: ${content}`
    : `${news.length} yeni mesaj. Sonuncusu, ${newest.author}: ${content}`
}
