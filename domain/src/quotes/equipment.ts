/** The equipment of a quote. Its cargo is the truth; the two short fields repeat the first row of it. Without zod. */
import type { QuoteFields } from '#quotes/quote-content.ts'

type Box = { type: string; qty: number }
type Equipment = Pick<QuoteFields, 'container_type' | 'container_qty'>
type Loaded = Pick<QuoteFields, 'transport_mode' | 'cargo_details'> & Equipment

/** As it is read beside its number; other types are known by their letters. */
export const equipmentName = (type: string): string => (type === 'tank' ? 'tank konteyner' : type)

export function equipmentOf({ transport_mode, cargo_details, ...equipment }: Loaded): Equipment {
  if (transport_mode === 'sea_lcl') return { container_type: 'LCL', container_qty: null }
  if (transport_mode !== 'sea_fcl') return { container_type: '', container_qty: null }
  const [first] = cargo_details.containers ?? []
  // What has no size of ours, such as a tank, has a name and no row.
  if (!first) return { container_type: equipment.container_type, container_qty: equipment.container_qty }
  return { container_type: first.type, container_qty: first.qty }
}

/** How many boxes of any type are shipped; one where nobody has said. */
export function boxCount({ transport_mode, cargo_details, container_qty }: Loaded): number {
  if (transport_mode !== 'sea_fcl') return 1
  const boxes: readonly Box[] = cargo_details.containers ?? []
  return boxes.reduce((sum, { qty }) => sum + qty, 0) || (container_qty ?? 1)
}
