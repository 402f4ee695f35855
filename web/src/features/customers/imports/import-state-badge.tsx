/** How far the import of a table is. */
import { type ImportState, importStateWords } from '@kervan/domain/customers/customer-imports.copy.ts'
import { RefreshCw } from 'lucide-react'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

const underWay = { icon: RefreshCw, colours: 'bg-transit-fill text-transit' }

const tones = {
  ready: 'pending',
  running: underWay,
  stopped: 'delayed',
  done: 'approved',
  undoing: underWay,
  undo_stopped: 'delayed',
  undone: 'cancelled',
} as const satisfies Record<ImportState, unknown>

export function ImportStateBadge({ state }: { state: ImportState }) {
  return <StatusBadge tone={tones[state]}>{importStateWords[state]}</StatusBadge>
}
