/** By how much an arrival may be beyond the promise before a shipment counts as late: three numbers that an admin sets. */
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { type LateAfterHours, mostLateHours } from '@kervan/domain/company/late-after-hours.ts'
import { shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { UnsavedChanges } from '#spine/drafts/unsaved-changes.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

const modes = ['sea', 'air', 'land'] as const
type Mode = (typeof modes)[number]

export function LatenessSettings() {
  const settings = useQuery(api.company.getSettings.queryOptions())
  return (
    <Card>
      <CardHead title="Gecikme sınırları" />
      <CardBody>
        {settings.isPending && (
          <Loading>
            <Skeleton className="h-24" />
          </Loading>
        )}
        {settings.isError && !settings.data && <LoadFailure title="Ayarlar açılamadı" query={settings} />}
        {settings.data && <LatenessForm record={settings.data} />}
      </CardBody>
    </Card>
  )
}

function LatenessForm({ record }: { record: CompanyRecord }) {
  const stored = record.company.late_after_hours
  /** Only what was typed: the rest follows the stored settings, also when a colleague changes them. */
  const [typed, setTyped] = useState<Partial<Record<Mode, string>>>({})
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (late_after_hours: LateAfterHours) =>
      client.company.update(
        { version: record.version, company: { ...record.company, late_after_hours } },
        callTimeout(),
      ),
    onSuccess: (saved) => {
      queries.setQueryData(api.company.getSettings.queryKey(), saved)
      setTyped({})
      toast.success({ title: 'Kaydedildi', description: 'Açık gönderiler yeni sınırlarla hesaplanıyor.' })
    },
    // Somebody has changed the company meanwhile: what was typed stays, over the new state.
    onError: () => void queries.invalidateQueries({ queryKey: api.company.key() }),
  })
  const shownIn = (mode: Mode) => typed[mode] ?? String(stored[mode])
  const problemOf = (mode: Mode) => {
    const hours = Number(shownIn(mode))
    return shownIn(mode) !== '' && Number.isInteger(hours) && hours >= 1 && hours <= mostLateHours
      ? undefined
      : `1 ile ${mostLateHours} arasında bir saat yazın.`
  }
  const isChanged = modes.some((mode) => shownIn(mode) !== String(stored[mode]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || modes.some(problemOf)) return
    save.mutate({
      sea: Number(shownIn('sea')),
      air: Number(shownIn('air')),
      land: Number(shownIn('land')),
    })
  }
  return (
    <form noValidate aria-label="Gecikme sınırları" onSubmit={submit} className="flex flex-col gap-4">
      <p className="measure text-13 text-muted">
        Beklenen varış, söz verilen günü bundan çok aşarsa gönderi gecikmiş sayılır. Taşıyıcının bildirdiği
        gecikme her zaman geçerlidir.
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        {modes.map((mode) => (
          <Field key={mode} label={shipmentTypeWords[mode]} error={problemOf(mode)}>
            <NumberInput
              value={shownIn(mode)}
              onChange={(hours) => setTyped({ ...typed, [mode]: hours })}
              min="1"
              max={String(mostLateHours)}
              step="1"
              unit="saat"
              className="text-right"
            />
          </Field>
        ))}
      </div>
      {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
      <Button
        type="submit"
        variant="primary"
        className="self-end"
        busy={save.isPending}
        disabled={!isChanged}
      >
        Kaydet
      </Button>
      {isChanged && <UnsavedChanges what="Sınırları" isSaving={save.isPending} />}
    </form>
  )
}
