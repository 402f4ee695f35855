/** Describes a representative, or makes one of somebody who works here. */
import type { Representative } from '@kervan/domain/customers/customers.contract.ts'
import { RepresentativeForm } from '@kervan/domain/customers/representatives.contract.ts'
import { z } from '@kervan/domain/z.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { StaffPhoto } from '#features/auth/staff-photo.tsx'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { toast } from '#spine/ui/toast.tsx'

const Draft = z
  .object({
    id: z.string().min(1, 'Personeli seçin.'),
    name: z.string(),
    phone: z.string(),
    specialties: z.string(),
  })
  .transform(({ specialties, ...draft }) => ({
    ...draft,
    specialties: specialties
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  }))
  .pipe(RepresentativeForm.extend({ id: z.string() }))

type Props = {
  known?: Representative /** Who is one already. */
  taken: readonly string[]
  onClose: () => void
}

export function RepresentativeDialog({ known, taken, onClose }: Props) {
  const queries = useQueryClient()
  const staff = useQuery(api.auth.listStaff.queryOptions({ enabled: !known }))
  const form = useSchemaForm({
    schema: Draft,
    defaultValues: {
      id: known?.id ?? '',
      name: known?.name ?? '',
      phone: known?.phone ?? '',
      specialties: known?.specialties.join(', ') ?? '',
    },
  })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: (input: z.output<typeof Draft>) =>
      client.customers.representatives.save(input, callTimeout()),
    onSuccess: ({ name }) => {
      void queries.invalidateQueries({ queryKey: api.customers.representatives.key() })
      toast.success({ title: 'Kaydedildi', description: `Müşteriler ${name} için bu bilgileri görüyor.` })
      onClose()
    },
    onError: (error) => showProblem(form, toProblem(error)),
  })
  const people = (staff.data?.people ?? []).filter(
    ({ id, disabled_at }) => !disabled_at && !taken.includes(id),
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={known ? 'Temsilciyi düzenle' : 'Temsilci ekle'}
    >
      {known && (
        <div className="pb-4">
          <StaffPhoto
            person={known}
            photo={known.avatar}
            onChanged={() => queries.invalidateQueries({ queryKey: api.customers.representatives.key() })}
          />
        </div>
      )}
      <Form form={form} onSubmit={(input) => save.mutate(input)}>
        {!known && (
          <Field label="Personel" required error={errors.id?.message}>
            <Select
              placeholder="Seçin"
              options={people.map(({ id, full_name, email }) => ({ value: id, label: full_name || email }))}
              {...form.register('id', {
                onChange: ({ target }: { target: { value: string } }) => {
                  const chosen = people.find(({ id }) => id === target.value)
                  if (chosen && !form.getValues('name')) form.setValue('name', chosen.full_name)
                },
              })}
            />
          </Field>
        )}
        <Field label="Ad ve soyad" required error={errors.name?.message} hint="Müşterilerin gördüğü ad">
          <Input autoCapitalize="words" autoComplete="off" {...form.register('name')} />
        </Field>
        <Field label="Telefon" required error={errors.phone?.message}>
          <Input type="tel" inputMode="tel" autoComplete="off" {...form.register('phone')} />
        </Field>
        <Field
          label="Uzmanlıklar"
          error={errors.specialties?.message}
          hint="Virgülle ayırın: Deniz yolu, İhracat"
        >
          <Input autoComplete="off" {...form.register('specialties')} />
        </Field>
        <div className="flex flex-wrap justify-end gap-3 pt-1">
          <Button onClick={onClose} disabled={save.isPending}>
            Vazgeç
          </Button>
          <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Kaydediliyor">
            Kaydet
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
