/** The cells of a row that could not be added, to be corrected. */
import type { ImportRow } from '@kervan/domain/customers/customer-imports.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { importId: string; heads: readonly string[]; row: ImportRow; onClose: () => void }

export function MendRow({ importId, heads, row: { line, cells }, onClose }: Props) {
  const [typed, setTyped] = useState(() => heads.map((_, index) => cells[index] ?? ''))
  const queries = useQueryClient()
  const mend = useMutation({
    mutationFn: () => client.customers.imports.mend({ id: importId, line, cells: typed }),
    onSuccess: ({ outcome }) => {
      toast.success({ title: outcome === 'added' ? 'Müşteri eklendi' : 'Bu müşteri zaten kayıtlı' })
      void queries.invalidateQueries({ queryKey: api.customers.imports.key() })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mend.mutate()
  }
  return (
    <form onSubmit={submit} aria-label={`${line}. satır`} className="flex flex-col gap-3 pb-2">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {heads.map((head, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are what their place says, two may have one heading
          <Field key={index} label={head || `${index + 1}. sütun`}>
            <Input
              value={typed[index] ?? ''}
              onChange={({ target }) => setTyped(typed.with(index, target.value))}
            />
          </Field>
        ))}
      </div>
      {mend.isError && <Alert>{toProblem(mend.error).message}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button size="sm" onClick={onClose} disabled={mend.isPending}>
          Vazgeç
        </Button>
        <Button size="sm" type="submit" variant="primary" busy={mend.isPending} busyLabel="Ekleniyor">
          Düzelt ve ekle
        </Button>
      </div>
    </form>
  )
}
