/** How a field tells its control which label, hint and error belong to it. */
import { createContext, use } from 'react'

type FieldParts = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

export const FieldContext = createContext<FieldParts | null>(null)

/** An error that several fields share, such as an empty form's: said once at the form, which tells the fields here. */
export const SharedErrorContext = createContext<{ id: string; text: string | undefined } | null>(null)

/** What a control spreads onto its element to be wired to the field around it. */
export function useFieldParts() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}

export const controlLook =
  'w-full rounded-field border border-line-strong bg-card text-ink placeholder:text-muted transition-colors hover:border-ink disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger aria-invalid:bg-rejected-fill'
