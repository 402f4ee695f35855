/** How many documents of one customer are kept and how large they may be together, as an admin sets it. */
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import {
  type DocumentRoom,
  leastDocumentRoom,
  mostDocumentRoom,
} from '@kervan/domain/company/document-room.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { type FormEvent, useState } from 'react'
import { SaveFailure } from '#features/company/settings/save-failure.tsx'
import { SettingsCard } from '#features/company/settings/settings-card.tsx'
import { useSaveCompany } from '#features/company/settings/use-save-company.ts'
import { SaveChanges } from '#spine/drafts/save-changes.tsx'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'

const title = 'Müşteri başına belge alanı'

export const DocumentRoomSettings = () => (
  <SettingsCard title={title}>{(record) => <RoomForm record={record} />}</SettingsCard>
)

type Part = keyof DocumentRoom
const parts: readonly { part: Part; label: string; unit: string }[] = [
  { part: 'files', label: 'Belge sayısı', unit: 'belge' },
  { part: 'megabytes', label: 'Toplam boy', unit: 'MB' },
]

function RoomForm({ record }: { record: CompanyRecord }) {
  const stored = record.company.document_room
  /** Only what was typed: the rest follows the stored settings, also when a colleague changes them. */
  const [typed, setTyped] = useState<Partial<Record<Part, string>>>({})
  const save = useSaveCompany(record, 'Yeni belgeler bu sınırlarla kabul edilir.', () => setTyped({}))
  const shownIn = (part: Part) => typed[part] ?? String(stored[part])
  const problemOf = (part: Part) => {
    const [value, least, most] = [Number(shownIn(part)), leastDocumentRoom[part], mostDocumentRoom[part]]
    return shownIn(part) !== '' && Number.isInteger(value) && value >= least && value <= most
      ? undefined
      : `${formatCount(least)} ile ${formatCount(most)} arasında bir sayı yazın.`
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || parts.some(({ part }) => problemOf(part))) return
    save.mutate({
      document_room: { files: Number(shownIn('files')), megabytes: Number(shownIn('megabytes')) },
    })
  }
  return (
    <form noValidate aria-label={title} onSubmit={submit} className="flex flex-col gap-4">
      <p className="measure text-13 text-muted">
        Bir müşterinin yükledikleri bu kadar olabilir; ofisin ve sürücülerin onun için ekledikleri ayrıca bu
        kadar. Alan küçülürse var olan belgeler kalır, yenisi eklenemez.
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        {parts.map(({ part, label, unit }) => (
          <Field key={part} label={label} error={problemOf(part)}>
            <NumberInput
              value={shownIn(part)}
              onChange={(value) => setTyped({ ...typed, [part]: value })}
              min={String(leastDocumentRoom[part])}
              max={String(mostDocumentRoom[part])}
              step="1"
              unit={unit}
              className="text-right"
            />
          </Field>
        ))}
      </div>
      <SaveFailure save={save} />
      <SaveChanges
        what={title}
        isChanged={parts.some(({ part }) => shownIn(part) !== String(stored[part]))}
        isSaving={save.isPending}
        onDrop={() => setTyped({})}
      />
    </form>
  )
}
