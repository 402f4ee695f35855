/** What the office notes of a customer besides name and address. What the firm says of itself is changed with the firm. */
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { RecordDraft } from '#features/customers/record/record-draft.ts'
import { useCustomerGroups } from '#features/customers/record/use-customer-groups.ts'
import { CountryField } from '#features/places/country-field.tsx'
import { api } from '#spine/api/api.ts'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'

type Props<Parsed> = {
  form: UseFormReturn<RecordDraft, unknown, Parsed>
  /** Whose firm is asked for; null for somebody who has none. */
  customerId: string | null
}

export const unknownGroup = 'Bilinmiyor'

export function CustomerRecordFields<Parsed>({ form, customerId }: Props<Parsed>) {
  const { sectors, segments } = useCustomerGroups()
  const firm = useQuery(
    api.customers.organisations.get.queryOptions({
      input: { id: customerId ?? '' },
      enabled: customerId !== null,
    }),
  ).data?.organisation
  const { errors } = form.formState
  const ofFirm = (value: string | null | undefined) => (value ? { hint: `${firm?.name}: firma bilgisi` } : {})
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Görevi" error={errors.position?.message}>
        <Input autoCapitalize="words" {...form.register('position')} />
      </Field>
      <Field label="Müşteri türü">
        <Select
          placeholder={unknownGroup}
          options={[
            { value: 'company', label: 'Şirket' },
            { value: 'individual', label: 'Bireysel' },
          ]}
          {...form.register('company_type')}
        />
      </Field>
      <Field label="Şehir" error={errors.city?.message} {...ofFirm(firm?.city)}>
        <Input autoCapitalize="words" readOnly={Boolean(firm?.city)} {...form.register('city')} />
      </Field>
      <Field label="Ülke" error={errors.country?.message} {...ofFirm(firm?.country)}>
        {firm?.country ? (
          <Input readOnly value={firm.country} />
        ) : (
          <Controller
            control={form.control}
            name="country"
            render={({ field: { ref: _, ...field } }) => <CountryField {...field} />}
          />
        )}
      </Field>
      <Field label="Sektör" {...ofFirm(firm?.sector_id)}>
        <Select
          placeholder={unknownGroup}
          options={sectors}
          disabled={Boolean(firm?.sector_id)}
          {...form.register('sector_id')}
        />
      </Field>
      <Field label="Segment" {...ofFirm(firm?.segment_id)}>
        <Select
          placeholder={unknownGroup}
          options={segments}
          disabled={Boolean(firm?.segment_id)}
          {...form.register('segment_id')}
        />
      </Field>
    </div>
  )
}
