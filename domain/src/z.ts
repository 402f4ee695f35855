/** zod, configured once: with Turkish messages, and in a browser without `eval`, which our content policy forbids. */
import { z } from 'zod'

z.config({ jitless: 'document' in globalThis, localeError: sentenceFor })

const units: Record<string, string> = { string: ' karakter', array: ' kayıt', file: ' bayt' }

/** For fields without a message of their own; never shows a pattern, a type's English name or the typed value. */
function sentenceFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'Bu alan gerekli.' : 'Geçersiz değer.'
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Bu alan gerekli.'
      return `En az ${issue.minimum}${units[issue.origin] ?? ''} olmalı.`
    case 'too_big':
      return `En fazla ${issue.maximum}${units[issue.origin] ?? ''} olmalı.`
    case 'invalid_value':
      return 'Listedeki değerlerden biri olmalı.'
    case 'unrecognized_keys':
      return 'Tanınmayan alan.'
    default:
      return 'Geçersiz değer.'
  }
}

export { z }
