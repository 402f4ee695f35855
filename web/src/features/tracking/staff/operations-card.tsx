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

/** What is typed, and the note that it began with. */
type Draft = { known: string; text: string }

export function OperationsCard({ shipment }: { shipment: StaffShipmentDetail }) {
  const { id, operations_assigned_to: assigned, operations_assigned_at: since } = shipment
  const { options } = useOperators(shipment)
  const [draft, setDraft] = useState<Draft | null>(null)
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (change: { assigned_to?: string | null; notes?: string; known_notes?: string }) =>
      client.shipments.staff.assign({ id, ...change }, callTimeout()),
    onSuccess: async (_, { notes: saved }) => {
      await queries.invalidateQueries({ queryKey: api.shipments.key() })
      if (saved !== undefined) setDraft(null)
    },
    // Refused because a colleague has written: what they wrote is shown.
    onError: () => queries.invalidateQueries({ queryKey: api.shipments.key() }),
  })
  const stored = shipment.operations_notes
  // Nothing of one's own is left in it, so that the next word of a colleague is simply shown.
  if (draft && !save.isPending && [draft.known, stored].includes(draft.text)) setDraft(null)
  const isOvertaken = draft !== null && !save.isPending && ![draft.known, draft.text].includes(stored)
  const keepMine = () => {
    save.reset()
    setDraft(draft && { ...draft, known: stored })
  }
  const takeTheirs = () => {
    save.reset()
    setDraft(null)
  }
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
          <Textarea
            value={draft?.text ?? stored}
            maxLength={2000}
            onChange={({ target }) => setDraft({ known: draft?.known ?? stored, text: target.value })}
          />
        </Field>
        {isOvertaken ? (
          <Alert
            title="Siz yazarken not değişti"
            action={
              <span className="flex flex-wrap gap-2">
                <Button size="sm" onClick={takeTheirs}>
                  Yenisini al
                </Button>
                <Button size="sm" onClick={keepMine}>
                  Benimkiyle devam et
                </Button>
              </span>
            }
          >
            <span className="whitespace-pre-line">{stored ? `Yeni hâli: ${stored}` : 'Not silindi.'}</span>
          </Alert>
        ) : (
          save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>
        )}
        {draft !== null && draft.text !== stored && !isOvertaken && (
          <Button
            className="self-end"
            busy={save.isPending}
            onClick={() => save.mutate({ notes: draft.text, known_notes: draft.known })}
          >
            Notu kaydet
          </Button>
        )}
      </CardBody>
    </Card>
  )
}
