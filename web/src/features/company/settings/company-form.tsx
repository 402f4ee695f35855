/** Fields of the company in groups, with one button that saves what was typed. */
import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { CompanyField, FieldGroup } from '#features/company/settings/company-fields.ts'
import { SaveFailure } from '#features/company/settings/save-failure.tsx'
import { useSaveCompany } from '#features/company/settings/use-save-company.ts'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { SaveChanges } from '#spine/drafts/save-changes.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

type Props = { label: string; groups: readonly FieldGroup[]; saved: string; columns: string }

export function CompanyForm(props: Props) {
  const settings = useQuery(api.company.getSettings.queryOptions())
  if (settings.data) return <OpenForm {...props} record={settings.data} />
  if (settings.isError) return <LoadFailure title="Ayarlar açılamadı" query={settings} />
  return (
    <Loading>
      <Skeleton className="h-80 rounded-card" />
    </Loading>
  )
}

/** What was typed, and what stood there when the typing began. */
type Typed = Readonly<Record<string, { text: string; before: string }>>

function OpenForm({ label, groups, saved, columns, record }: Props & { record: CompanyRecord }) {
  /** Only what was typed: the rest follows the stored settings, also when a colleague changes them. */
  const [typed, setTyped] = useState<Typed>({})
  const [isChecked, setChecked] = useState(false)
  const save = useSaveCompany(record, saved, () => {
    setTyped({})
    setChecked(false)
  })
  const storedIn = (field: CompanyField) => field.read(record.company) ?? ''
  const shownIn = (field: CompanyField) => typed[field.key]?.text ?? storedIn(field)
  const fields = groups.flatMap((group) => group.fields)
  const changed = fields.filter((field) => shownIn(field) !== storedIn(field))
  const type = (field: CompanyField, text: string) =>
    setTyped((all) => ({ ...all, [field.key]: { text, before: all[field.key]?.before ?? storedIn(field) } }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const form = event.currentTarget
    if (changed.some((field) => field.problem(shownIn(field))))
      return requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    if (!save.isPending)
      save.mutate(changed.reduce((company, field) => field.write(company, shownIn(field)), record.company))
  }
  return (
    <form noValidate aria-label={label} onSubmit={submit} className="flex flex-col gap-5">
      {groups.map((group) => (
        <Card key={group.title} aria-label={group.title}>
          <CardHead title={group.title} />
          <CardBody className="flex flex-col gap-4">
            {group.about && <p className="measure text-13 text-muted">{group.about}</p>}
            <div className={columns}>
              {group.fields.map((field) => (
                <OneField
                  key={field.key}
                  field={field}
                  text={shownIn(field)}
                  error={isChecked && changed.includes(field) ? field.problem(shownIn(field)) : undefined}
                  other={otherThan(typed[field.key], storedIn(field))}
                  onType={(text) => type(field, text)}
                />
              ))}
            </div>
          </CardBody>
        </Card>
      ))}
      <SaveFailure save={save} />
      <SaveChanges
        what={label}
        isChanged={changed.length > 0}
        isSaving={save.isPending}
        onDrop={() => setTyped({})}
      />
    </form>
  )
}

/** What a colleague has stored in a field while it was typed in; undefined where nobody has. */
const otherThan = (typed: Typed[string] | undefined, stored: string) =>
  typed && typed.before !== stored && typed.text !== stored ? stored : undefined

type FieldProps = {
  field: CompanyField
  text: string
  error: string | undefined
  other: string | undefined
  onType: (text: string) => void
}

function OneField({ field, text, error, other, onType }: FieldProps) {
  const control = {
    value: text,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  }
  const hint =
    other === undefined ? field.hint : `Siz yazarken değiştirildi: ${other.replaceAll('\n', ', ') || 'boş'}`
  return (
    <Field
      label={field.label}
      {...(hint && { hint })}
      error={error}
      required={!field.isOptional}
      {...(field.isWide && { className: 'sm:col-span-full' })}
    >
      {field.isList ? (
        <Textarea {...control} className="min-h-16" />
      ) : (
        <Input {...control} {...(field.input && { type: field.input, inputMode: field.input })} />
      )}
    </Field>
  )
}
