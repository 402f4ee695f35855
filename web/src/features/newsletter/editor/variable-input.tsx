/** One line of text with variables, which go where the cursor was, and below it how long it is. */
import { variableFault } from '@kervan/domain/newsletter/mail-variables.ts'
import { type ReactNode, useRef } from 'react'
import { VariableSelect } from '#features/newsletter/editor/rich-text.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'

type Props = {
  label: string
  text: string
  maxLength: number
  required?: boolean
  hint?: ReactNode
  error?: string | undefined
  onChange: (text: string) => void
}

export function VariableInput({ label, text, maxLength, required = false, hint, error, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const insert = (variable: string) => {
    const { selectionStart, selectionEnd } = box.current ?? {}
    const [from, to] = [selectionStart ?? text.length, selectionEnd ?? text.length]
    onChange(text.slice(0, from) + variable + text.slice(to))
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(from + variable.length, from + variable.length)
    })
  }
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={label} required={required} hint={hint} error={error ?? variableFault(text)}>
        <Input
          ref={box}
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <VariableSelect label={label} onPick={insert} />
    </div>
  )
}
