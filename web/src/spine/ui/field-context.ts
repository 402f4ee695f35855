/** Connects a field's control to its label, hint and error. */
import { createContext, use } from 'react'

type FieldState = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

export const FieldContext = createContext<FieldState | null>(null)

/** An error that several fields share, such as that of an empty form: shown once above the form; the fields refer to it. */
export const SharedErrorContext = createContext<{ id: string; text: string | undefined } | null>(null)

/** The props that connect a control to the field around it. */
export function useFieldProps() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}

export const controlClasses =
  'w-full rounded-field border border-line-strong text-ink placeholder:text-muted transition-colors default:bg-card hover:border-ink disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger aria-invalid:bg-rejected-fill'
