/** Controls bound to a field of the draft by its name. A field that does not apply renders nothing. */
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { ComponentProps, ReactNode } from 'react'
import type { DraftErrors } from '#features/requests/detailed/check-detailed.ts'
import { detailedWords } from '#features/requests/detailed/detailed.copy.ts'
import {
  type Change,
  type DetailedDraft,
  type FlagName,
  isShown,
  type TextName,
} from '#features/requests/detailed/detailed-draft.ts'
import { MeasuredInput } from '#features/requests/measured-input.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'

/** `errors` are those to show: none before the first attempt to leave the tab or to send the form. */
export type TabProps = { draft: DetailedDraft; errors: DraftErrors; change: Change }

type Bound<Name> = { form: TabProps; name: Name; label: ReactNode }
type FieldWords = { hint?: ReactNode; required?: boolean; optionalMark?: boolean; className?: string }

const set = (name: TextName, text: string) => ({ [name]: text }) as Partial<DetailedDraft>

/** Label, hint and error around any control. */
export function DraftField({
  form: { draft, errors },
  name,
  children,
  ...words
}: Bound<TextName> & FieldWords & { children: ReactNode }) {
  if (!isShown(draft, name)) return null
  return (
    <Field {...words} error={errors[name]}>
      {children}
    </Field>
  )
}

type TextProps = Bound<TextName> &
  FieldWords & { control?: Omit<ComponentProps<'input'>, 'value' | 'onChange'>; upper?: boolean }

export function TextField({ control, upper = false, ...field }: TextProps) {
  const { form, name } = field
  return (
    <DraftField {...field}>
      <Input
        autoComplete="off"
        {...control}
        value={form.draft[name]}
        onChange={({ target: { value } }) => form.change(set(name, upper ? value.toUpperCase() : value))}
      />
    </DraftField>
  )
}

type MeasureProps = Bound<TextName> & FieldWords & { unit?: string; whole?: boolean }

export function MeasureField({ unit, whole = false, ...field }: MeasureProps) {
  const { form, name } = field
  return (
    <DraftField {...field}>
      <MeasuredInput
        {...(unit && { unit })}
        whole={whole}
        value={form.draft[name]}
        onChange={(text) => form.change(set(name, text))}
      />
    </DraftField>
  )
}

type ChoiceProps = Bound<TextName> &
  FieldWords & {
    words: Readonly<Record<string, string>>
    /** For choices that change other fields too. */
    choose?: (value: string) => Partial<DetailedDraft>
    /** The field always has a value, so there is no empty option. */
    always?: boolean
    disabled?: boolean
    placeholder?: string
  }

export function ChoiceField({
  words,
  choose,
  always = false,
  disabled,
  placeholder = detailedWords.none,
  ...field
}: ChoiceProps) {
  const { form, name } = field
  return (
    <DraftField {...field}>
      <Select
        {...(!always && { placeholder })}
        disabled={disabled}
        value={form.draft[name]}
        onChange={({ target: { value } }) => form.change(choose ? choose(value) : set(name, value))}
        options={Object.entries(words).map(([value, label]) => ({ value, label }))}
      />
    </DraftField>
  )
}

/** A date, today or later. */
export function DayField(field: Bound<TextName> & FieldWords) {
  const { form, name } = field
  return (
    <DraftField {...field}>
      <DateInput
        value={form.draft[name]}
        onChange={(day) => form.change(set(name, day))}
        min={dayInIstanbul(new Date())}
      />
    </DraftField>
  )
}

export function FlagField({ form, name, label, hint }: Bound<FlagName> & { hint?: string }) {
  if (!isShown(form.draft, name)) return null
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={form.draft[name]}
      onCheckedChange={(checked) => form.change({ [name]: checked === true })}
    />
  )
}
