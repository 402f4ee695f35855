/** Enters a firm and joins a customer to it, or changes what is known of the firm for all of its people. */
import { type Organisation, OrganisationForm } from '@kervan/domain/customers/organisations.contract.ts'
import { z } from '@kervan/domain/z.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Controller } from 'react-hook-form'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { unknownGroup } from '#features/customers/record/customer-record-fields.tsx'
import { useCustomerGroups } from '#features/customers/record/use-customer-groups.ts'
import { CountryField } from '#features/places/country-field.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'

type Draft = Record<
  | 'name'
  | 'tax_office'
  | 'tax_number'
  | 'city'
  | 'country'
  | 'sector_id'
  | 'segment_id'
  | 'payment_term_days',
  string
>

const DraftSchema = z
  .custom<Draft>()
  .transform(
    (draft): z.input<typeof OrganisationForm> => ({
      ...draft,
      tax_number: draft.tax_number.trim() || null,
      sector_id: draft.sector_id || null,
      segment_id: draft.segment_id || null,
      payment_term_days: draft.payment_term_days.trim() ? Number(draft.payment_term_days) : null,
    }),
  )
  .pipe(OrganisationForm)

type Props = {
  customerId: string
  known: Organisation | null
  /** Of a new one. */
  name: string
  onClose: () => void
}

export function OrganisationDialog({ customerId, known, name, onClose }: Props) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const { sectors, segments } = useCustomerGroups()
  const form = useSchemaForm({ schema: DraftSchema, defaultValues: draftOf(known, name) })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: async (input: OrganisationForm) => {
      if (known) await client.customers.organisations.save({ id: known.id, ...input }, callTimeout())
      else
        await client.customers.organisations.create(
          { id: customerId, ...input },
          { ...callTimeout(), context: { idempotencyKey: keys.keyFor(input) } },
        )
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: api.customers.key() })
      onClose()
    },
    onError: (error) => showProblem(form, toProblem(error)),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={known ? 'Firmayı düzenle' : 'Yeni firma'}
      description="Sektör, segment, şehir ve ülke firmanın bütün kişilerinde geçerli olur."
    >
      {/* It stands inside another dialog's form, which must not be sent by it. */}
      <div onSubmit={(event: FormEvent) => event.stopPropagation()}>
        <Form form={form} onSubmit={(input) => save.mutate(input)}>
          <Field label="Firma adı" required error={errors.name?.message}>
            <Input autoCapitalize="words" autoFocus {...form.register('name')} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Vergi numarası" error={errors.tax_number?.message} hint="VKN veya T.C. kimlik no">
              <Input inputMode="numeric" autoComplete="off" {...form.register('tax_number')} />
            </Field>
            <Field label="Vergi dairesi" error={errors.tax_office?.message}>
              <Input autoCapitalize="words" {...form.register('tax_office')} />
            </Field>
            <Field label="Sektör">
              <Select placeholder={unknownGroup} options={sectors} {...form.register('sector_id')} />
            </Field>
            <Field label="Segment">
              <Select placeholder={unknownGroup} options={segments} {...form.register('segment_id')} />
            </Field>
            <Field label="Şehir" error={errors.city?.message}>
              <Input autoCapitalize="words" {...form.register('city')} />
            </Field>
            <Field label="Ülke" error={errors.country?.message}>
              <Controller
                control={form.control}
                name="country"
                render={({ field: { ref: _, ...field } }) => <CountryField {...field} />}
              />
            </Field>
            <Field label="Ödeme vadesi (gün)" error={errors.payment_term_days?.message}>
              <Input inputMode="numeric" {...form.register('payment_term_days')} />
            </Field>
          </div>
          <div className="flex flex-wrap justify-end gap-3 pt-1">
            <Button onClick={onClose} disabled={save.isPending}>
              Vazgeç
            </Button>
            <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Kaydediliyor">
              {known ? 'Kaydet' : 'Ekle ve bağla'}
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  )
}

function draftOf(known: Organisation | null, name: string): Draft {
  return {
    name: known?.name ?? name,
    tax_office: known?.tax_office ?? '',
    tax_number: known?.tax_number ?? '',
    city: known?.city ?? '',
    country: known?.country ?? '',
    sector_id: known?.sector_id ?? '',
    segment_id: known?.segment_id ?? '',
    payment_term_days: known?.payment_term_days?.toString() ?? '',
  }
}
