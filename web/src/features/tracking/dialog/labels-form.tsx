/** The customer's own order number and name of a shipment, by which they find it again. */
import type { OwnShipment } from '@kervan/domain/shipments/own-shipment.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Part } from '#features/tracking/dialog/facts.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function LabelsForm({ shipment }: { shipment: OwnShipment }) {
  const [draft, setDraft] = useState<{ own_reference: string; own_name: string } | null>(null)
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (labels: { own_reference: string; own_name: string }) =>
      client.shipments.label({ id: shipment.id, ...labels }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.shipments.key() })
      setDraft(null)
      toast.success({ title: 'Kaydedildi', description: 'Gönderiyi bu adla ve numarayla arayabilirsiniz.' })
    },
    onError: (error) => toast.failure({ title: 'Kaydedilemedi', description: toProblem(error).message }),
  })
  const shown = draft ?? shipment
  const change = (name: 'own_reference' | 'own_name', value: string) =>
    setDraft({ own_reference: shown.own_reference, own_name: shown.own_name, [name]: value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft) save.mutate(draft)
  }
  return (
    <Part title="Sizin adlandırmanız">
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto] print:hidden">
        <Field label="Sipariş numaranız">
          <Input
            value={shown.own_reference}
            maxLength={60}
            onChange={(event) => change('own_reference', event.target.value)}
          />
        </Field>
        <Field label="Verdiğiniz ad">
          <Input
            value={shown.own_name}
            maxLength={80}
            onChange={(event) => change('own_name', event.target.value)}
          />
        </Field>
        <Button type="submit" disabled={!draft} busy={save.isPending} busyLabel="Kaydediliyor">
          Kaydet
        </Button>
      </form>
      <p className="hidden text-14 print:block">
        {[shipment.own_reference, shipment.own_name].filter(Boolean).join(' · ') || '–'}
      </p>
    </Part>
  )
}
