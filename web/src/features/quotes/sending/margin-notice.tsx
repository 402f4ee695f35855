/** Says that the margin is below the floor, and lets an admin approve it; staff see who has. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import type { MarginFloor } from '@kervan/domain/quotes/quote-mail.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#features/auth/session.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useQuoteDocument } from '#features/quotes/editor/editor-context.ts'
import { percentText } from '#features/quotes/editor/margin-text.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'

type Props = { margin: MarginFloor; onApproved: () => unknown }

export function MarginNotice({ margin, onApproved }: Props) {
  const person = useSession('office').data?.person
  const mayApprove = person ? mayEnter('admin', person.role) : false
  if (margin.state === 'fine') return null
  if (margin.approval)
    return (
      <p className="rounded-field bg-approved-fill px-3 py-2 text-14 text-approved">
        Düşük marjı {margin.approval.name} onayladı.
        {margin.approval.note && ` ${margin.approval.note}`}
      </p>
    )
  return (
    <section
      aria-label="Marj onayı"
      className="flex flex-col gap-3 rounded-field bg-delayed-fill px-3 py-2 text-14 text-delayed"
    >
      <p>
        <span className="font-medium">Marj alt sınırın altında.</span> Sınır {percentText(margin.floor_pct)}.
        Göndermek için bir yöneticinin onayı gerekir.
      </p>
      {mayApprove && <Approval onApproved={onApproved} />}
    </section>
  )
}

function Approval({ onApproved }: { onApproved: () => unknown }) {
  const { id, version } = useQuoteDocument()
  const keys = useIdempotencyKeys()
  const [note, setNote] = useState('')
  const approve = useMutation({
    mutationFn: () => {
      const input = { id, version, note }
      return client.quotes.sending.approveMargin(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      })
    },
    onSuccess: () => onApproved(),
  })
  return (
    <>
      <div className="flex flex-wrap items-end gap-2 text-ink">
        <Field label="Onay notu" optionalMark className="min-w-48 flex-1">
          <Input value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <Button busy={approve.isPending} onClick={() => approve.mutate()}>
          Marjı onayla
        </Button>
      </div>
      {approve.isError && <Alert title="Onaylanamadı">{toProblem(approve.error).message}</Alert>}
    </>
  )
}
