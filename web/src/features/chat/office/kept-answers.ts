/** Answers and notes that a colleague has typed, or that have not reached the server yet, each of its conversation: kept on the device until they sign out, so that a closed tab loses none. */
import type { KeptText } from '#features/chat/message-composer.tsx'
import { inOrder, type UnsentStore } from '#features/chat/unsent-messages.ts'
import {
  deviceDraftNames,
  listDeviceDrafts,
  readDeviceDraft,
  removeDeviceDraft,
  saveDeviceDraft,
} from '#spine/drafts/device-draft.ts'
import { unsentPrefix } from '#spine/drafts/forget-drafts.ts'

export const keptAnswer = (personId: string, conversationId: string) =>
  keptText(personId, `answer-${conversationId}`)

export const keptNote = (personId: string, conversationId: string) =>
  keptText(personId, `note-${conversationId}`)

function keptText(personId: string, form: string): KeptText {
  return {
    read: () => {
      const text = readDeviceDraft(form, personId, 'office')
      return typeof text === 'string' ? text : ''
    },
    write: (text) =>
      text ? saveDeviceDraft(form, personId, text, 'office') : removeDeviceDraft(form, 'office'),
  }
}

const unsent = `${unsentPrefix}answer-`
const idLength = 36

/** The conversations in which something is still to be sent. */
export function conversationsWithUnsent(personId: string): string[] {
  const names = deviceDraftNames(unsent, personId, 'office')
  return [...new Set(names.map((name) => name.slice(unsent.length, unsent.length + idLength)))]
}

export function unsentAnswers(personId: string, conversationId: string): UnsentStore {
  const form = `${unsent}${conversationId}-`
  return {
    all: () => inOrder(listDeviceDrafts(form, personId, 'office')),
    keep: (message) => saveDeviceDraft(form + message.id, personId, message, 'office'),
    forget: (id) => removeDeviceDraft(form + id, 'office'),
  }
}
