/** A message as a conversation shows it, whoever looks at it. */

/** How far one's own message has come. `waiting` is not sent yet, and `refused` will not be. */
export type MessageState = 'waiting' | 'sending' | 'refused' | 'sent' | 'delivered' | 'read'

export type ShownFile = {
  id: string
  name: string
  size: number
  /** Where it opens; none while it is not sent. */
  href?: string | undefined
  thumbnail?: string | undefined
}

export type ShownMessage = {
  id: string
  isOwn: boolean
  /** Said above the first of several in a row; empty for one's own. */
  author: string
  photo?: string | null | undefined
  text: string
  files: readonly ShownFile[]
  /** What it is about, where its author began from there. */
  about?: { label: string; href: string } | undefined
  at: string
  isEdited: boolean
  isDeleted: boolean
  state?: MessageState | undefined
  /** Why it is not sent yet. */
  problem?: string | undefined
  /** Until when it can be changed or deleted by whoever looks at it. */
  changeableUntil?: string | undefined
}

/** Messages of one author within so many minutes stand together. */
const togetherMinutes = 5

export function belongsTogether(before: ShownMessage | undefined, message: ShownMessage): boolean {
  return (
    before !== undefined &&
    before.isOwn === message.isOwn &&
    before.author === message.author &&
    Date.parse(message.at) - Date.parse(before.at) < togetherMinutes * 60_000
  )
}
