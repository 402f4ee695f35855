/** What a member of staff says of themselves: name, phone, time zone, signature, and when they are away. */
import { type StaffProfile, StaffProfileForm } from '@kervan/domain/auth/staff-profile.contract.ts'
import { timeZoneWords } from '@kervan/domain/values/time-zones.ts'
import { z } from '@kervan/domain/z.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller } from 'react-hook-form'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { UnsavedChanges } from '#spine/drafts/unsaved-changes.tsx'
import { Button } from '#spine/ui/button.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

export function OwnStaffProfile() {
  const profile = useQuery(api.auth.getStaffProfile.queryOptions())
  if (profile.data) return <ProfileFields profile={profile.data} />
  if (profile.isError) return <LoadFailure title="Bilgileriniz gösterilemedi" query={profile} />
  return (
    <Loading className="grid gap-4 sm:grid-cols-2">
      {[1, 2, 3, 4].map((field) => (
        <Skeleton key={field} className="h-16" />
      ))}
    </Loading>
  )
}

const zones = Object.entries(timeZoneWords).map(([value, label]) => ({ value, label }))

/** Days that are not typed are none. */
const Draft = z
  .object({
    full_name: z.string(),
    phone: z.string(),
    time_zone: z.string(),
    signature: z.string(),
    absent_from: z.string(),
    absent_until: z.string(),
  })
  .transform((draft) => ({
    ...draft,
    absent_from: draft.absent_from || null,
    absent_until: draft.absent_until || null,
  }))
  .pipe(StaffProfileForm)

const draftOf = ({ photo, ...profile }: StaffProfile) => ({
  ...profile,
  absent_from: profile.absent_from ?? '',
  absent_until: profile.absent_until ?? '',
})

function ProfileFields({ profile }: { profile: StaffProfile }) {
  const queries = useQueryClient()
  const form = useSchemaForm({ schema: Draft, defaultValues: draftOf(profile) })
  const { errors, isDirty } = form.formState
  const save = useMutation({
    mutationFn: (input: StaffProfileForm) => client.auth.saveStaffProfile(input, callTimeout()),
    onSuccess: (saved) => {
      queries.setQueryData(api.auth.getStaffProfile.queryKey(), saved)
      form.reset(draftOf(saved))
      void queries.invalidateQueries({ queryKey: api.auth.whoAmI.key() })
    },
    onError: (error) => showProblem(form, toProblem(error)),
  })
  useEffect(() => {
    // Changes from another device are shown unless something is being edited here.
    if (!isDirty) form.reset(draftOf(profile))
  }, [profile, isDirty, form])
  return (
    <Form form={form} onSubmit={(input) => save.mutate(input)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Ad ve soyad" required error={errors.full_name?.message}>
          <Input autoComplete="name" {...form.register('full_name')} />
        </Field>
        <Field label="Telefon" optionalMark error={errors.phone?.message}>
          <Input type="tel" inputMode="tel" autoComplete="tel" {...form.register('phone')} />
        </Field>
        <Field
          label="Saat dilimi"
          error={errors.time_zone?.message}
          hint="Günlük bildirim özeti bu dilimin sabahında gelir. Ekranlardaki saatler İstanbul saatidir."
        >
          <Select options={zones} {...form.register('time_zone')} />
        </Field>
        <Field
          label="E-posta imzası"
          optionalMark
          error={errors.signature?.message}
          hint="Gönderdiğiniz teklif e-postalarının sonunda yer alır."
          className="sm:col-span-2"
        >
          <Textarea {...form.register('signature')} />
        </Field>
        <AbsenceDay
          form={form}
          name="absent_from"
          label="İznin ilk günü"
          error={errors.absent_from?.message}
        />
        <AbsenceDay
          form={form}
          name="absent_until"
          label="İznin son günü"
          error={errors.absent_until?.message}
        />
      </div>
      <p className="text-13 text-muted">İzinliyken size yeni iş ve yeni müşteri verilmez.</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Kaydediliyor">
          Kaydet
        </Button>
        <p role="status" className="text-14 text-muted">
          {isDirty ? 'Kaydedilmemiş değişiklikler var.' : save.isSuccess ? 'Kaydedildi.' : ''}
        </p>
      </div>
      {isDirty && <UnsavedChanges what="Bilgilerinizi" isSaving={save.isPending} />}
    </Form>
  )
}

type DayProps = {
  form: ReturnType<typeof useSchemaForm<z.input<typeof Draft>, StaffProfileForm>>
  name: 'absent_from' | 'absent_until'
  label: string
  error: string | undefined
}

function AbsenceDay({ form, name, label, error }: DayProps) {
  return (
    <Field label={label} optionalMark error={error}>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => <DateInput value={field.value} onChange={field.onChange} />}
      />
    </Field>
  )
}
