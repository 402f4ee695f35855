/** A form over a zod schema: validates before sending, shows the server's errors beside their fields and focuses the first. */

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Problem } from '@kervan/domain/problems.ts'
import type { z } from '@kervan/domain/z.ts'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { Alert } from '#spine/ui/alert.tsx'
import { SharedErrorContext } from '#spine/ui/field-context.ts'

type Settings<Values extends FieldValues, Parsed> = {
  /** As a function where the page shall not wait for it: then it is loaded when somebody begins to type. */
  schema: z.ZodType<Parsed, Values> | (() => Promise<z.ZodType<Parsed, Values>>)
  defaultValues: DefaultValues<Values>
}

export function useSchemaForm<Values extends FieldValues, Parsed>({
  schema,
  defaultValues,
}: Settings<Values, Parsed>) {
  const form = useForm<Values, unknown, Parsed>({
    resolver: typeof schema === 'function' ? resolveLate(schema) : standardSchemaResolver(schema),
    defaultValues,
    // Validated on submit, then on each key press. An error that appears on blur would move the button away from the pointer.
    mode: 'onSubmit',
  })
  const { subscribe } = form
  useEffect(() => {
    if (typeof schema !== 'function') return
    // If that fails, sending the form tries again and says so.
    const load = () => void schema().catch(() => undefined)
    return subscribe({ formState: { values: true }, callback: load })
  }, [schema, subscribe])
  return form
}

/** The same form, for fields that several forms have: they touch this part of it only. */
export function formPart<Part extends FieldValues, Draft extends Part, Parsed>(
  form: UseFormReturn<Draft, unknown, Parsed>,
): UseFormReturn<Part> {
  return form as unknown as UseFormReturn<Part>
}

const notLoaded = 'Bağlantı kurulamadı. İnternetinizi kontrol edip yeniden deneyin.'

function resolveLate<Values extends FieldValues, Parsed>(
  load: () => Promise<z.ZodType<Parsed, Values>>,
): Resolver<Values, unknown, Parsed> {
  return async (values, context, options) => {
    const schema = await load().catch(() => undefined)
    if (schema) return standardSchemaResolver(schema)(values, context, options)
    return { values: {}, errors: { root: { type: 'load', message: notLoaded } } as FieldErrors<Values> }
  }
}

/** Shows the server's errors beside their fields, or above the form where they belong to no field. */
export function showProblem<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  problem: Problem,
): void {
  const issues = (problem.data as { issues?: { path: string; message: string }[] } | undefined)?.issues ?? []
  const placed = issues.filter(
    (issue) => form.getFieldState(issue.path as Path<Values>) && issue.path in form.getValues(),
  )
  placed.forEach((issue, index) => {
    form.setError(issue.path as Path<Values>, { message: issue.message }, { shouldFocus: index === 0 })
  })
  if (placed.length === 0) form.setError('root', { message: problem.message })
}

type Props<Values extends FieldValues, Parsed> = {
  form: UseFormReturn<Values, unknown, Parsed>
  onSubmit: (values: Parsed) => Promise<void> | void
  /** A message that several fields may share: shown once above the form; the fields are only marked. */
  sharedError?: string | undefined
  className?: string
  children: ReactNode
}

export function Form<Values extends FieldValues, Parsed>({
  form,
  onSubmit,
  sharedError,
  className,
  children,
}: Props<Values, Parsed>) {
  const id = useId()
  const { root, ...fieldErrors } = form.formState.errors
  const shared = Object.values(fieldErrors).some((error) => error?.message === sharedError)
    ? sharedError
    : undefined
  const failure = shared ?? root?.message
  return (
    // react-hook-form focuses the first invalid field.
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => onSubmit(values))}
      className={clsx('flex flex-col gap-4', className)}
    >
      {failure && (
        <Alert key={failure} id={id}>
          {failure}
        </Alert>
      )}
      <SharedErrorContext value={{ id, text: shared }}>{children}</SharedErrorContext>
    </form>
  )
}
