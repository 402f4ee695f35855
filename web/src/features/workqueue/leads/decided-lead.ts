/** A lead about whom somebody decides; `onDone` is called afterwards. */
export type DecidedLead = { id: string; name: string; phone: string; onDone?: (() => void) | undefined }
