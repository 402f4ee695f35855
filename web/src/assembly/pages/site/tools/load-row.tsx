/** One row of the load: how many, how large, how heavy; with its own volume written out below. */
import { measureLoad } from '@kervan/domain/values/chargeable-weight.ts'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { ByMode } from '#assembly/pages/site/tools/by-mode.tsx'
import {
  type Column,
  columnNames,
  columns,
  type DraftRow,
  type ReadRow,
} from '#assembly/pages/site/tools/load-draft.ts'
import {
  useTickedBeforeHydration,
  useTypedBeforeHydration,
} from '#assembly/pages/site/tools/typed-before-hydration.ts'
import type { Mode } from '#assembly/pages/site/tools/weight-modes.copy.ts'
import { figure } from '#features/requests/help/weight-sums.ts'
import { controlClasses } from '#spine/ui/field-context.ts'

type Props = {
  position: number
  row: DraftRow
  read: ReadRow
  mode: Mode
  change: (part: Partial<DraftRow>) => void
  remove: () => void
}

export function LoadRow({ position, row, read, mode, change, remove }: Props) {
  const notesId = `row-${row.id}-notes`
  return (
    <fieldset data-row={row.id} className="border-line border-b py-4 md:py-3">
      <legend className="sr-only">{position}. satır</legend>
      <div className="grid grid-cols-4 items-end gap-x-2 gap-y-3 @max-3xs:grid-cols-2 md:grid-cols-[1rem_4.5rem_1fr_1fr_1fr_1.3fr_2.5rem] md:gap-x-3">
        <span
          className="figures self-center text-13 text-muted max-md:col-span-3 @max-3xs:col-span-1 md:mb-2.5 md:self-end"
          aria-hidden="true"
        >
          {position}.<span className="md:hidden"> satır, ölçüler cm</span>
        </span>
        {columnNames.map((column) => (
          <Cell
            key={column}
            id={`row-${row.id}-${column}`}
            column={column}
            value={row[column]}
            invalid={read.problems[column] !== undefined}
            notesId={notesId}
            // Wide screens read the names once, like the head of a table.
            labelClasses={position > 1 ? 'md:sr-only' : ''}
            className={column === 'weight' ? 'max-md:col-span-2' : ''}
            change={(text) => change({ [column]: text })}
          />
        ))}
        <button
          type="button"
          onClick={remove}
          aria-label={`${position}. satırı sil`}
          title="Satırı sil"
          className="grid size-10 place-items-center justify-self-end rounded-field text-muted transition-colors hover:bg-hover hover:text-ink max-md:col-start-4 max-md:row-start-1 @max-3xs:col-start-2"
        >
          <X className="size-5" strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <div className="mt-2 flex min-h-5 flex-wrap md:pl-7 items-center justify-between gap-x-6 gap-y-2 text-13">
        <RowNotes id={notesId} row={row} read={read} />
        <ByMode mode={mode}>
          {(each) =>
            each === 'road' && (
              <StackableBox ticked={row.stackable} tick={(stackable) => change({ stackable })} />
            )
          }
        </ByMode>
      </div>
    </fieldset>
  )
}

function StackableBox({ ticked, tick }: { ticked: boolean; tick: (ticked: boolean) => void }) {
  const box = useRef<HTMLInputElement>(null)
  useTickedBeforeHydration(box, ticked, tick)
  return (
    <label className="inline-flex items-center gap-2 py-1">
      <input
        ref={box}
        type="checkbox"
        checked={ticked}
        onChange={(event) => tick(event.target.checked)}
        className="size-4 accent-sea"
      />
      Üzerine yük konabilir
    </label>
  )
}

type CellProps = {
  id: string
  column: Column
  value: string
  invalid: boolean
  notesId: string
  labelClasses: string
  className: string
  change: (text: string) => void
}

function Cell({ id, column, value, invalid, notesId, labelClasses, className, change }: CellProps) {
  const input = useRef<HTMLInputElement>(null)
  useTypedBeforeHydration(input, value, change)
  const { label, unit, decimals } = columns[column]
  return (
    <div className={className}>
      <label htmlFor={id} className={clsx('mb-1 block whitespace-nowrap text-13 text-muted', labelClasses)}>
        {label}
        {/* Four sides in a row leave phones no room for the unit, which is above them there. */}
        {unit && <span className={unit === 'cm' ? 'max-md:sr-only' : ''}> ({unit})</span>}
      </label>
      <input
        ref={input}
        id={id}
        value={value}
        data-column={column}
        onChange={(event) => change(event.target.value)}
        onFocus={(event) => event.target.select()}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        maxLength={16}
        autoComplete="off"
        aria-invalid={invalid || undefined}
        aria-describedby={notesId}
        className={clsx(controlClasses, 'figures h-10 px-3 text-right text-15')}
      />
    </div>
  )
}

function RowNotes({ id, row, read }: { id: string; row: DraftRow; read: ReadRow }) {
  const problems = columnNames.filter((column) => read.problems[column])
  return (
    <div id={id} className="min-w-0 flex-1 max-md:basis-full">
      {problems.map((column) => (
        <p key={column} className="text-danger">
          {columns[column].label}: {read.problems[column]}
        </p>
      ))}
      {read.pieces && (
        <p className="figures text-muted">
          {[row.count, row.length, row.width, row.height].map((text) => text.trim()).join(' × ')} cm ={' '}
          {figure(measureLoad([read.pieces]).volume)} m³
        </p>
      )}
    </div>
  )
}
