/** The typed cargo as a quote stores it at any moment: what cannot be read yet falls back to the least there can be. */
import type { QuoteCargo } from '@kervan/domain/quotes/quote-content.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { type CargoDraft, readCargo } from '#features/quotes/cargo/cargo-draft.ts'
import { numberReader } from '#features/quotes/typed-number.ts'

const read = numberReader(() => {})

const namesOf: Record<TransportMode, readonly (keyof QuoteCargo)[]> = {
  sea_fcl: ['containers'],
  sea_lcl: ['cbm', 'weight_kg'],
  air: ['pieces', 'total_weight_kg', 'dims_cm'],
  land: ['vehicles', 'pallets', 'stackable', 'forklift_needed', 'dimensions'],
  van: ['pallets', 'stackable', 'forklift_needed', 'dimensions'],
}

/** What other modes have stays, so that nothing is lost by trying another one. */
export function storedCargo(mode: TransportMode, draft: CargoDraft, before: QuoteCargo = {}): QuoteCargo {
  const others = Object.entries(before).filter(([name]) => !namesOf[mode].some((own) => own === name))
  const own = Object.entries(readCargo(mode, draft, read)).map(([name, value]) => [name, filled(name, value)])
  return Object.fromEntries([...others, ...own.filter(([, value]) => value !== undefined)])
}

function filled(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((row) => withLeast(row))
  if (name === 'dimensions' && value) return withLeast(value)
  // Nothing is counted from zero.
  return value === 0 ? undefined : value
}

const withLeast = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value || (name === 'qty' ? 1 : '0')]))
