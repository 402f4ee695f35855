/** Makes a link: for whom it is and how long it works. */
import { type ShareDays, shareDays } from '@kervan/domain/tracking/share-link.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { toast } from '#spine/ui/toast.tsx'

const usualDays: ShareDays = 30

export function ShareForm({ shipmentId }: { shipmentId: string }) {
  const [label, setLabel] = useState('')
  const [days, setDays] = useState<ShareDays>(usualDays)
  const keys = useIdempotencyKeys()
  const queries = useQueryClient()
  const make = useMutation({
    mutationFn: () => {
      const input = { shipment_id: shipmentId, label, days }
      return client.tracking.shares.create(input, { context: { idempotencyKey: keys.keyFor(input) } })
    },
    onSuccess: async () => {
      setLabel('')
      keys.renew()
      await queries.invalidateQueries({ queryKey: api.tracking.shares.key() })
      toast.success({ title: 'Bağlantı hazır', description: 'Kopyalayıp gönderebilirsiniz.' })
    },
    onError: (error) => toast.failure({ title: 'Bağlantı açılamadı', description: toProblem(error).message }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!make.isPending) make.mutate()
  }
  return (
    <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto]">
      <Field label="Kimin için" optionalMark>
        <Input value={label} maxLength={80} onChange={({ target }) => setLabel(target.value)} />
      </Field>
      <Field label="Süre">
        <Select
          value={String(days)}
          options={shareDays.map((value) => ({ value: String(value), label: `${value} gün` }))}
          onChange={({ target }) => setDays(Number(target.value) as ShareDays)}
        />
      </Field>
      <Button type="submit" busy={make.isPending} busyLabel="Bağlantı açılıyor">
        Bağlantı aç
      </Button>
    </form>
  )
}
