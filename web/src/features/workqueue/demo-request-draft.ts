/** The typed values of a demo request, and their errors per field. */
import type { Problem } from '@kervan/domain/problems.ts'
import { isEmailAddress } from '@kervan/domain/values/email-shape.ts'
import {
  demoRequestLengths,
  demoRequestWords,
  phoneShape,
} from '@kervan/domain/workqueue/demo-request.copy.ts'

export const draftFields = ['full_name', 'email', 'company', 'phone', 'message'] as const
export type DraftField = (typeof draftFields)[number]
export type Draft = Record<DraftField, string>
export type DraftErrors = Partial<Record<DraftField, string>>

export function readDraft(form: FormData): Draft {
  const text = (field: DraftField) => String(form.get(field) ?? '').trim()
  return {
    full_name: text('full_name'),
    email: text('email'),
    company: text('company'),
    phone: text('phone'),
    message: text('message'),
  }
}

/** Checks before sending; the server checks again. */
export function checkDraft(draft: Draft): DraftErrors {
  const { full_name, email, phone } = draft
  return {
    ...tooLong(draft),
    ...(!full_name && { full_name: demoRequestWords.nameRequired }),
    ...(!email && { email: demoRequestWords.emailRequired }),
    ...(email && !isEmailAddress(email) && { email: demoRequestWords.emailShape }),
    ...(!phoneShape.test(phone) && { phone: demoRequestWords.phoneShape }),
  }
}

/** Said rather than cut off while typing: nobody notices the end of a pasted text that is missing. */
function tooLong(draft: Draft): DraftErrors {
  const over = draftFields.filter((field) => draft[field].length > demoRequestLengths[field])
  return Object.fromEntries(
    over.map((field) => [field, demoRequestWords.tooLong(demoRequestLengths[field], draft[field].length)]),
  )
}

/** The server's errors per field; empty when the refusal is about something else. */
export function serverErrors(problem: Problem | null): DraftErrors {
  const { issues = [] } = (problem?.data ?? {}) as { issues?: { path: string; message: string }[] }
  // Of several errors in one field the first wins.
  return Object.fromEntries(
    issues
      .toReversed()
      .filter(({ path }) => (draftFields as readonly string[]).includes(path))
      .map(({ path, message }) => [path, message]),
  )
}

export function firstInvalid(errors: DraftErrors): DraftField | undefined {
  return draftFields.find((field) => errors[field])
}
