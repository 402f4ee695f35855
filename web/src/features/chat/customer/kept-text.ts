/** What a customer has typed and not sent, kept on the device until they send it or sign out. */
import type { KeptText } from '#features/chat/message-composer.tsx'
import { readDeviceDraft, removeDeviceDraft, saveDeviceDraft } from '#spine/drafts/device-draft.ts'

const form = 'message-text'

export const keptTextOfPerson = (personId: string): KeptText => ({
  read: () => {
    const text = readDeviceDraft(form, personId)
    return typeof text === 'string' ? text : ''
  },
  write: (text) => (text ? saveDeviceDraft(form, personId, text) : removeDeviceDraft(form)),
})
