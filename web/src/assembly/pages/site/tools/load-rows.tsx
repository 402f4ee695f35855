/** The rows of the load. Enter goes to the row below, and past the last one it makes a new one. */
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { DraftRow, ReadRow } from '#assembly/pages/site/tools/load-draft.ts'
import { LoadRow } from '#assembly/pages/site/tools/load-row.tsx'
import type { LoadState } from '#assembly/pages/site/tools/load-state.ts'
import type { Mode } from '#assembly/pages/site/tools/weight-modes.copy.ts'
import { Button } from '#spine/ui/button.tsx'

const pallets = [
  { name: 'Euro palet', sides: { length: '120', width: '80' } },
  { name: '120 × 100 palet', sides: { length: '120', width: '100' } },
]

type Props = { load: LoadState; reads: ReadRow[]; mode: Mode }

export function LoadRows({ load, reads, mode }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const wanted = useRef<number | null>(null)
  // A row that was just made exists only after this render.
  useEffect(() => {
    if (wanted.current === null || load.rows.length === 0) return
    focusCell(area.current, wanted.current, 'count')
    wanted.current = null
  }, [load.rows])

  const add = (part?: Partial<DraftRow>) => {
    wanted.current = load.add(part)
  }
  const down = (event: KeyboardEvent) => {
    const cell = event.target as HTMLElement
    const column = cell.dataset.column
    if (event.key !== 'Enter' || !column) return
    event.preventDefault()
    const here = Number(cell.closest<HTMLElement>('[data-row]')?.dataset.row)
    const below = load.rows[load.rows.findIndex(({ id }) => id === here) + 1]
    if (below) focusCell(area.current, below.id, column)
    else if (!load.full) add()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the inputs inside
    <div ref={area} onKeyDown={down} className="@container">
      {load.rows.map((row, index) => (
        <LoadRow
          key={row.id}
          position={index + 1}
          row={row}
          read={reads[index] ?? { problems: {}, missing: [], blank: true }}
          mode={mode}
          change={(part) => load.change(row.id, part)}
          remove={() => {
            load.remove(row.id)
            addButton.current?.focus()
          }}
        />
      ))}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button ref={addButton} onClick={() => add()} disabled={load.full}>
          <Plus strokeWidth={1.75} aria-hidden /> Satır ekle
        </Button>
        {pallets.map(({ name, sides }) => (
          <Button key={name} variant="ghost" onClick={() => add(sides)} disabled={load.full}>
            <Plus strokeWidth={1.75} aria-hidden /> {name}
          </Button>
        ))}
      </div>
    </div>
  )
}

function focusCell(area: HTMLElement | null, row: number, column: string): void {
  area?.querySelector<HTMLInputElement>(`[data-row="${row}"] [data-column="${column}"]`)?.focus()
}
