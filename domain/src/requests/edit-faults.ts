/** What an edit may not do: take away what its form had to ask for, or ask for the impossible. Without zod. */
import { fieldsAfterEdit, type RequestBeforeEdit } from '#requests/edited-request.ts'
import type { RequestEdit } from '#requests/requests.contract.ts'
import { equipmentOf } from '#requests/sense/asked-load.ts'
import { findingText, type SensedField, type SensedRequest } from '#requests/sense/finding.ts'
import { impossibilities } from '#requests/sense/request-findings.ts'

/** `path` is a field of the edit. */
type EditFault = { path: keyof RequestEdit; message: string }

/** What was impossible before, and is left as it was, does not keep anybody from correcting something else. */
export function editFaults(before: SensedRequest & RequestBeforeEdit, edit: RequestEdit): EditFault[] {
  const after: SensedRequest = { ...before, ...edit, ...fieldsAfterEdit(before, edit) }
  const known = impossibilities(before).map(({ text }) => text)
  return [
    ...blankedFaults(before, after),
    ...impossibilities(after)
      .filter(({ text }) => !known.includes(text))
      .map((found) => ({ path: editPath(found.field), message: findingText(found) })),
  ]
}

/** The wizard needs a weight, a shared container a volume. */
function blankedFaults(before: SensedRequest, after: SensedRequest): EditFault[] {
  const weightLost =
    before.cargo_details.transport_mode && before.estimated_weight !== null && after.estimated_weight === null
  const isShared = equipmentOf(after).kind === 'shared_container'
  const volumeLost = isShared && before.estimated_volume !== null && after.estimated_volume === null
  const { dimensions, dimension_rows = [] } = after.cargo_details
  return [
    ...(weightLost ? [{ path: 'estimated_weight' as const, message: 'Ağırlık gerekli; silinemez.' }] : []),
    ...(volumeLost && !dimensions && dimension_rows.length === 0
      ? [{ path: 'estimated_volume' as const, message: 'Parsiyel yükün hacmi gerekli; silinemez.' }]
      : []),
  ]
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
