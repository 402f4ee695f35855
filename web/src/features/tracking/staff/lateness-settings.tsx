/** When a shipment counts as late, and when as silent: three numbers each, that an admin sets. */
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { mostLateHours } from '@kervan/domain/company/late-after-hours.ts'
import { mostSilentHours } from '@kervan/domain/company/silent-after-hours.ts'
import { shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { type FormEvent, useState } from 'react'
import { SaveFailure } from '#features/company/settings/save-failure.tsx'
import { SettingsCard } from '#features/company/settings/settings-card.tsx'
import { useSaveCompany } from '#features/company/settings/use-save-company.ts'
import { SaveChanges } from '#spine/drafts/save-changes.tsx'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'

const modes = ['sea', 'air', 'land'] as const
type Mode = (typeof modes)[number]

/** One setting: what it is called, what it means, and which field of the company it is. */
type Setting = {
  field: 'late_after_hours' | 'silent_after_hours'
  title: string
  meaning: string
  saved: string
  most: number
}

const lateness: Setting = {
  field: 'late_after_hours',
  title: 'Gecikme sınırları',
  meaning:
    'Beklenen varış, söz verilen günü bundan çok aşarsa gönderi gecikmiş sayılır. Taşıyıcının bildirdiği gecikme her zaman geçerlidir.',
  saved: 'Açık gönderiler yeni sınırlarla hesaplanıyor.',
  most: mostLateHours,
}

const silence: Setting = {
  field: 'silent_after_hours',
  title: 'Sessizlik sınırları',
  meaning: 'Yoldaki bir gönderiden bundan uzun süre haber alınmazsa iş kuyruğuna bir iş düşer.',
  saved: 'Yoldaki gönderilere yeni sınırlarla bakılıyor.',
  most: mostSilentHours,
}

export const LatenessSettings = () => <HoursSettings setting={lateness} />
export const SilenceSettings = () => <HoursSettings setting={silence} />

function HoursSettings({ setting }: { setting: Setting }) {
  return (
    <SettingsCard title={setting.title}>
      {(record) => <HoursForm setting={setting} record={record} />}
    </SettingsCard>
  )
}

type FormProps = { setting: Setting; record: CompanyRecord }

function HoursForm({ setting: { field, title, meaning, saved, most }, record }: FormProps) {
  const stored = record.company[field]
  /** Only what was typed: the rest follows the stored settings, also when a colleague changes them. */
  const [typed, setTyped] = useState<Partial<Record<Mode, string>>>({})
  const save = useSaveCompany(record, saved, () => setTyped({}))
  const shownIn = (mode: Mode) => typed[mode] ?? String(stored[mode])
  const problemOf = (mode: Mode) => {
    const hours = Number(shownIn(mode))
    return shownIn(mode) !== '' && Number.isInteger(hours) && hours >= 1 && hours <= most
      ? undefined
      : `1 ile ${most} arasında bir saat yazın.`
  }
  const isChanged = modes.some((mode) => shownIn(mode) !== String(stored[mode]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || modes.some(problemOf)) return
    const hours = {
      sea: Number(shownIn('sea')),
      air: Number(shownIn('air')),
      land: Number(shownIn('land')),
    }
    save.mutate({ [field]: hours })
  }
  return (
    <form noValidate aria-label={title} onSubmit={submit} className="flex flex-col gap-4">
      <p className="measure text-13 text-muted">{meaning}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {modes.map((mode) => (
          <Field key={mode} label={shipmentTypeWords[mode]} error={problemOf(mode)}>
            <NumberInput
              value={shownIn(mode)}
              onChange={(hours) => setTyped({ ...typed, [mode]: hours })}
              min="1"
              max={String(most)}
              step="1"
              unit="saat"
              className="text-right"
            />
          </Field>
        ))}
      </div>
      <SaveFailure save={save} />
      <SaveChanges what={title} isChanged={isChanged} isSaving={save.isPending} onDrop={() => setTyped({})} />
    </form>
  )
}
