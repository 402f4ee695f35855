/** What was typed into a form and not saved yet, kept in this tab over a reload or a new sign-in, for its own author only. */
const prefix = 'kervan-draft-'

type Kept = { person_id?: unknown; values?: Record<string, unknown> }

export function keepDraft(form: string, personId: string, values: Record<string, unknown>): void {
  withStorage((storage) => storage.setItem(prefix + form, JSON.stringify({ person_id: personId, values })))
}

export function restoreDraft<Field extends string>(
  form: string,
  personId: string,
  fields: readonly Field[],
): Record<Field, string> | null {
  return withStorage((storage) => readDraft(storage.getItem(prefix + form), personId, fields)) ?? null
}

export function dropDraft(form: string): void {
  withStorage((storage) => storage.removeItem(prefix + form))
}

/** Whether anything of theirs is kept, in whichever form. */
export function hasDraft(personId: string): boolean {
  const found = withStorage((storage) =>
    Object.keys(storage).some(
      (key) => key.startsWith(prefix) && readDraft(storage.getItem(key), personId, []) !== null,
    ),
  )
  return found ?? false
}

/** Null for anybody else, and where a field is missing. */
export function readDraft<Field extends string>(
  stored: string | null,
  personId: string,
  fields: readonly Field[],
): Record<Field, string> | null {
  const kept = JSON.parse(stored ?? 'null') as Kept | null
  if (kept?.person_id !== personId) return null
  const found = fields.map((field) => [field, kept.values?.[field]] as const)
  if (found.some(([, value]) => typeof value !== 'string')) return null
  return Object.fromEntries(found) as Record<Field, string>
}

/** Where storage is off, a draft lives as long as its page. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
