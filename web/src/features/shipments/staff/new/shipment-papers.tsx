/** The containers, the numbers of the papers and the operation of a new shipment. */

import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import { sizeTypeWords } from '@kervan/domain/shipments/container.ts'
import { referenceWords } from '@kervan/domain/shipments/shipments.copy.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { FieldRows, RowLabel } from '#features/quotes/field-rows.tsx'
import { ChoiceField, TextField } from '#features/quotes/manual/quote-fields.tsx'
import type { ShipmentFormState } from '#features/shipments/staff/new/create-shipment.ts'
import { blankBox, referencesOf } from '#features/shipments/staff/new/shipment-draft.ts'
import { api } from '#spine/api/api.ts'
import { Field } from '#spine/ui/field.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

type Props = { form: ShipmentFormState }

const of = 'konteyner'
const sizeOptions = Object.entries(sizeTypeWords).map(([value, label]) => ({
  value,
  label: `${label} (${value})`,
}))

export function ShipmentPapersFields({ form }: Props) {
  const mode = form.watch('transport_mode')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {referencesOf[shipmentTypeOf(mode).type].map((name) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={referenceWords[name]}
            autoCapitalize="characters"
          />
        ))}
      </div>
      {mode === 'sea_fcl' && <Boxes form={form} />}
    </>
  )
}

function Boxes({ form }: Props) {
  const rows = useFieldArray({ control: form.control, name: 'containers' })
  return (
    <FieldRows
      legend="Konteynerler"
      of={of}
      addLabel="Konteyner ekle"
      rows={rows.fields}
      maxRows={200}
      onAdd={() => rows.append(blankBox, { focusName: `containers.${rows.fields.length}.number` })}
      onRemove={rows.remove}
    >
      {(row) => <Box form={form} row={row} />}
    </FieldRows>
  )
}

function Box({ form, row }: Props & { row: number }) {
  const label = (text: ReactNode) => (
    <RowLabel of={of} row={row}>
      {text}
    </RowLabel>
  )
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 items-start gap-2 md:grid-cols-[minmax(0,1fr)_14rem_10rem]">
      <TextField
        form={form}
        name={`containers.${row}.number`}
        label={label('Numara')}
        autoCapitalize="characters"
        className="max-md:col-span-full"
      />
      <ChoiceField
        form={form}
        name={`containers.${row}.size_type`}
        label={label('Boy ve tür')}
        placeholder="Seçilmedi"
        options={sizeOptions}
      />
      <TextField form={form} name={`containers.${row}.seal`} label={label('Mühür')} />
    </div>
  )
}

export function ShipmentOperationsFields({ form }: Props) {
  const people = useQuery(api.quotes.choices.queryOptions({ staleTime: 300_000 })).data?.people ?? []
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <ChoiceField
        form={form}
        name="operations_assigned_to"
        label="Operasyon sorumlusu"
        placeholder="Sorumlusu yok"
        options={people.map(({ id, full_name }) => ({ value: id, label: full_name }))}
      />
      <Field label="İç not" hint="Müşteri görmez." error={form.formState.errors.operations_notes?.message}>
        <Textarea className="min-h-16" {...form.register('operations_notes')} />
      </Field>
    </div>
  )
}
