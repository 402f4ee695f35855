/** Colleagues who are named in a note, as `@Ece Yaman`. Without zod. */
import { foldTurkish } from '#values/turkish-text.ts'

export type Colleague = { id: string; full_name: string }

/** Whom a note names; a longer name is not taken for a shorter one. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): string[] {
  const folded = foldTurkish(text)
  const byLength = colleagues
    .filter(({ full_name }) => full_name.trim() !== '')
    .toSorted((a, b) => b.full_name.length - a.full_name.length)
  const found = new Set<string>()
  for (let at = folded.indexOf('@'); at >= 0; at = folded.indexOf('@', at + 1)) {
    const rest = folded.slice(at + 1)
    const named = byLength.find(({ full_name }) => beginsWithName(rest, foldTurkish(full_name)))
    if (named && !isInsideWord(folded, at)) found.add(named.id)
  }
  return [...found]
}

const letter = /[\p{L}\p{N}]/u

/** A mail address is no mention. */
const isInsideWord = (text: string, at: number) => at > 0 && letter.test(text[at - 1] ?? '')

const beginsWithName = (text: string, name: string) =>
  text.startsWith(name) && !letter.test(text[name.length] ?? '')

/** What is being typed behind the last `@` before the caret, where a name may still follow. */
export function openMention(text: string, caret: number): { from: number; typed: string } | undefined {
  const from = text.lastIndexOf('@', caret - 1)
  if (from < 0 || isInsideWord(text, from)) return undefined
  const typed = text.slice(from + 1, caret)
  return typed.length <= 40 && /^[\p{L} ]*$/u.test(typed) && !typed.startsWith(' ')
    ? { from, typed }
    : undefined
}
