/** Gives a customer to another representative, with a reason. */
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { customer: Customer; onClose: () => void }

export function AssignDialog({ customer: { id, assigned_to }, onClose }: Props) {
  const queries = useQueryClient()
  const representatives =
    useQuery(api.customers.representatives.list.queryOptions()).data?.representatives ?? []
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const save = useMutation({
    mutationFn: () =>
      client.customers.assign({ id, assigned_to: chosen, reason: reason.trim() }, callTimeout()),
    onSuccess: ({ representative_name }) => {
      void queries.invalidateQueries({ queryKey: api.customers.key() })
      toast.success({ title: 'Temsilci değişti', description: representative_name ?? '' })
      onClose()
    },
  })
  const isWhole = chosen !== '' && reason.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !save.isPending) save.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title="Temsilciyi değiştir"
      description="Müşteri yeni temsilcisini hemen görür; neden müşterinin geçmişinde kalır."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {save.isError && <Alert title="Değiştirilemedi">{toProblem(save.error).message}</Alert>}
        <Field label="Yeni temsilci" required>
          <Select
            placeholder="Seçin"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={representatives
              .filter((each) => each.id !== assigned_to)
              .map(({ id: value, name }) => ({ value, label: name }))}
          />
        </Field>
        <Field label="Neden" required>
          <Input value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <div className="flex flex-wrap justify-end gap-3 pt-1">
          <Button onClick={onClose} disabled={save.isPending}>
            Vazgeç
          </Button>
          <Button type="submit" variant="primary" disabled={!isWhole} busy={save.isPending}>
            Temsilciyi değiştir
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
