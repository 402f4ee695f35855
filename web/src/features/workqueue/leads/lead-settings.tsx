/** After how many quiet days somebody is asked what becomes of a lead, as an admin sets it. */
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { mostForgottenLeadDays } from '@kervan/domain/company/forgotten-lead-days.ts'
import { mostAskedAtOnce } from '@kervan/domain/workqueue/lead-steps.ts'
import { type FormEvent, useState } from 'react'
import { SaveFailure } from '#features/company/settings/save-failure.tsx'
import { SettingsCard } from '#features/company/settings/settings-card.tsx'
import { useSaveCompany } from '#features/company/settings/use-save-company.ts'
import { SaveChanges } from '#spine/drafts/save-changes.tsx'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'

const title = 'Unutulan adaylar'

export const LeadSettings = () => (
  <SettingsCard title={title}>{(record) => <DaysForm record={record} />}</SettingsCard>
)

function DaysForm({ record }: { record: CompanyRecord }) {
  const stored = String(record.company.forgotten_lead_days)
  /** Only what was typed: until then it follows the stored setting, also when a colleague changes it. */
  const [typed, setTyped] = useState<string>()
  const save = useSaveCompany(record, 'Adaylara yarın sabah bu süreyle bakılır.', () => setTyped(undefined))
  const days = typed ?? stored
  const isRight =
    days !== '' &&
    Number.isInteger(Number(days)) &&
    Number(days) >= 1 &&
    Number(days) <= mostForgottenLeadDays
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending && isRight) save.mutate({ forgotten_lead_days: Number(days) })
  }
  return (
    <form noValidate aria-label={title} onSubmit={submit} className="flex flex-col gap-4">
      <p className="measure text-13 text-muted">
        Bu kadar gün teması ve açık işi olmayan bir aday için her sabah temsilcisinden karar istenir:
        görüşmek, bekletmek veya vazgeçmek. Bir temsilciye aynı anda en çok {mostAskedAtOnce} aday sorulur.
      </p>
      <Field
        label="Süre"
        className="sm:max-w-48"
        error={isRight ? undefined : `1 ile ${mostForgottenLeadDays} arasında bir gün sayısı yazın.`}
      >
        <NumberInput
          value={days}
          onChange={setTyped}
          min="1"
          max={String(mostForgottenLeadDays)}
          step="1"
          unit="gün"
          className="text-right"
        />
      </Field>
      <SaveFailure save={save} />
      <SaveChanges
        what={title}
        isChanged={days !== stored}
        isSaving={save.isPending}
        onDrop={() => setTyped(undefined)}
      />
    </form>
  )
}
