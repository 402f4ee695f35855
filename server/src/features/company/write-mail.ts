/**
 * Writes a mail of the product: the subject and the opening paragraph in the admin's words or in its own, the rest from the feature
 * that sends it. A mail is written when it is queued: one that waits in the queue keeps the words it was written with.
 */
import {
  fillMailText,
  type MailKind,
  type MailPart,
  type MailValues,
  mailTexts,
} from '@kervan/domain/company/mail-texts.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { type Letterhead, mailSender } from '#features/company/letterhead.ts'
import type { MailContent } from '#spine/mail/mail-template.ts'

export type WrittenMail = { subject: string; letter: MailContent }

type Rest = Omit<MailContent, 'company' | 'paragraphs'> & {
  /** Whom it greets; left out where nobody knows. */
  name?: string
  /** A paragraph that was typed for this one mail, before the opening. */
  message?: string
  /** What follows the opening. */
  paragraphs?: string[]
}

const longestSubject = 160
const longestName = 140

export function writeMail<Kind extends MailKind>(
  letterhead: Letterhead,
  kind: Kind,
  values: MailValues<Kind>,
  { name = '', message = '', paragraphs = [], ...rest }: Rest,
): WrittenMail {
  const greeting = plainLine(name, longestName)
  return {
    subject: mailSubject(letterhead, kind, values),
    letter: {
      company: mailSender(letterhead.company),
      ...rest,
      paragraphs: [
        ...(greeting ? [`Sayın ${greeting},`] : []),
        ...(message ? [message] : []),
        filled(letterhead, kind, 'opening', values),
        ...paragraphs,
      ],
    },
  }
}

/** What is typed by strangers may be in its values: it stays one line, and of a limited length. */
export function mailSubject<Kind extends MailKind>(
  letterhead: Letterhead,
  kind: Kind,
  values: MailValues<Kind>,
): string {
  return plainLine(filled(letterhead, kind, 'subject', values), longestSubject)
}

function filled(
  { company, mailTexts: worded }: Letterhead,
  kind: MailKind,
  part: MailPart,
  values: Readonly<Record<string, string>>,
): string {
  return fillMailText((worded[kind] ?? mailTexts[kind])[part], { firma: company.name, ...values })
}
