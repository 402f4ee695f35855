/** The cargo of a quote: every mode asks for its own measures. */
import { dialogContainerTypes } from '@kervan/domain/quotes/quote-options.ts'
import { useFieldArray } from 'react-hook-form'
import { FieldRows } from '#features/quotes/manual/field-rows.tsx'
import { blankContainer, blankSize } from '#features/quotes/manual/quote-draft.ts'
import { ChoiceField, FigureField, FlagField, RowLabel } from '#features/quotes/manual/quote-fields.tsx'
import type { QuoteFormState } from '#features/quotes/manual/quote-form-state.ts'

type Props = { form: QuoteFormState }

export function QuoteCargoFields({ form }: Props) {
  switch (form.watch('transport_mode')) {
    case 'sea_fcl':
      return <Containers form={form} />
    case 'sea_lcl':
      return <Parcel form={form} />
    case 'air':
      return <AirCargo form={form} />
    default:
      return <Pallets form={form} />
  }
}

const containerOptions = dialogContainerTypes.map((type) => ({ value: type, label: type }))

function Containers({ form }: Props) {
  const rows = useFieldArray({ control: form.control, name: 'cargo_details.containers' })
  const of = 'konteyner'
  return (
    <FieldRows
      legend="Konteynerler"
      of={of}
      addLabel="Konteyner ekle"
      rows={rows.fields}
      onAdd={() => rows.append(blankContainer)}
      onRemove={rows.remove}
      className="max-w-md"
    >
      {(row) => (
        <div className="grid flex-1 grid-cols-[1fr_7rem] items-start gap-2">
          <ChoiceField
            form={form}
            name={`cargo_details.containers.${row}.type`}
            label={
              <RowLabel of={of} row={row}>
                Tip
              </RowLabel>
            }
            options={containerOptions}
          />
          <FigureField
            form={form}
            name={`cargo_details.containers.${row}.qty`}
            label={
              <RowLabel of={of} row={row}>
                Adet
              </RowLabel>
            }
            min="1"
            step="1"
          />
        </div>
      )}
    </FieldRows>
  )
}

const volume = { decimals: 2, step: '0.01', unit: 'm³', spokenUnit: 'metreküp' }
const weight = { decimals: 2, step: '1', unit: 'kg', spokenUnit: 'kilogram' }
const length = { decimals: 2, step: '1', unit: 'cm', spokenUnit: 'santimetre' }

function Parcel({ form }: Props) {
  return (
    <div className="grid max-w-md grid-cols-2 gap-4">
      <FigureField form={form} name="cargo_details.cbm" label="Hacim" {...volume} />
      <FigureField form={form} name="cargo_details.weight_kg" label="Ağırlık" {...weight} />
    </div>
  )
}

const sides = { l: 'Boy', w: 'En', h: 'Yükseklik' } as const

function AirCargo({ form }: Props) {
  const rows = useFieldArray({ control: form.control, name: 'cargo_details.dims_cm' })
  const of = 'ölçü'
  return (
    <div className="flex flex-col gap-4">
      <div className="grid max-w-md grid-cols-2 gap-4">
        <FigureField form={form} name="cargo_details.pieces" label="Parça" min="1" step="1" />
        <FigureField form={form} name="cargo_details.total_weight_kg" label="Toplam ağırlık" {...weight} />
      </div>
      <FieldRows
        legend="Ölçüler"
        of={of}
        addLabel="Ölçü ekle"
        rows={rows.fields}
        onAdd={() => rows.append(blankSize)}
        onRemove={rows.remove}
        className="max-w-2xl"
      >
        {(row) => (
          <div className="grid flex-1 grid-cols-2 items-start gap-2 sm:grid-cols-4">
            {(['l', 'w', 'h'] as const).map((side) => (
              <FigureField
                key={side}
                form={form}
                name={`cargo_details.dims_cm.${row}.${side}`}
                label={
                  <RowLabel of={of} row={row}>
                    {sides[side]}
                  </RowLabel>
                }
                {...length}
              />
            ))}
            <FigureField
              form={form}
              name={`cargo_details.dims_cm.${row}.qty`}
              label={
                <RowLabel of={of} row={row}>
                  Adet
                </RowLabel>
              }
              min="1"
              step="1"
            />
          </div>
        )}
      </FieldRows>
    </div>
  )
}

function Pallets({ form }: Props) {
  return (
    <div className="flex max-w-2xl flex-col gap-2">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <FigureField form={form} name="cargo_details.pallets" label="Palet" min="1" step="1" />
        <FigureField form={form} name="cargo_details.dimensions.length" label="Boy" {...length} />
        <FigureField form={form} name="cargo_details.dimensions.width" label="En" {...length} />
        <FigureField form={form} name="cargo_details.dimensions.height" label="Yükseklik" {...length} />
      </div>
      <div className="flex flex-wrap gap-x-8">
        <FlagField form={form} name="cargo_details.stackable" label="Üst üste konabilir" />
        <FlagField form={form} name="cargo_details.forklift_needed" label="Forklift gerekir" />
      </div>
    </div>
  )
}
