/**
 * Every mail of the product: when it is sent, and its subject and opening paragraph, which an admin may word anew. A text may name
 * fields in braces, which are filled in when the mail is written. Without zod.
 */
import { customerMailTexts } from '#company/customer-mail-texts.ts'
import { staffMailTexts } from '#company/staff-mail-texts.ts'

export const mailTexts = { ...customerMailTexts, ...staffMailTexts }

export type MailKind = keyof typeof mailTexts
export const mailKinds = Object.keys(mailTexts) as [MailKind, ...MailKind[]]
export type MailPart = 'subject' | 'opening'
export type MailWords = Record<MailPart, string>
/** The values of a kind's fields; the company's name is known to every mail. */
export type MailValues<Kind extends MailKind> = Record<
  Exclude<keyof (typeof mailTexts)[Kind]['fields'], 'firma'>,
  string
>

export const longestMailSubject = 120
export const longestMailOpening = 1_000

const braced = /\{([^{}]*)\}/g

/** In one pass: what a value holds is never filled in itself. */
export function fillMailText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(braced, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  )
}

export const mailFieldNames = (kind: MailKind): string[] => Object.keys(mailTexts[kind].fields)

/** What is wrong with the braces of a text; undefined where nothing is. */
export function mailTextFault(kind: MailKind, part: MailPart, text: string): string | undefined {
  const known = mailFieldNames(kind)
  const named = [...text.matchAll(braced)].map(([, name = '']) => name)
  const unknown = named.find((name) => !known.includes(name))
  if (unknown !== undefined)
    return `{${unknown}} bu e-postada yok. Kullanılabilenler: ${known.map((name) => `{${name}}`).join(', ')}.`
  if (/[{}]/.test(text.replace(braced, ''))) return 'Süslü ayraçlar yalnızca alan adlarını çevreler.'
  const needs: readonly string[] = mailTexts[kind].needs?.[part] ?? []
  const missing = needs.find((name) => !named.includes(name))
  return missing === undefined ? undefined : `{${missing}} metinde geçmeli.`
}
