/** Removes a sector or segment; where customers have it, another one takes its place. */
import type { CustomerGroup } from '@kervan/domain/customers/customer-groups.contract.ts'
import { groupKindWords } from '@kervan/domain/customers/customer-groups.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Select } from '#spine/ui/select.tsx'

type Props = { group: CustomerGroup; others: readonly CustomerGroup[]; onClose: () => void }

export function RemoveGroupDialog({ group: { id, kind, name }, others, onClose }: Props) {
  const queries = useQueryClient()
  const [replacement, setReplacement] = useState('')
  const remove = useMutation({
    mutationFn: () =>
      client.customers.groups.remove({ id, ...(replacement && { replacement }) }, callTimeout()),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: api.customers.key() })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={`Kaldırılsın mı: ${name}`}
      description={`Bu ${groupKindWords[kind].one} kullanılıyorsa onu taşıyan kayıtlara yerine seçtiğiniz verilir.`}
    >
      <div className="flex flex-col gap-4">
        {remove.isError && <Alert title="Kaldırılamadı">{toProblem(remove.error).message}</Alert>}
        <Field label="Yerine geçecek olan">
          <Select
            placeholder="Gerekmiyor"
            value={replacement}
            onChange={({ target }) => setReplacement(target.value)}
            options={others.map((other) => ({ value: other.id, label: other.name }))}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3 pt-1">
          <Button onClick={onClose} disabled={remove.isPending}>
            Vazgeç
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            Kaldır
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
