/** Adds a customer who has no account, or corrects one's data. An address that is known gives its customer. */
import { CustomerRecordForm } from '@kervan/domain/customers/customer-forms.ts'
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { z } from '@kervan/domain/z.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { CustomerRecordFields } from '#features/customers/record/customer-record-fields.tsx'
import { type RecordDraft, recordDraftOf } from '#features/customers/record/record-draft.ts'
import { customerFromTyped } from '#features/customers/typed-customer.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { toast } from '#spine/ui/toast.tsx'

/** What is left empty is not known. */
const orNull = (text: string) => text.trim() || null
const CustomerDraftSchema = z
  .custom<RecordDraft>()
  .transform(
    ({ first_name, last_name, company, email, phone, ...noted }): z.input<typeof CustomerRecordForm> => ({
      ...{ first_name: orNull(first_name), last_name: orNull(last_name), company: orNull(company) },
      ...{ email: orNull(email), phone: orNull(phone) },
      ...noted,
      company_type: noted.company_type || null,
      sector_id: noted.sector_id || null,
      segment_id: noted.segment_id || null,
    }),
  )
  .pipe(CustomerRecordForm)

const changedWords =
  'Kayıt siz düzenlerken değişti. Dokunmadığınız alanlar yenilendi; kontrol edip yeniden kaydedin.'

type Props = {
  /** Whom to correct; without one a customer is added. */
  known?: Customer
  /** What was typed before the dialog opened. */
  typed?: string
  /** Only what a price can be made with, for dialogs that go on with something else. */
  isBrief?: boolean
  onSaved: (customer: Customer) => void
  onClose: () => void
  children?: ReactNode
}

export function CustomerFormDialog({
  known,
  typed = '',
  isBrief = false,
  onSaved,
  onClose,
  children,
}: Props) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const form = useSchemaForm({
    schema: CustomerDraftSchema,
    defaultValues: known ? recordDraftOf(known) : { ...recordDraftOf(null), ...customerFromTyped(typed) },
  })
  const { errors } = form.formState
  /** What the record said when what is typed here began. */
  const [seen, setSeen] = useState(known && recordDraftOf(known))
  /** A colleague has changed it meanwhile: what was not touched here is shown as it is now, and what was stays. */
  const showChanged = async (id: string) => {
    const now = recordDraftOf(
      await queries.fetchQuery({ ...api.customers.get.queryOptions({ input: { id } }), staleTime: 0 }),
    )
    for (const field of Object.keys(now) as (keyof RecordDraft)[])
      if (form.getValues(field) === seen?.[field]) form.setValue(field, now[field])
    setSeen(now)
    form.setError('root', { message: changedWords })
  }
  const save = useMutation({
    mutationFn: async (input: CustomerRecordForm) => {
      if (known)
        return {
          customer: await client.customers.update({ id: known.id, seen, ...input }, callTimeout()),
          is_new: true,
        }
      const options = { ...callTimeout(), context: { idempotencyKey: keys.keyFor(input) } }
      return client.customers.create(input, options)
    },
    onSuccess: ({ customer, is_new }) => {
      void queries.invalidateQueries({ queryKey: api.customers.key() })
      if (!is_new)
        toast.info({
          title: 'Bu e-postayla kayıtlı bir müşteri var',
          description: `${customer.full_name || customer.company || customer.email} seçildi; yeni kayıt açılmadı.`,
        })
      onSaved(customer)
    },
    onError: async (error) => {
      const problem = toProblem(error)
      if (problem.code === 'STALE' && known)
        await showChanged(known.id).catch(() => showProblem(form, problem))
      else showProblem(form, problem)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={known ? 'Müşteriyi düzenle' : 'Yeni müşteri'}
      {...(!isBrief && { page: true })}
      {...(!known && {
        description: 'Kişi bu e-postayla ilk giriş yaptığında kayıt, talepleriyle birlikte onun hesabı olur.',
      })}
    >
      {/* It may stand inside another form, which must not be sent by it. */}
      <div onSubmit={(event: FormEvent) => event.stopPropagation()}>
        <Form form={form} onSubmit={(input) => save.mutate(input)}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Ad" error={errors.first_name?.message}>
              <Input autoCapitalize="words" autoFocus {...form.register('first_name')} />
            </Field>
            <Field label="Soyad" error={errors.last_name?.message}>
              <Input autoCapitalize="words" {...form.register('last_name')} />
            </Field>
          </div>
          <Field label="Şirket" error={errors.company?.message}>
            <Input autoCapitalize="words" {...form.register('company')} />
          </Field>
          <Field
            label="E-posta"
            error={errors.email?.message}
            hint={
              known?.has_account ? 'Hesabının adresi; değiştirilemez.' : 'E-posta veya telefon yeterlidir.'
            }
          >
            <Input type="email" inputMode="email" readOnly={known?.has_account} {...form.register('email')} />
          </Field>
          <Field label="Telefon" error={errors.phone?.message}>
            <Input type="tel" inputMode="tel" {...form.register('phone')} />
          </Field>
          {!isBrief && (
            <CustomerRecordFields form={form} customerId={known?.organisation_id ? known.id : null} />
          )}
          <div className="flex flex-wrap justify-end gap-3 pt-1">
            <Button onClick={onClose} disabled={save.isPending}>
              Vazgeç
            </Button>
            <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Kaydediliyor">
              {known ? 'Kaydet' : 'Müşteriyi ekle'}
            </Button>
          </div>
        </Form>
        {children}
      </div>
    </Dialog>
  )
}
