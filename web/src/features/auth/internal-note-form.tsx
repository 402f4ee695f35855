/** A note of the office to itself, in which colleagues can be named. Ctrl or ⌘ Enter saves it. */
import type { Colleague } from '@kervan/domain/auth/mentions.ts'
import type { FormEvent, KeyboardEvent } from 'react'
import { MentionInput } from '#features/auth/mention-input.tsx'
import { toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { Field } from '#spine/ui/field.tsx'

type Props = {
  /** What the form is for, for a screen reader. */
  name: string
  label: string
  hint: string
  text: string
  onChange: (text: string) => void
  colleagues: readonly Colleague[]
  add: { isPending: boolean; isError: boolean; error: unknown }
  onSave: (text: string) => void
  className?: string
}

export function InternalNoteForm(props: Props) {
  const { name, label, hint, text, onChange, colleagues, add, onSave, className } = props
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !add.isPending) onSave(text.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event)
  }
  return (
    <form
      noValidate
      aria-label={name}
      onSubmit={save}
      onKeyDown={onKeyDown}
      className={cn('flex flex-col gap-3', className)}
    >
      <Field label={label} hint={hint}>
        <MentionInput value={text} onChange={onChange} maxLength={1000} colleagues={colleagues} />
      </Field>
      {add.isError && <Alert title="Not kaydedilemedi">{toProblem(add.error).message}</Alert>}
      <Button
        type="submit"
        size="sm"
        variant="primary"
        className="self-end"
        busy={add.isPending}
        disabled={!text.trim()}
      >
        Notu kaydet
      </Button>
    </form>
  )
}
