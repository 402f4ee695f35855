/** Names a view: one field and its button. */
import { viewNameLength, viewNameWords } from '@kervan/domain/lists/lists.copy.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'

type Props = {
  label: string
  action: string
  initial: string
  busy: boolean
  error: string | undefined
  onSubmit: (name: string) => void
}

export function ViewNameForm({ label, action, initial, busy, error, onSubmit }: Props) {
  const [name, setName] = useState(initial)
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(name.trim() === '')
    if (name.trim() !== '' && !busy) onSubmit(name.trim())
  }
  return (
    <form onSubmit={submit} noValidate className="min-w-0 flex-1">
      <Field label={label} error={isMissing ? viewNameWords.missing : error}>
        <div className="flex gap-2">
          <Input
            value={name}
            maxLength={viewNameLength}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
            className="h-8 min-w-0 flex-1 text-14"
          />
          <Button type="submit" size="sm" variant="primary" busy={busy} busyLabel="Kaydediliyor">
            {action}
          </Button>
        </div>
      </Field>
    </form>
  )
}
