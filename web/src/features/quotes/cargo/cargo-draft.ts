/** The cargo of a quote as it is typed: numbers as decimal text, empty where there is none. */
import { manualQuoteDefaults as defaults } from '@kervan/domain/quotes/manual-quote-defaults.ts'
import type { QuoteCargo } from '@kervan/domain/quotes/quote-content.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { plainDecimal } from '@kervan/domain/values/decimal-text.ts'
import type { NumberReader } from '#features/quotes/typed-number.ts'

export type ContainerDraft = { type: string; qty: string }
export type SizeDraft = { l: string; w: string; h: string; qty: string }
/** Of every mode, so that nothing is lost by trying another one. */
export type CargoDraft = {
  containers: ContainerDraft[]
  cbm: string
  weight_kg: string
  pieces: string
  total_weight_kg: string
  dims_cm: SizeDraft[]
  vehicles: string
  pallets: string
  stackable: boolean
  forklift_needed: boolean
  dimensions: { length: string; width: string; height: string }
}

export const blankContainer: ContainerDraft = { ...defaults.container, qty: String(defaults.container.qty) }
export const blankSize: SizeDraft = { l: '', w: '', h: '', qty: '1' }
export const blankCargo: CargoDraft = {
  containers: [blankContainer],
  cbm: '',
  weight_kg: '',
  pieces: '',
  total_weight_kg: '',
  dims_cm: [blankSize],
  vehicles: '',
  pallets: '',
  stackable: false,
  forklift_needed: false,
  dimensions: { length: '', width: '', height: '' },
}

const text = (value: number | undefined) => (value === undefined ? '' : String(value))
/** Requests measure to three decimals, quotes to two. */
const measure = (value: string | undefined) => (value ? plainDecimal(Number(value).toFixed(2)) : '')

export function draftOfCargo(cargo: QuoteCargo): CargoDraft {
  const { containers = [], dims_cm = [], dimensions } = cargo
  const sizes = dims_cm.map((size) => ({ ...size, qty: String(size.qty) }))
  return {
    containers: containers.map(({ type, qty }) => ({ type, qty: String(qty) })),
    cbm: measure(cargo.cbm),
    weight_kg: measure(cargo.weight_kg),
    pieces: text(cargo.pieces),
    total_weight_kg: measure(cargo.total_weight_kg),
    dims_cm: sizes.length > 0 ? sizes : blankCargo.dims_cm,
    vehicles: text(cargo.vehicles),
    pallets: text(cargo.pallets),
    stackable: cargo.stackable ?? false,
    forklift_needed: cargo.forklift_needed ?? false,
    dimensions: dimensions ?? blankCargo.dimensions,
  }
}

/** Only what belongs to the mode; a value that is missing where it is needed is undefined. */
export function readCargo(mode: TransportMode, cargo: CargoDraft, read: NumberReader) {
  const decimal = (field: 'cbm' | 'weight_kg' | 'total_weight_kg') => read.decimal(field, cargo[field], 2)
  switch (mode) {
    case 'sea_fcl':
      return {
        containers: cargo.containers.map(({ type, qty }, row) => ({
          type,
          qty: read.count(`containers.${row}.qty`, qty),
        })),
      }
    case 'sea_lcl':
      return { cbm: decimal('cbm'), weight_kg: decimal('weight_kg') }
    case 'air':
      return {
        pieces: read.count('pieces', cargo.pieces),
        total_weight_kg: decimal('total_weight_kg'),
        dims_cm: filledSizes(cargo).map(({ size, row }) => {
          const side = (name: 'l' | 'w' | 'h') => read.decimal(`dims_cm.${row}.${name}`, size[name], 2)
          return { l: side('l'), w: side('w'), h: side('h'), qty: read.count(`dims_cm.${row}.qty`, size.qty) }
        }),
      }
    default:
      return {
        // A van is one; of trucks there may be more.
        ...(mode === 'land' && cargo.vehicles !== '' && { vehicles: read.count('vehicles', cargo.vehicles) }),
        pallets: read.count('pallets', cargo.pallets),
        stackable: cargo.stackable,
        forklift_needed: cargo.forklift_needed,
        dimensions: readDimensions(cargo.dimensions, read),
      }
  }
}

/** Rows without any side are left out; the others keep their place in the form. */
export const filledSizes = ({ dims_cm }: CargoDraft) =>
  dims_cm.map((size, row) => ({ size, row })).filter(({ size: { l, w, h } }) => l || w || h)

function readDimensions(given: CargoDraft['dimensions'], read: NumberReader) {
  if (!(given.length || given.width || given.height)) return undefined
  const side = (name: keyof typeof given) => read.decimal(`dimensions.${name}`, given[name], 2)
  return { length: side('length'), width: side('width'), height: side('height') }
}
