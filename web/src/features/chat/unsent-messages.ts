/** Messages that have not reached the server yet, kept on the device: a reload, a closed tab or a day without network loses none. */
import type { MessageAbout } from '@kervan/domain/chat/chat-message.ts'
import { readStored, removeStored, storedKeys, writeStored } from '#spine/drafts/browser-storage.ts'
import { listDeviceDrafts, removeDeviceDraft, saveDeviceDraft } from '#spine/drafts/device-draft.ts'
import { unsentPrefix } from '#spine/drafts/forget-drafts.ts'

export type UnsentFile = { upload_id: string; name: string; size: number }
export type UnsentMessage = {
  /** Made here; however often it is sent, it is stored once. */
  id: string
  message_text: string
  /** Where it was begun. */
  about: MessageAbout | null
  files: readonly UnsentFile[]
  written_at: string
}

/** One key for each message, so that two tabs never overwrite each other's. */
export type UnsentStore = {
  /** Oldest first. */
  all: () => UnsentMessage[]
  keep: (message: UnsentMessage) => void
  forget: (id: string) => void
}

const form = `${unsentPrefix}message-`

/** Of somebody who is signed in; signing out removes them. */
export function unsentOfPerson(personId: string): UnsentStore {
  return {
    all: () => inOrder(listDeviceDrafts(form, personId)),
    keep: (message) => saveDeviceDraft(form + message.id, personId, message),
    forget: (id) => removeDeviceDraft(form + id),
  }
}

const guestPrefix = 'kervan-guest-message-'

/** Of a guest, who has no session. */
export const unsentOfGuest: UnsentStore = {
  all: () =>
    inOrder(
      storedKeys()
        .filter((key) => key.startsWith(guestPrefix))
        .map((key) => parsed(readStored(key))),
    ),
  keep: (message) => writeStored(guestPrefix + message.id, JSON.stringify(message)),
  forget: (id) => removeStored(guestPrefix + id),
}

/** The ids are in the order of their making. */
export function inOrder(stored: readonly unknown[]): UnsentMessage[] {
  return stored.filter(isUnsent).sort((one, other) => (one.id < other.id ? -1 : 1))
}

function isUnsent(value: unknown): value is UnsentMessage {
  const message = value as Partial<UnsentMessage> | null | undefined
  return (
    typeof message?.id === 'string' &&
    typeof message.message_text === 'string' &&
    typeof message.written_at === 'string' &&
    Array.isArray(message.files)
  )
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
