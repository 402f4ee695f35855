/** Whether somebody has introduced themselves as a guest in this browser: only then is their conversation asked for without a click. */
import { readStored, removeStored, writeStored } from '#spine/drafts/browser-storage.ts'

const key = 'kervan-guest-chat'

export const hasWrittenHere = () => readStored(key) !== null
export const noteWrittenHere = () => writeStored(key, '1')
export const forgetWrittenHere = () => removeStored(key)
