/** The load in a few short lines, as the review tells it. */
import { wizardContainerWords } from '@kervan/domain/requests/request-options.ts'
import { readDecimal, writeDecimal } from '@kervan/domain/values/decimal-input.ts'
import { loadFields, type QuickDraft } from '#features/requests/quick/quick-draft.ts'

export function cargoWords(draft: QuickDraft): string[] {
  const asked = loadFields[draft.transport_mode || 'sea_fcl']
  const measures = [
    `${written(draft.weight)}\u00a0kg`,
    asked.has('volume') && draft.volume.trim() && `${written(draft.volume)}\u00a0m³`,
    asked.has('packages') && draft.packages.trim() && `${written(draft.packages)} kap`,
    asked.has('pallets') && `${written(draft.pallets)} palet`,
  ]
  const facts = [
    asked.has('stackable') && draft.stackable && 'üst üste konabilir',
    asked.has('forklift_needed') && draft.forklift_needed && 'forklift gerekir',
  ]
  return [
    ...(asked.has('containers')
      ? draft.containers.map(({ type, quantity }) => `${written(quantity)} × ${wizardContainerWords[type]}`)
      : []),
    ...(asked.has('dimensions')
      ? draft.dimensions.map(
          ({ length, width, height, quantity }) =>
            `${written(quantity)} × (${[length, width, height].map(written).join(' × ')} cm)`,
        )
      : []),
    [...measures, ...facts].filter(Boolean).join(', '),
  ]
}

/** As the request will show it: `1850` is `1.850`. */
function written(typed: string): string {
  const reading = readDecimal(typed, 3)
  return 'units' in reading ? writeDecimal(reading.units, 3) : typed.trim()
}
