/** The inputs of a quote's cargo: every mode asks for its own measures. */
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import type { ComponentProps, ReactNode } from 'react'
import { blankContainer, blankSize, type CargoDraft } from '#features/quotes/cargo/cargo-draft.ts'
import { FieldRows, RowLabel } from '#features/quotes/field-rows.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'

type Part = {
  cargo: CargoDraft
  onChange: (cargo: CargoDraft) => void
  /** What is wrong with the value at a path, such as `containers.0.qty`. */
  errorOf: (path: string) => string | undefined
}
type Props = Part & { mode: TransportMode; containerTypes: readonly string[] }

export function CargoInputs({ mode, containerTypes, ...part }: Props) {
  switch (mode) {
    case 'sea_fcl':
      return <Containers {...part} types={containerTypes} />
    case 'sea_lcl':
      return <Parcel {...part} />
    case 'air':
      return <AirCargo {...part} />
    default:
      return <Pallets {...part} mode={mode} />
  }
}

function Containers({ cargo, onChange, errorOf, types }: Part & { types: readonly string[] }) {
  const { containers } = cargo
  const write = (rows: CargoDraft['containers']) => onChange({ ...cargo, containers: rows })
  const of = 'konteyner'
  return (
    <FieldRows
      legend="Konteynerler"
      of={of}
      addLabel="Konteyner ekle"
      rows={places(containers)}
      onAdd={() => write([...containers, blankContainer])}
      onRemove={(row) => write(containers.toSpliced(row, 1))}
      className="max-w-md"
    >
      {(row) => {
        const { type, qty } = containers[row] ?? blankContainer
        return (
          <div className="grid flex-1 grid-cols-[1fr_7rem] items-start gap-2">
            <Field label={<RowLabel {...{ of, row }}>Tip</RowLabel>}>
              <Select
                value={type}
                onChange={(event) => write(containers.with(row, { type: event.target.value, qty }))}
                // A request may have chosen what is not offered here.
                options={[...new Set([...types, type])].map((one) => ({ value: one, label: one }))}
                className="pl-2.5"
              />
            </Field>
            <Figure
              label={<RowLabel {...{ of, row }}>Adet</RowLabel>}
              value={qty}
              onChange={(next) => write(containers.with(row, { type, qty: next }))}
              error={errorOf(`containers.${row}.qty`)}
              {...count}
            />
          </div>
        )
      }}
    </FieldRows>
  )
}

const count = { min: '1', step: '1' }
const volume = { decimals: 2, step: '0.01', unit: 'm³', spokenUnit: 'metreküp' }
const weight = { decimals: 2, step: '1', unit: 'kg', spokenUnit: 'kilogram' }
const length = { decimals: 2, step: '1', unit: 'cm', spokenUnit: 'santimetre' }

/** A value of its own, not one of a row. */
function Single({
  cargo,
  onChange,
  errorOf,
  name,
  ...rest
}: Part & {
  name: 'cbm' | 'weight_kg' | 'pieces' | 'total_weight_kg' | 'vehicles' | 'pallets'
  label: string
} & Shape) {
  return (
    <Figure
      value={cargo[name]}
      onChange={(next) => onChange({ ...cargo, [name]: next })}
      error={errorOf(name)}
      {...rest}
    />
  )
}

function Parcel(part: Part) {
  return (
    <div className="grid max-w-md grid-cols-2 gap-4">
      <Single {...part} name="cbm" label="Hacim" {...volume} />
      <Single {...part} name="weight_kg" label="Ağırlık" {...weight} />
    </div>
  )
}

const sides = { l: 'Boy', w: 'En', h: 'Yükseklik' } as const

function AirCargo(part: Part) {
  const { cargo, onChange, errorOf } = part
  const { dims_cm } = cargo
  const write = (rows: CargoDraft['dims_cm']) => onChange({ ...cargo, dims_cm: rows })
  const of = 'ölçü'
  return (
    <div className="flex flex-col gap-4">
      <div className="grid max-w-md grid-cols-2 gap-4">
        <Single {...part} name="pieces" label="Parça" {...count} />
        <Single {...part} name="total_weight_kg" label="Toplam ağırlık" {...weight} />
      </div>
      <FieldRows
        legend="Ölçüler"
        of={of}
        addLabel="Ölçü ekle"
        rows={places(dims_cm)}
        onAdd={() => write([...dims_cm, blankSize])}
        onRemove={(row) => write(dims_cm.toSpliced(row, 1))}
        className="max-w-2xl"
      >
        {(row) => {
          const size = dims_cm[row] ?? blankSize
          const figure = (name: keyof typeof size, label: string, shape: Shape) => (
            <Figure
              key={name}
              label={<RowLabel {...{ of, row }}>{label}</RowLabel>}
              value={size[name]}
              onChange={(next) => write(dims_cm.with(row, { ...size, [name]: next }))}
              error={errorOf(`dims_cm.${row}.${name}`)}
              {...shape}
            />
          )
          return (
            <div className="grid flex-1 grid-cols-2 items-start gap-2 sm:grid-cols-4">
              {(['l', 'w', 'h'] as const).map((side) => figure(side, sides[side], length))}
              {figure('qty', 'Adet', count)}
            </div>
          )
        }}
      </FieldRows>
    </div>
  )
}

function Pallets({ mode, ...part }: Part & { mode: TransportMode }) {
  const { cargo, onChange, errorOf } = part
  const { dimensions } = cargo
  // A van is one.
  const isCounted = mode === 'land'
  const side = (name: keyof typeof dimensions, label: string) => (
    <Figure
      label={label}
      value={dimensions[name]}
      onChange={(next) => onChange({ ...cargo, dimensions: { ...dimensions, [name]: next } })}
      error={errorOf(`dimensions.${name}`)}
      {...length}
    />
  )
  const flag = (name: 'stackable' | 'forklift_needed', label: string) => (
    <Checkbox
      label={label}
      checked={cargo[name]}
      onCheckedChange={(checked) => onChange({ ...cargo, [name]: checked === true })}
    />
  )
  return (
    <div className="flex max-w-2xl flex-col gap-2">
      <div className={cn('grid grid-cols-2 gap-4', isCounted ? 'sm:grid-cols-5' : 'sm:grid-cols-4')}>
        {isCounted && <Single {...part} name="vehicles" label="Araç" {...count} />}
        <Single {...part} name="pallets" label="Palet" {...count} />
        {side('length', 'Boy')}
        {side('width', 'En')}
        {side('height', 'Yükseklik')}
      </div>
      <div className="flex flex-wrap gap-x-8">
        {flag('stackable', 'Üst üste konabilir')}
        {flag('forklift_needed', 'Forklift gerekir')}
      </div>
    </div>
  )
}

/** Rows have nothing that identifies them but their place. */
const places = (rows: readonly unknown[]) => rows.map((_, row) => ({ id: String(row) }))

type Shape = Pick<
  ComponentProps<typeof NumberInput>,
  'decimals' | 'min' | 'max' | 'step' | 'unit' | 'spokenUnit'
>
type FigureProps = Shape & {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

function Figure({ label, error, ...input }: FigureProps) {
  return (
    <Field label={label} error={error}>
      <NumberInput {...input} className="text-right" />
    </Field>
  )
}
