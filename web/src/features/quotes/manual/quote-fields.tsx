/** The fields of the office's long forms: numbers, days, choices, texts and places, each with its label and error. */
import type { ComponentProps, ReactNode } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { PlaceField } from '#features/places/place-field.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'

type Props<Draft extends FieldValues, Input> = {
  form: { control: Control<Draft, unknown, Input> }
  name: FieldPathByValue<Draft, string>
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  className?: string
}

function useText<Draft extends FieldValues, Input>({
  form,
  name,
}: Pick<Props<Draft, Input>, 'form' | 'name'>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return { field: { ...field, value: String(field.value) }, error: fieldState.error?.message }
}

type NumberShape = Pick<
  ComponentProps<typeof NumberInput>,
  'decimals' | 'min' | 'max' | 'step' | 'unit' | 'spokenUnit'
>

export function FigureField<Draft extends FieldValues, Input>({
  form,
  name,
  label,
  hint,
  className,
  ...shape
}: Props<Draft, Input> & NumberShape) {
  const { field, error } = useText({ form, name })
  return (
    <Field label={label} hint={hint} error={error} className={className ?? ''}>
      <NumberInput {...field} {...shape} className="text-right" />
    </Field>
  )
}

export function DayField<Draft extends FieldValues, Input>({
  form,
  name,
  label,
  className,
  min,
}: Props<Draft, Input> & { min?: string | undefined }) {
  const { field, error } = useText({ form, name })
  return (
    <Field label={label} error={error} className={className ?? ''}>
      <DateInput {...field} min={min} />
    </Field>
  )
}

export function TextField<Draft extends FieldValues, Input>({
  form,
  name,
  label,
  hint,
  className,
  ...input
}: Props<Draft, Input> & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize'>) {
  const { field, error } = useText({ form, name })
  return (
    <Field label={label} hint={hint} error={error} className={className ?? ''}>
      <Input autoComplete="off" {...field} {...input} />
    </Field>
  )
}

export function ChoiceField<Draft extends FieldValues, Input>({
  form,
  name,
  label,
  className,
  options,
  onChoose,
  ...select
}: Props<Draft, Input> &
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

type PlaceProps<Draft extends FieldValues, Input> = Props<Draft, Input> &
  Pick<ComponentProps<typeof PlaceField>, 'kind' | 'by'>

/** The mark is not read aloud: the input says by itself that it is required. */
const marked = "after:text-danger after:content-['_*'/'']"

export function RouteField<Draft extends FieldValues, Input>({
  form,
  name,
  label,
  hint,
  required = false,
  className,
  kind,
  by,
}: PlaceProps<Draft, Input>) {
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
