/** The load in short lines, for the review step. */
import { wizardContainerWords } from '@kervan/domain/requests/request-options.ts'
import { readDecimal, writeDecimal } from '@kervan/domain/values/decimal-input.ts'
import { loadFields, type QuickDraft } from '#features/requests/quick/quick-draft.ts'

export function cargoText(draft: QuickDraft): string[] {
  const fields = loadFields[draft.transport_mode || 'sea_fcl']
  const measures = [
    `${formatTyped(draft.weight)}\u00a0kg`,
    fields.has('volume') && draft.volume.trim() && `${formatTyped(draft.volume)}\u00a0m³`,
    fields.has('packages') && draft.packages.trim() && `${formatTyped(draft.packages)} kap`,
    fields.has('pallets') && `${formatTyped(draft.pallets)} palet`,
    fields.has('vehicle_count') && draft.vehicle_count.trim() && `${formatTyped(draft.vehicle_count)} araç`,
  ]
  const facts = [
    fields.has('stackable') && draft.stackable && 'üst üste konabilir',
    fields.has('forklift_needed') && draft.forklift_needed && 'forklift gerekir',
  ]
  return [
    ...(fields.has('containers')
      ? draft.containers.map(
          ({ type, quantity }) => `${formatTyped(quantity)} × ${wizardContainerWords[type]}`,
        )
      : []),
    ...(fields.has('dimensions')
      ? draft.dimensions.map(
          ({ length, width, height, quantity }) =>
            `${formatTyped(quantity)} × (${[length, width, height].map(formatTyped).join(' × ')} cm)`,
        )
      : []),
    [...measures, ...facts].filter(Boolean).join(', '),
  ]
}

/** In the notation of the request: `1850` is `1.850`. */
function formatTyped(typed: string): string {
  const reading = readDecimal(typed, 3)
  return 'units' in reading ? writeDecimal(reading.units, 3) : typed.trim()
}
