/** Rows of a form: more can be added, and the last one cannot be removed. */
import { Plus, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'

type Props = {
  legend: string
  /** What one row is called in the names of its buttons. */
  of: string
  addLabel: string
  rows: readonly { id: string }[]
  /** So many the server takes. */
  maxRows?: number
  onAdd: () => void
  onRemove: (row: number) => void
  className?: string
  children: (row: number) => ReactNode
}

export function FieldRows({ legend, of, addLabel, rows, maxRows = 50, children, ...more }: Props) {
  const id = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const remove = (row: number) => {
    more.onRemove(row)
    // The button that had the focus goes with its row.
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  return (
    <fieldset ref={list} aria-labelledby={id} className={cn('flex min-w-0 flex-col gap-2', more.className)}>
      <legend id={id} className="mb-1.5 text-14 font-medium">
        {legend}
      </legend>
      {rows.map(({ id: key }, row) => (
        <div
          key={key}
          className="flex items-start gap-1 max-md:border-line max-md:border-b max-md:pb-3 max-md:last-of-type:border-b-0"
        >
          {children(row)}
          <IconButton
            label={`${row + 1}. ${of} sil`}
            disabled={rows.length === 1}
            onClick={() => remove(row)}
            className={cn('mt-6.5', row > 0 && 'md:mt-1.5')}
          >
            <X strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      ))}
      {rows.length < maxRows && (
        <Button variant="ghost" data-add onClick={more.onAdd} className="-ml-2 self-start text-sea">
          <Plus strokeWidth={1.75} aria-hidden />
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}

/** The label of a field in a row: on wide screens only the first row shows it. */
export function RowLabel({ of, row, children }: { of: string; row: number; children: ReactNode }) {
  return (
    <span className={cn('text-13 font-normal text-muted', row > 0 && 'md:sr-only')}>
      <span className="sr-only">
        {row + 1}. {of},{' '}
      </span>
      {children}
    </span>
  )
}
