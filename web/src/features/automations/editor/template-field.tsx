/** A text with fields in double braces; what can be written stands in a list beside it and goes where the cursor was. */
import type { Fields } from '@kervan/domain/automations/field.ts'
import { useRef } from 'react'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

type Props = {
  label: string
  text: string
  fields: Fields
  maxLength: number
  lines?: 'one' | 'some' | 'many'
  required?: boolean
  fault: string | undefined
  onChange: (text: string) => void
}

export function TemplateField({ lines = 'one', ...props }: Props) {
  const { label, text, fields, maxLength, required = false, fault, onChange } = props
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const insert = (name: string) => {
    if (!box.current || name === '') return
    const { selectionStart, selectionEnd } = box.current
    const [from, to] = [selectionStart ?? text.length, selectionEnd ?? text.length]
    const field = `{{${name}}}`
    onChange(text.slice(0, from) + field + text.slice(to))
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(from + field.length, from + field.length)
    })
  }
  const control = {
    ref: box,
    value: text,
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={label} required={required} optionalMark={!required} error={fault}>
        {lines === 'one' ? (
          <Input {...control} autoComplete="off" />
        ) : (
          <Textarea {...control} className={lines === 'many' ? 'min-h-40' : 'min-h-20'} />
        )}
      </Field>
      <div className="w-56 max-w-full self-end max-md:w-full">
        <Select
          aria-label={`Alan ekle: ${label}`}
          className="h-8 text-13 text-muted max-md:h-10"
          value=""
          placeholder="Alan ekle…"
          options={Object.entries(fields).map(([value, field]) => ({ value, label: field.label }))}
          onChange={({ target }) => insert(target.value)}
        />
      </div>
    </div>
  )
}
