/** What an edit may not do: take away what its form had to ask for, or ask for the impossible. Without zod. */
import { fieldsAfterEdit, type RequestBeforeEdit } from '#requests/edited-request.ts'
import { keysOf } from '#requests/request-options.ts'
import type { RequestEdit } from '#requests/requests.contract.ts'
import { equipmentOf } from '#requests/sense/asked-load.ts'
import { findingText, type SensedField, type SensedRequest } from '#requests/sense/finding.ts'
import { impossibilities } from '#requests/sense/request-findings.ts'

type Before = SensedRequest & { description: string }

/** `path` is a field of the edit. */
type EditFault = { path: keyof RequestEdit; message: string }

/** What was impossible before, and is left as it was, does not keep anybody from correcting something else. */
export function editFaults(before: Before & RequestBeforeEdit, edit: RequestEdit): EditFault[] {
  const after: Before = { ...before, ...edit, ...fieldsAfterEdit(before, edit) }
  const known = impossibilities(before).map(({ text }) => text)
  return [
    ...blankedFaults(before, after),
    ...impossibilities(after)
      .filter(({ text }) => !known.includes(text))
      .map((found) => ({ path: editPath(found.field), message: findingText(found) })),
  ]
}

const blankedFaults = (before: Before, after: Before): EditFault[] =>
  neededFields(before, after)
    .filter((path) => !after[path]?.trim())
    .map((path) => ({ path, message: blanked[path] }))

const blanked = {
  estimated_weight: 'Ağırlık gerekli; silinemez.',
  estimated_volume: 'Parsiyel yükün hacmi gerekli; silinemez.',
  preferred_date: 'Gün gerekli; silinemez.',
  description: 'Yükün tanımı gerekli; silinemez.',
}

/** What its form had to ask for: both forms a day, the wizard the load and its weight, of a shared container the volume. What it never had may stay away. */
export function neededFields(before: Before, after: Before = before): (keyof typeof blanked)[] {
  const isOfWizard = Boolean(before.cargo_details.transport_mode)
  const { dimensions, dimension_rows = [] } = after.cargo_details
  const isMeasured = Boolean(dimensions) || dimension_rows.length > 0
  const isNeeded = {
    estimated_weight: isOfWizard,
    estimated_volume: equipmentOf(after).kind === 'shared_container' && !isMeasured,
    preferred_date: true,
    description: isOfWizard,
  }
  return keysOf(blanked).filter((field) => isNeeded[field] && before[field]?.trim())
}

/** The edit has few fields: containers, vehicles and pieces cannot be changed in it, so the load is what can be corrected. */
function editPath(field: SensedField): keyof RequestEdit {
  switch (field) {
    case 'estimated_weight':
    case 'estimated_volume':
    case 'vehicle_count':
      return field
    case 'container_type':
    case 'container_details':
    case 'vehicle_type':
      return 'cargo_type'
    case 'cut_off_date':
      return 'preferred_date'
    default:
      return 'estimated_weight'
  }
}
