/** The form with the six fields of a customer's profile. */

import { signInWords } from '@kervan/domain/auth/auth.copy.ts'
import { ProfileForm } from '@kervan/domain/customers/customer-forms.ts'
import { profileWords } from '@kervan/domain/customers/customers.copy.ts'
import { missingFields, type ProfileField, profileFields } from '@kervan/domain/customers/customers.policy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureMessage } from '#features/auth/failure-message.ts'
import { companyTypeNames, namesOf, profileFieldNames } from '#features/customers/profile.copy.ts'
import { useOwnProfile } from '#features/customers/use-own-profile.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { UnsavedChanges } from '#spine/drafts/unsaved-changes.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { ProgressBar } from '#spine/ui/progress-bar.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Profile = NonNullable<ReturnType<typeof useOwnProfile>['data']>

/** `onComplete` is called when all six fields have been saved. */
type Props = { onComplete?: () => void }

export function ProfileSection({ onComplete }: Props) {
  const profile = useOwnProfile()
  if (profile.data) return <ProfileFields profile={profile.data} onComplete={onComplete} />
  if (profile.isError) return <LoadFailure title="Profiliniz gösterilemedi" query={profile} />
  return (
    <Loading className="grid gap-4 sm:grid-cols-2">
      {Object.keys(profileFieldNames).map((field) => (
        <Skeleton key={field} className="h-16" />
      ))}
    </Loading>
  )
}

function ProfileFields({ profile, onComplete }: { profile: Profile; onComplete: Props['onComplete'] }) {
  const queries = useQueryClient()
  const form = useSchemaForm({ schema: ProfileForm, defaultValues: formValuesOf(profile) })
  const { errors, isDirty } = form.formState
  // Of what is typed, so that a field that has just been filled is not called missing.
  const missing = missingFields(form.watch())
  const save = useMutation({
    mutationFn: (values: ProfileForm) => client.customers.saveProfile(values),
    onSuccess: (saved) => {
      queries.setQueryData(api.customers.getOwnProfile.queryKey(), saved)
      form.reset(formValuesOf(saved))
      void queries.invalidateQueries({ queryKey: api.auth.whoAmI.key() })
      if (saved.missing_fields.length === 0) onComplete?.()
    },
    onError: (error) => {
      const problem = toProblem(error)
      const isServerFault = problem.status === 0 || problem.status >= 500
      const message = isServerFault ? failureMessage(profileWords.saveFailed, problem) : problem.message
      showProblem(form, { ...problem, message })
    },
  })
  useEffect(() => {
    // Changes from another device are shown unless something is being edited here.
    if (!isDirty) form.reset(formValuesOf(profile))
  }, [profile, isDirty, form])
  return (
    <Form form={form} onSubmit={(values) => save.mutate(values)} sharedError={signInWords.allFieldsRequired}>
      {onComplete ? (
        <Missing fields={missing} />
      ) : (
        <Completeness email={profile.email} missing={missing} isSaved={!isDirty} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={profileFieldNames.first_name} error={errors.first_name?.message} required>
          <Input autoComplete="given-name" {...form.register('first_name')} />
        </Field>
        <Field label={profileFieldNames.last_name} error={errors.last_name?.message} required>
          <Input autoComplete="family-name" {...form.register('last_name')} />
        </Field>
        <Field label={profileFieldNames.phone} error={errors.phone?.message} required>
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="+90 532 000 00 01"
            {...form.register('phone')}
          />
        </Field>
        <Field label={profileFieldNames.position} error={errors.position?.message} required>
          <Input autoComplete="organization-title" {...form.register('position')} />
        </Field>
        <Field label={profileFieldNames.company} error={errors.company?.message} required>
          <Input autoComplete="organization" {...form.register('company')} />
        </Field>
        <Field label={profileFieldNames.company_type} error={errors.company_type?.message} required>
          <Select placeholder="Seçin" options={companyTypeOptions} {...form.register('company_type')} />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Kaydediliyor">
          Profili kaydet
        </Button>
        <p role="status" className="text-14 text-muted">
          {isDirty ? 'Kaydedilmemiş değişiklikler var.' : save.isSuccess ? 'Kaydedildi.' : ''}
        </p>
      </div>
      {isDirty && <UnsavedChanges what="Profilinizi" />}
    </Form>
  )
}

const companyTypeOptions = Object.entries(companyTypeNames).map(([value, label]) => ({ value, label }))

/** For the dialog, whose description gives the reason. */
function Missing({ fields }: { fields: readonly ProfileField[] }) {
  return fields.length > 0 && <p className="text-14">Eksik: {namesOf(fields)}.</p>
}

type CompletenessProps = { email: string; missing: readonly ProfileField[]; isSaved: boolean }

function Completeness({ email, missing, isSaved }: CompletenessProps) {
  const complete = isSaved ? 'Profiliniz tamam.' : 'Bütün alanlar dolu; kaydetmeyi unutmayın.'
  return (
    <div className="flex flex-col gap-3">
      <p className="text-14 text-muted">
        Giriş adresiniz: <span className="break-all text-ink">{email}</span>
      </p>
      <ProgressBar
        label="Doldurulan alanlar"
        done={profileFields.length - missing.length}
        total={profileFields.length}
      />
      <p className="text-13 text-muted">
        {missing.length === 0 ? complete : `Eksik: ${namesOf(missing)}. ${profileWords.neededText}`}
      </p>
    </div>
  )
}

/** A missing company type is the empty option of the list. */
function formValuesOf(profile: Profile): ProfileForm {
  const { first_name, last_name, phone, company, company_type, position } = profile
  return {
    first_name,
    last_name,
    phone,
    company,
    company_type: company_type ?? ('' as ProfileForm['company_type']),
    position,
  }
}
