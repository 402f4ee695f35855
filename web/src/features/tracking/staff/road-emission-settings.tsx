/** How much a lorry emits and who says so, as an admin sets it. */
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { mostRoadGrams } from '@kervan/domain/company/road-emissions.ts'
import { type FormEvent, useState } from 'react'
import { SaveFailure } from '#features/company/settings/save-failure.tsx'
import { SettingsCard } from '#features/company/settings/settings-card.tsx'
import { useSaveCompany } from '#features/company/settings/use-save-company.ts'
import { SaveChanges } from '#spine/drafts/save-changes.tsx'
import { Badge } from '#spine/ui/badge.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'

const title = 'Karayolunun sera gazı'

export const RoadEmissionSettings = () => (
  <SettingsCard
    title={title}
    mark={({ company }) =>
      company.road_emissions.source === '' && <Badge tone="waiting">Kaynak girilmedi</Badge>
    }
  >
    {(record) => <RoadForm record={record} />}
  </SettingsCard>
)

function RoadForm({ record }: { record: CompanyRecord }) {
  const stored = record.company.road_emissions
  /** Only what was typed: the rest follows the stored settings, also when a colleague changes them. */
  const [typed, setTyped] = useState<{ grams?: string; source?: string }>({})
  const save = useSaveCompany(record, 'Kara gönderilerinin sera gazı bu katsayıyla hesaplanır.', () =>
    setTyped({}),
  )
  const grams = typed.grams ?? String(stored.grams)
  const source = typed.source ?? stored.source
  const isRight = grams !== '' && Number(grams) >= 1 && Number(grams) <= mostRoadGrams
  const isChanged = grams !== String(stored.grams) || source.trim() !== stored.source
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending && isRight)
      save.mutate({ road_emissions: { grams: Number(grams), source: source.trim() } })
  }
  return (
    <form noValidate aria-label={title} onSubmit={submit} className="flex flex-col gap-4">
      <p className="measure text-13 text-muted">
        Kara gönderilerinin sera gazı mesafe × ağırlık × bu katsayıdır. Kaynağı, hesabın yanında müşteri de
        görür.
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label="Katsayı"
          error={isRight ? undefined : `1 ile ${mostRoadGrams} arasında bir sayı yazın.`}
        >
          <NumberInput
            value={grams}
            onChange={(value) => setTyped({ ...typed, grams: value })}
            decimals={2}
            min="1"
            max={String(mostRoadGrams)}
            unit="g/tkm"
            spokenUnit="ton-kilometre başına gram"
            className="text-right"
          />
        </Field>
        <Field label="Kaynak" optionalMark className="sm:col-span-2">
          <Input
            value={source}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setTyped({ ...typed, source: target.value })}
          />
        </Field>
      </div>
      <SaveFailure save={save} />
      <SaveChanges what={title} isChanged={isChanged} isSaving={save.isPending} onDrop={() => setTyped({})} />
    </form>
  )
}
