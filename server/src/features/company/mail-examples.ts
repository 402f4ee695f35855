/** Each mail of the product as the feature that sends it writes it, about something invented; provided by the assembly. */
import type { MailKind } from '@kervan/domain/company/mail-texts.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import type { WrittenMail } from '#features/company/write-mail.ts'

export type MailExamples = Record<MailKind, (letterhead: Letterhead) => WrittenMail>
export type WithMailExamples = { mailExamples: MailExamples }
