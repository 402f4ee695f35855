/** Editable rows of a load, at least one: containers, or pieces with their dimensions. */
import { keysOf, wizardContainerWords } from '@kervan/domain/requests/request-options.ts'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { MeasuredInput } from '#features/requests/measured-input.tsx'
import {
  blankContainer,
  blankDimension,
  type ContainerType,
  nextKey,
  sides,
} from '#features/requests/quick/quick-draft.ts'
import type { StepProps } from '#features/requests/quick/step-props.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { Select } from '#spine/ui/select.tsx'

/** The limit of the API. */
const maxRows = 50

export function ContainerRows({ draft: { containers }, errors, change }: StepProps) {
  return (
    <Rows
      legend="Konteynerler"
      error={errors.containers}
      addLabel="Konteyner ekle"
      rows={containers}
      onAdd={() => change({ containers: [...containers, blankContainer(nextKey(containers))] })}
      onRemove={(key) => change({ containers: containers.filter((row) => row.key !== key) })}
    >
      {(row, index) => {
        const set = (part: Partial<typeof row>) =>
          change({
            containers: containers.map((each) => (each.key === row.key ? { ...each, ...part } : each)),
          })
        return (
          <div className="grid flex-1 grid-cols-[1fr_5.5rem] gap-2">
            <Field label={<RowLabel index={index}>Tip</RowLabel>} error={errors[`containers.${index}.type`]}>
              <Select
                value={row.type}
                onChange={(event) => set({ type: event.target.value as ContainerType })}
                options={containerOptions}
              />
            </Field>
            <Field
              label={<RowLabel index={index}>Adet</RowLabel>}
              error={errors[`containers.${index}.quantity`]}
            >
              <MeasuredInput whole value={row.quantity} onChange={(quantity) => set({ quantity })} />
            </Field>
          </div>
        )
      }}
    </Rows>
  )
}

const containerOptions = keysOf(wizardContainerWords).map((value) => ({
  value,
  label: wizardContainerWords[value],
}))

const sideNames = { length: 'Boy', width: 'En', height: 'Yükseklik', quantity: 'Adet' }
const spokenSides = { length: 'boy, cm', width: 'en, cm', height: 'yükseklik, cm', quantity: 'adet' }

export function DimensionRows({ draft: { dimensions }, errors, change }: StepProps) {
  return (
    <Rows
      legend="Ölçüler (cm)"
      error={errors.dimensions}
      addLabel="Ölçü ekle"
      rows={dimensions}
      onAdd={() => change({ dimensions: [...dimensions, blankDimension(nextKey(dimensions))] })}
      onRemove={(key) => change({ dimensions: dimensions.filter((row) => row.key !== key) })}
    >
      {(row, index) => (
        <div className="grid flex-1 grid-cols-4 items-start gap-2">
          {sides.map((side) => (
            <Field
              key={side}
              label={
                <>
                  <span aria-hidden="true" className="text-13 text-muted">
                    {sideNames[side]}
                  </span>
                  <span className="sr-only">
                    {index + 1}. satır, {spokenSides[side]}
                  </span>
                </>
              }
              error={errors[`dimensions.${index}.${side}`]}
            >
              <MeasuredInput
                whole
                value={row[side]}
                className="px-2.5"
                onChange={(text) =>
                  change({
                    dimensions: dimensions.map((each) =>
                      each.key === row.key ? { ...each, [side]: text } : each,
                    ),
                  })
                }
              />
            </Field>
          ))}
        </div>
      )}
    </Rows>
  )
}

function RowLabel({ index, children }: { index: number; children: ReactNode }) {
  return (
    <span className="text-13 font-normal text-muted">
      <span className="sr-only">{index + 1}. satır, </span>
      {children}
    </span>
  )
}

type RowsProps<Row extends { key: number }> = {
  legend: string
  error: string | undefined
  addLabel: string
  rows: readonly Row[]
  onAdd: () => void
  onRemove: (key: number) => void
  children: (row: Row, index: number) => ReactNode
}

function Rows<Row extends { key: number }>({
  legend,
  error,
  addLabel,
  rows,
  children,
  ...actions
}: RowsProps<Row>) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-14 font-medium">{legend}</legend>
      {rows.map((row, index) => (
        <div key={row.key} className="flex items-start gap-1">
          {children(row, index)}
          {rows.length > 1 && (
            <IconButton
              label={`${index + 1}. satırı sil`}
              onClick={() => actions.onRemove(row.key)}
              className="mt-6"
            >
              <X strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      {error && <p className="text-13 text-danger">{error}</p>}
      {rows.length < maxRows && (
        <Button variant="ghost" onClick={actions.onAdd} className="-ml-2 self-start text-sea">
          <Plus strokeWidth={1.75} aria-hidden />
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}
