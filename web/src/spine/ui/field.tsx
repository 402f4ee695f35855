/** A control with its label, hint and error, connected for screen readers. */
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, use, useId } from 'react'
import { FieldContext, SharedErrorContext } from '#spine/ui/field-context.ts'

type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  optionalMark?: boolean
  className?: string
  children: ReactNode
}

export function Field({ label, hint, error, required = false, optionalMark, className, children }: Props) {
  const id = useId()
  const shared = use(SharedErrorContext)
  const ownError = error === shared?.text ? undefined : error
  const errorId = error && (ownError ? `${id}-error` : shared?.id)
  const describedBy = [hint && `${id}-hint`, errorId].filter(Boolean).join(' ') || undefined
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
        <label htmlFor={id} className="text-14 font-medium">
          {label}
          {optionalMark && <span className="font-normal text-muted"> (isteğe bağlı)</span>}
        </label>
        {children}
        {hint && (
          <p id={`${id}-hint`} className="text-13 text-muted">
            {hint}
          </p>
        )}
        {ownError && (
          <p id={`${id}-error`} className="flex animate-rise items-start gap-1.5 text-13 text-danger">
            <CircleAlert className="mt-px size-4 shrink-0" strokeWidth={1.75} aria-hidden />
            {ownError}
          </p>
        )}
      </div>
    </FieldContext>
  )
}
