/** Whose operation the shipment is, since when, and the office's own note. */
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useOperators } from '#features/tracking/staff/colleagues.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

export function OperationsCard({ shipment }: { shipment: StaffShipmentDetail }) {
  const { id, operations_assigned_to: assigned, operations_assigned_at: since } = shipment
  const { options } = useOperators(shipment)
  const [notes, setNotes] = useState<string | null>(null)
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (change: { assigned_to?: string | null; notes?: string }) =>
      client.shipments.staff.assign({ id, ...change }, callTimeout()),
    onSuccess: async (_, { notes: saved }) => {
      await queries.invalidateQueries({ queryKey: api.shipments.key() })
      if (saved !== undefined) setNotes(null)
    },
  })
  const written = notes ?? shipment.operations_notes
  return (
    <Card>
      <CardHead title="Operasyon" />
      <CardBody className="flex flex-col gap-4">
        <Field label="Sorumlu" hint={since ? `${formatDateTime(since)} tarihinde atandı` : undefined}>
          <Select
            value={assigned ?? ''}
            options={[{ value: '', label: 'Sorumlusu yok' }, ...options]}
            onChange={({ target }) => save.mutate({ assigned_to: target.value || null })}
          />
        </Field>
        <Field label="İç not" hint="Müşteri görmez.">
          <Textarea value={written} maxLength={2000} onChange={({ target }) => setNotes(target.value)} />
        </Field>
        {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
        {notes !== null && notes !== shipment.operations_notes && (
          <Button className="self-end" busy={save.isPending} onClick={() => save.mutate({ notes })}>
            Notu kaydet
          </Button>
        )}
      </CardBody>
    </Card>
  )
}
