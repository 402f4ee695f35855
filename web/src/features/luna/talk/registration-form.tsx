/** A guest completes what the office knows of them. */
import type { TalkRegistration } from '@kervan/domain/luna/talk-forms.ts'
import { registrationLabels } from '@kervan/domain/luna/talk-options.ts'
import { useMutation } from '@tanstack/react-query'
import { companyTypeNames } from '#features/customers/profile.copy.ts'
import { FormCard } from '#features/luna/talk/form-card.tsx'
import { NotRegistered } from '#features/luna/talk/gate-form.tsx'
import { FormButtons } from '#features/luna/talk/quote-form.tsx'
import { client, toProblem } from '#spine/api/api.ts'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'

const loadSchema = async () => (await import('#features/luna/talk/talk-drafts.ts')).RegistrationDraft

const companyTypes = Object.entries(companyTypeNames).map(([value, label]) => ({ value, label }))

/** What they said of themselves at the gate. */
export type KnownOfGuest = { full_name: string; contact: string; company: string }

type Props = { known: KnownOfGuest; onDone: (message: string) => void; onLeave: () => void }

export function RegistrationForm({ known, onDone, onLeave }: Props) {
  const names = known.full_name.trim().split(/\s+/)
  const isMail = known.contact.includes('@')
  const form = useSchemaForm({
    schema: loadSchema,
    defaultValues: {
      first_name: names.length > 1 ? names.slice(0, -1).join(' ') : (names[0] ?? ''),
      last_name: names.length > 1 ? (names.at(-1) ?? '') : '',
      email: isMail ? known.contact : '',
      phone: isMail ? '' : known.contact,
      company: known.company,
      company_type: '',
      position: '',
      country: 'Türkiye',
      city: '',
    },
  })
  const { errors } = form.formState
  const register = useMutation({
    mutationFn: (filled: TalkRegistration) => client.luna.talk.register(filled),
    onSuccess: ({ message }) => onDone(message),
    onError: (error) => {
      const problem = toProblem(error)
      if (problem.status === 400) showProblem(form, problem)
    },
  })
  return (
    <FormCard title="Bilgilerinizi tamamlayın">
      <Form form={form} onSubmit={(filled) => register.mutate(filled)}>
        <Field label={registrationLabels.first_name} required error={errors.first_name?.message}>
          <Input autoComplete="given-name" {...form.register('first_name')} />
        </Field>
        <Field label={registrationLabels.last_name} required error={errors.last_name?.message}>
          <Input autoComplete="family-name" {...form.register('last_name')} />
        </Field>
        <Field label={registrationLabels.email} error={errors.email?.message}>
          <Input type="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Field label={registrationLabels.phone} error={errors.phone?.message}>
          <Input type="tel" autoComplete="tel" {...form.register('phone')} />
        </Field>
        <Field label={registrationLabels.company} required error={errors.company?.message}>
          <Input autoComplete="organization" {...form.register('company')} />
        </Field>
        <Field label={registrationLabels.company_type} required error={errors.company_type?.message}>
          <Select placeholder="Seçin" options={companyTypes} {...form.register('company_type')} />
        </Field>
        <Field label={registrationLabels.position} optionalMark error={errors.position?.message}>
          <Input autoComplete="organization-title" {...form.register('position')} />
        </Field>
        <Field label={registrationLabels.country} required error={errors.country?.message}>
          <Input autoComplete="country-name" {...form.register('country')} />
        </Field>
        <Field label={registrationLabels.city} optionalMark error={errors.city?.message}>
          <Input autoComplete="address-level2" {...form.register('city')} />
        </Field>
        <NotRegistered error={register.error} />
        <FormButtons label="Kaydet" busy={register.isPending} onLeave={onLeave} />
      </Form>
    </FormCard>
  )
}
