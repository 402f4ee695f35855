/** The fields of the quote page, each bound to one value of the quote: editable, or as text where the quote has been sent. */
import type { QuoteFields } from '@kervan/domain/quotes/quote-content.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import type { ReactNode } from 'react'
import { ConflictQuestion, madeIt } from '#features/quotes/editor/conflict-question.tsx'
import { useEditor, useQuoteField } from '#features/quotes/editor/editor-context.ts'
import type { FieldName } from '#features/quotes/editor/quote-edits.ts'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

type Common<Name extends FieldName> = { name: Name; label: string; hint?: ReactNode; className?: string }
type Props<Name extends FieldName> = Common<Name> & {
  /** The value in words. */
  shown: (value: QuoteFields[Name]) => string
  children: (field: { value: QuoteFields[Name]; set: (value: QuoteFields[Name]) => void }) => ReactNode
}

export function QuoteField<Name extends FieldName>({
  name,
  label,
  hint,
  className,
  shown,
  children,
}: Props<Name>) {
  const { value, set, error, conflict, isReadOnly } = useQuoteField(name)
  const theirs = useEditor(({ state }) => state.base.fields[name])
  if (isReadOnly)
    return (
      <div className={className}>
        <p className="text-13 text-muted">{label}</p>
        <p className="min-h-5 whitespace-pre-line break-words">{shown(value) || '–'}</p>
      </div>
    )
  return (
    <div className={className}>
      <Field label={label} hint={hint} error={error}>
        {children({ value, set })}
        {conflict && <ConflictQuestion conflict={conflict} did={madeIt(shown(theirs))} />}
      </Field>
    </div>
  )
}

type NameOf<Value> = { [Name in FieldName]: QuoteFields[Name] extends Value ? Name : never }[FieldName]

type TextProps = Common<NameOf<string>> & {
  type?: 'text' | 'email' | 'tel'
  lines?: boolean
}

/** Not cut at its longest, which would go unseen: what is too long is said, and not saved. */
export function TextField({ type = 'text', lines = false, ...rest }: TextProps) {
  return (
    <QuoteField {...rest} shown={String}>
      {({ value, set }) =>
        lines ? (
          <Textarea
            value={value}
            onChange={(event) => set(event.target.value as never)}
            className="min-h-16"
          />
        ) : (
          <Input
            type={type}
            value={value}
            onChange={(event) => set(event.target.value as never)}
            autoComplete="off"
          />
        )
      }
    </QuoteField>
  )
}

type SelectProps<Name extends FieldName> = Common<Name> & {
  options: readonly (QuoteFields[Name] & string)[]
  words?: Partial<Record<string, string>>
  placeholder?: string
}

/** A value that is no option any more, such as one of a request, stays possible. */
export function SelectField<Name extends NameOf<string | null>>({
  options,
  words = {},
  placeholder,
  ...rest
}: SelectProps<Name>) {
  const labelOf = (value: string) => words[value] ?? value
  return (
    <QuoteField {...rest} shown={(value) => (value === null ? '' : labelOf(String(value)))}>
      {({ value, set }) => (
        <Select
          value={value ?? ''}
          onChange={(event) =>
            set((event.target.value || (placeholder && value !== '' ? null : '')) as never)
          }
          options={[...new Set<string>([...(value ? [value] : []), ...options])]
            .toSorted((one, other) => place(options, one) - place(options, other))
            .map((option) => ({ value: option, label: labelOf(option) }))}
          {...(placeholder && { placeholder })}
        />
      )}
    </QuoteField>
  )
}

const place = (options: readonly string[], value: string) =>
  options.includes(value) ? options.indexOf(value) : options.length

type CountProps = Common<NameOf<number | null>> & { unit?: string; max: string }

export function CountField({ unit, max, ...rest }: CountProps) {
  return (
    <QuoteField {...rest} shown={(value) => (value === null ? '' : [value, unit].filter(Boolean).join(' '))}>
      {({ value, set }) => (
        <NumberInput
          value={value === null ? '' : String(value)}
          onChange={(text) => set((text === '' ? null : Number(text)) as never)}
          min="1"
          max={max}
          step="1"
          {...(unit && { unit })}
        />
      )}
    </QuoteField>
  )
}

/** A day before `min` is marked, and stored all the same: its neighbour may be the wrong one. */
export function DayField({ min, ...rest }: Common<'etd' | 'eta'> & { min?: string | null }) {
  return (
    <QuoteField {...rest} shown={(value) => (value ? formatDate(value) : '')}>
      {({ value, set }) => (
        <DateInput
          value={value ?? ''}
          onChange={(day) => set(day || null)}
          min={min && isDay(min) ? min : undefined}
        />
      )}
    </QuoteField>
  )
}
