/** A freight mail of the corpora, and what a careful colleague would enter of it. What is not named here is not in the mail. */
import type { MailField } from '#luna/mail/mail-fields.ts'

/** The day on which all of them were read: a Monday. */
export const readOn = '2026-03-02'

export type CorpusMail = { text: string; meant: Partial<Record<MailField, string>> }
