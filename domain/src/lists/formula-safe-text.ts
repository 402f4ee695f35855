/**
 * Text in a file for spreadsheet programs, which would compute or call what begins like a formula. An apostrophe before it makes
 * it text; whoever reads the file back takes exactly that one away. Without zod.
 */

/** What a program may take for the beginning of a formula or command, after blanks and quotes too; and in wide letters. */
const looksLikeFormula = /^'*(?:[\t\r\n]|[\s"\u00a0\ufeff]*[=+\-@|%＝＋－＠])/
const wasNeutralised = /^'+(?:[\t\r\n]|[\s"\u00a0\ufeff]*[=+\-@|%＝＋－＠])/

export function neutralised(text: string): string {
  return looksLikeFormula.test(text) ? `'${text}` : text
}

/** The reverse of `neutralised`. */
export function restored(text: string): string {
  return wasNeutralised.test(text) ? text.slice(1) : text
}
