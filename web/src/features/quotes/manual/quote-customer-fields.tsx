/** Whose quote it is: a customer found among the records, or somebody new, of whom a phone number is enough. */
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { type UseFormReturn, useController } from 'react-hook-form'
import { customerFromTyped } from '#features/customers/typed-customer.ts'
import { useCustomerSearch } from '#features/customers/use-customer-search.ts'
import type { QuoteDraft } from '#features/quotes/manual/quote-draft.ts'
import { TextField } from '#features/quotes/manual/quote-fields.tsx'
import { ChoiceCards } from '#spine/ui/choice-cards.tsx'
import { Field } from '#spine/ui/field.tsx'
import { RecordCombobox } from '#spine/ui/record-combobox.tsx'

/** The part of a draft that says whose it is. */
export type CustomerPart = Pick<
  QuoteDraft,
  'customer_source' | 'customer_id' | 'customer_name' | 'new_customer'
>
type Props = { form: UseFormReturn<CustomerPart> }

const sources = [
  { value: 'known', label: 'Kayıtlı müşteri' },
  { value: 'new', label: 'Yeni müşteri' },
] as const

export function QuoteCustomerFields({ form }: Props) {
  const source = form.watch('customer_source')
  const choose = (to: QuoteDraft['customer_source']) => {
    form.setValue('customer_source', to, { shouldDirty: true })
    form.clearErrors(['customer_id', 'new_customer'])
  }
  return (
    <>
      <ChoiceCards
        legend="Müşteri"
        legendHidden
        choices={sources}
        value={source}
        onChange={choose}
        className="grid-cols-2 [&>label]:min-h-11 [&>label]:py-1.5"
      />
      {source === 'known' ? (
        <KnownCustomer
          form={form}
          onCreate={(typed) => {
            form.setValue('new_customer', customerFromTyped(typed), { shouldDirty: true })
            choose('new')
          }}
        />
      ) : (
        <NewCustomer form={form} />
      )}
    </>
  )
}

function KnownCustomer({ form, onCreate }: Props & { onCreate: (typed: string) => void }) {
  const { field, fieldState } = useController({ control: form.control, name: 'customer_id' })
  const name = form.watch('customer_name')
  const search = useCustomerSearch()
  const write = (id: string, label: string) => {
    form.setValue('customer_name', label)
    form.setValue('customer_id', id, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  return (
    <Field
      label="Müşteri seçin"
      required
      error={search.isFailed ? quoteWords.customersFailed : fieldState.error?.message}
      hint={field.value ? undefined : 'Ad, şirket, e-posta veya telefon yazın.'}
    >
      <RecordCombobox
        ref={field.ref}
        chosen={field.value ? name : null}
        onChoose={({ key, label }) => write(key, label)}
        onClear={() => write('', '')}
        {...search.combobox}
        onCreate={onCreate}
      />
    </Field>
  )
}

function NewCustomer({ form }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-6">
      <TextField
        form={form}
        name="new_customer.first_name"
        label="Ad"
        autoCapitalize="words"
        className="md:col-span-2"
      />
      <TextField
        form={form}
        name="new_customer.last_name"
        label="Soyad"
        autoCapitalize="words"
        className="md:col-span-2"
      />
      <TextField
        form={form}
        name="new_customer.company"
        label="Şirket"
        autoCapitalize="words"
        className="md:col-span-2"
      />
      <TextField
        form={form}
        name="new_customer.phone"
        label="Telefon"
        type="tel"
        inputMode="tel"
        hint="Telefon veya e-posta yeterlidir; kişi aday olarak kaydedilir."
        className="md:col-span-3"
      />
      <TextField
        form={form}
        name="new_customer.email"
        label="E-posta"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        className="md:col-span-3"
      />
    </div>
  )
}
