/** The inputs of a quote's cargo: every transport mode has its own. What is left empty is not part of the cargo. */
import type { QuoteCargo } from '@kervan/domain/quotes/quote-content.ts'
import { quoteContainerTypes } from '@kervan/domain/quotes/quote-options.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '#spine/ui/button.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { FieldContext } from '#spine/ui/field-context.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'

type Props = { mode: TransportMode; cargo: QuoteCargo; onChange: (cargo: QuoteCargo) => void }

export function CargoFields({ mode, cargo, onChange }: Props) {
  const set = (more: Partial<Record<keyof QuoteCargo, unknown>>) => {
    const entries = Object.entries({ ...cargo, ...more }).filter(
      ([, value]) => value !== undefined && value !== '',
    )
    onChange(Object.fromEntries(entries) as QuoteCargo)
  }
  const containers = cargo.containers ?? []
  const dims = cargo.dims_cm ?? []
  // The inputs have names of their own; the field around them is about all of them.
  return (
    <FieldContext value={null}>
      <div className="flex flex-col gap-3 rounded-field border border-line p-3">
        {mode === 'sea_fcl' && (
          <Rows
            rows={containers}
            add="Konteyner ekle"
            blank={{ type: '20GP', qty: 1 }}
            onChange={(rows) => set({ containers: rows })}
          >
            {(row, change, place) => (
              <>
                <Select
                  aria-label={`${place}. konteynerin tipi`}
                  value={row.type}
                  onChange={(event) => change({ ...row, type: event.target.value })}
                  options={quoteContainerTypes.map((type) => ({ value: type, label: type }))}
                />
                <Count
                  label={`${place}. konteynerin adedi`}
                  value={row.qty}
                  onChange={(qty) => change({ ...row, qty: qty ?? 1 })}
                />
              </>
            )}
          </Rows>
        )}
        {mode === 'sea_lcl' && (
          <Pair>
            <Measure label="Hacim" unit="m³" value={cargo.cbm} onChange={(cbm) => set({ cbm })} />
            <Measure
              label="Ağırlık"
              unit="kg"
              value={cargo.weight_kg}
              onChange={(weight_kg) => set({ weight_kg })}
            />
          </Pair>
        )}
        {mode === 'air' && (
          <>
            <Pair>
              <Count shown label="Parça" value={cargo.pieces} onChange={(pieces) => set({ pieces })} />
              <Measure
                label="Toplam ağırlık"
                unit="kg"
                value={cargo.total_weight_kg}
                onChange={(total_weight_kg) => set({ total_weight_kg })}
              />
            </Pair>
            <Rows
              rows={dims}
              add="Ölçü ekle"
              blank={{ l: '0', w: '0', h: '0', qty: 1 }}
              onChange={(rows) => set({ dims_cm: rows })}
            >
              {(row, change, place) => (
                <>
                  <Count
                    label={`${place}. ölçünün adedi`}
                    value={row.qty}
                    onChange={(qty) => change({ ...row, qty: qty ?? 1 })}
                  />
                  <Measure
                    bare
                    label={`${place}. uzunluk, cm`}
                    value={row.l}
                    onChange={(l) => change({ ...row, l: l ?? '0' })}
                  />
                  <Measure
                    bare
                    label={`${place}. genişlik, cm`}
                    value={row.w}
                    onChange={(w) => change({ ...row, w: w ?? '0' })}
                  />
                  <Measure
                    bare
                    label={`${place}. yükseklik, cm`}
                    value={row.h}
                    onChange={(h) => change({ ...row, h: h ?? '0' })}
                  />
                </>
              )}
            </Rows>
          </>
        )}
        {(mode === 'land' || mode === 'van') && <PalletFields cargo={cargo} set={set} />}
      </div>
    </FieldContext>
  )
}

type Set = (more: Partial<Record<keyof QuoteCargo, unknown>>) => void

function PalletFields({ cargo, set }: { cargo: QuoteCargo; set: Set }) {
  const { length = '', width = '', height = '' } = cargo.dimensions ?? {}
  const setSize = (more: object) => {
    const dimensions = { length: length || '0', width: width || '0', height: height || '0', ...more }
    set({ dimensions })
  }
  return (
    <>
      <Pair>
        <Count shown label="Palet" value={cargo.pallets} onChange={(pallets) => set({ pallets })} />
        <Measure
          label="Uzunluk"
          unit="cm"
          value={length}
          onChange={(next) => setSize({ length: next ?? '0' })}
        />
        <Measure
          label="Genişlik"
          unit="cm"
          value={width}
          onChange={(next) => setSize({ width: next ?? '0' })}
        />
        <Measure
          label="Yükseklik"
          unit="cm"
          value={height}
          onChange={(next) => setSize({ height: next ?? '0' })}
        />
      </Pair>
      <div className="flex flex-wrap gap-x-6">
        <Checkbox
          label="Üst üste konabilir"
          checked={cargo.stackable === true}
          onCheckedChange={(checked) => set({ stackable: checked === true })}
        />
        <Checkbox
          label="Forklift gerekir"
          checked={cargo.forklift_needed === true}
          onCheckedChange={(checked) => set({ forklift_needed: checked === true })}
        />
      </div>
    </>
  )
}

type RowsProps<Row> = {
  rows: readonly Row[]
  add: string
  blank: Row
  onChange: (rows: Row[]) => void
  children: (row: Row, change: (row: Row) => void, place: number) => ReactNode
}

function Rows<Row>({ rows, add, blank, onChange, children }: RowsProps<Row>) {
  return (
    <>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing that identifies them
        <div key={index} className="flex items-start gap-2 *:min-w-0 *:flex-1 [&>:last-child]:flex-none">
          {children(row, (next) => onChange(rows.with(index, next)), index + 1)}
          <IconButton
            label={`${index + 1}. satırı sil`}
            disabled={rows.length === 1}
            onClick={() => onChange(rows.toSpliced(index, 1))}
          >
            <Trash2 strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button size="sm" className="self-start" onClick={() => onChange([...rows, blank])}>
        <Plus strokeWidth={1.75} aria-hidden />
        {add}
      </Button>
    </>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-3">{children}</div>
)

type FigureProps<Value> = {
  label: string
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** Whole numbers from one on. */
function Count({ label, value, onChange, shown = false }: FigureProps<number> & { shown?: boolean }) {
  const write = (text: string) => onChange(text === '' || Number(text) < 1 ? undefined : Number(text))
  return (
    <Labelled label={label} shown={shown}>
      {(props) => (
        <NumberInput {...props} value={value === undefined ? '' : String(value)} onChange={write} step="1" />
      )}
    </Labelled>
  )
}

function Measure({
  label,
  value,
  onChange,
  unit,
  bare = false,
}: FigureProps<string> & { unit?: string; bare?: boolean }) {
  return (
    <Labelled label={label} shown={!bare}>
      {(props) => (
        <NumberInput
          {...props}
          value={value ?? ''}
          onChange={(text) => onChange(text === '' ? undefined : text)}
          decimals={2}
          {...(unit && { unit })}
        />
      )}
    </Labelled>
  )
}

type LabelledProps = {
  label: string
  shown: boolean
  children: (props: { id: string } | { 'aria-label': string }) => ReactNode
}

function Labelled({ label, shown, children }: LabelledProps) {
  const id = useId()
  if (!shown) return <div>{children({ 'aria-label': label })}</div>
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-13">
        {label}
      </label>
      {children({ id })}
    </div>
  )
}
