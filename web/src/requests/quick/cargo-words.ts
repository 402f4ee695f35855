/** The load in a few short lines, as the review tells it. */
import { wizardContainerWords } from '@kervan/domain/requests/request-options.ts'
import { loadFields, type QuickDraft } from '#requests/quick/quick-draft.ts'

export function cargoWords(draft: QuickDraft): string[] {
  const asked = loadFields[draft.transport_mode || 'sea_fcl']
  const measures = [
    `${draft.weight.trim()}\u00a0kg`,
    asked.has('volume') && draft.volume.trim() && `${draft.volume.trim()}\u00a0m³`,
    asked.has('packages') && draft.packages.trim() && `${draft.packages.trim()} kap`,
    asked.has('pallets') && `${draft.pallets.trim()} palet`,
  ]
  const facts = [
    asked.has('stackable') && draft.stackable && 'üst üste konabilir',
    asked.has('forklift_needed') && draft.forklift_needed && 'forklift gerekir',
  ]
  return [
    ...(asked.has('containers')
      ? draft.containers.map(({ type, quantity }) => `${quantity.trim()} × ${wizardContainerWords[type]}`)
      : []),
    ...(asked.has('dimensions')
      ? draft.dimensions.map(
          ({ length, width, height, quantity }) =>
            `${quantity.trim()} × (${[length, width, height].map((side) => side.trim()).join(' × ')} cm)`,
        )
      : []),
    [...measures, ...facts].filter(Boolean).join(', '),
  ]
}
