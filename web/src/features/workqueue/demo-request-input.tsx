/** One field of the demo request form. The line for its error is always there, so that nothing moves. */
import { clsx } from 'clsx'
import { type HTMLInputTypeAttribute, useId } from 'react'
import { demoRequestCopy } from '#features/workqueue/demo-request.copy.ts'
import type { DraftErrors, DraftField } from '#features/workqueue/demo-request-draft.ts'
import { controlClasses } from '#spine/ui/field-context.ts'

type Props = {
  name: DraftField
  errors: DraftErrors
  onChange: (name: DraftField) => void
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  required?: boolean
  /** More than one makes it a textarea. */
  lines?: number
  hint?: string
  className?: string
}

export function DemoRequestInput({
  name,
  errors,
  onChange,
  type = 'text',
  autoComplete,
  required = false,
  lines = 1,
  hint,
  className,
}: Props) {
  const id = useId()
  const error = errors[name]
  const control = {
    id,
    name,
    autoComplete,
    'aria-required': required || undefined,
    'aria-invalid': Boolean(error) || undefined,
    'aria-describedby': `${id}-words`,
    onChange: () => error && onChange(name),
  }
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-14 font-medium">
        {demoRequestCopy.labels[name]}
        {!required && <span className="font-normal text-muted"> (isteğe bağlı)</span>}
      </label>
      {lines > 1 ? (
        <textarea {...control} rows={lines} className={clsx(controlClasses, 'resize-y px-3 py-2 text-15')} />
      ) : (
        <input
          {...control}
          type={type}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          spellCheck={type === 'email' ? false : undefined}
          className={clsx(controlClasses, 'h-10 px-3 text-15')}
        />
      )}
      <p id={`${id}-words`} className={clsx('min-h-5 text-13', error ? 'text-danger' : 'text-muted')}>
        {error ?? hint}
      </p>
    </div>
  )
}
