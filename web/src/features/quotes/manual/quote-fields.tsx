/** The fields of the quote form: numbers, days, choices, texts and places, each with its label and error. */
import type { ComponentProps, ReactNode } from 'react'
import { type FieldPathByValue, useController } from 'react-hook-form'
import { PlaceField } from '#features/places/place-field.tsx'
import type { QuoteDraft } from '#features/quotes/manual/quote-draft.ts'
import type { QuoteFormState } from '#features/quotes/manual/quote-form-state.ts'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'

type Path<Value> = FieldPathByValue<QuoteDraft, Value>
type Props = {
  form: QuoteFormState
  name: Path<string>
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  className?: string
}

function useText({ form, name }: Pick<Props, 'form' | 'name'>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return { field: { ...field, value: String(field.value) }, error: fieldState.error?.message }
}

type NumberShape = Pick<
  ComponentProps<typeof NumberInput>,
  'decimals' | 'min' | 'max' | 'step' | 'unit' | 'spokenUnit'
>

export function FigureField({ form, name, label, hint, className, ...shape }: Props & NumberShape) {
  const { field, error } = useText({ form, name })
  return (
    <Field label={label} hint={hint} error={error} className={className ?? ''}>
      <NumberInput {...field} {...shape} className="text-right" />
    </Field>
  )
}

export function DayField({ form, name, label, className, min }: Props & { min?: string | undefined }) {
  const { field, error } = useText({ form, name })
  return (
    <Field label={label} error={error} className={className ?? ''}>
      <DateInput {...field} min={min} />
    </Field>
  )
}

export function TextField({
  form,
  name,
  label,
  hint,
  className,
  ...input
}: Props & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize'>) {
  const { field, error } = useText({ form, name })
  return (
    <Field label={label} hint={hint} error={error} className={className ?? ''}>
      <Input autoComplete="off" {...field} {...input} />
    </Field>
  )
}

export function ChoiceField({
  form,
  name,
  label,
  className,
  options,
  onChoose,
  ...select
}: Props &
  Pick<ComponentProps<typeof Select>, 'options' | 'placeholder'> & { onChoose?: (value: string) => void }) {
  const { field, error } = useText({ form, name })
  return (
    <Field label={label} error={error} className={className ?? ''}>
      <Select
        {...field}
        {...select}
        options={withChosen(options, field.value)}
        onChange={(event) => {
          field.onChange(event)
          onChoose?.(event.target.value)
        }}
        className="pl-2.5"
      />
    </Field>
  )
}

/** A request may have chosen what this form does not offer. */
function withChosen(options: ComponentProps<typeof Select>['options'], chosen: string) {
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: chosen }]
}

type PlaceProps = Props & Pick<ComponentProps<typeof PlaceField>, 'kind' | 'by'>

/** The mark is not read aloud: the input says by itself that it is required. */
const marked = "after:text-danger after:content-['_*'/'']"

export function RouteField({ form, name, label, hint, required = false, className, kind, by }: PlaceProps) {
  const { field, error } = useText({ form, name })
  return (
    <Field
      label={<span className={required ? marked : ''}>{label}</span>}
      hint={hint}
      required={required}
      error={error}
      className={className ?? ''}
    >
      <PlaceField {...field} {...(kind && { kind })} by={by} />
    </Field>
  )
}
