/** What a forwarder notices about a load and the equipment it asks for. Without zod. */
import { airFindings } from '#requests/sense/air-findings.ts'
import {
  type AskedEquipment,
  type AskedLoad,
  equipmentOf,
  loadOfRequest,
} from '#requests/sense/asked-load.ts'
import {
  containerFindings,
  sharedContainerFindings,
  unchosenContainerFindings,
} from '#requests/sense/container-findings.ts'
import { densityFindings } from '#requests/sense/density-findings.ts'
import type { Finding, SensedField, SensedRequest } from '#requests/sense/finding.ts'
import { truckFindings, vanFindings } from '#requests/sense/road-findings.ts'

export function loadFindings(request: SensedRequest): Finding[] {
  const load = loadOfRequest(request)
  const equipment = equipmentOf(request)
  const pieceField: SensedField = request.cargo_details.dimensions ? 'dimensions' : 'dimension_rows'
  return [...densityFindings(load), ...equipmentFindings(equipment, load, pieceField)]
}

function equipmentFindings(
  equipment: AskedEquipment,
  load: AskedLoad,
  pieceField: SensedField,
): readonly Finding[] {
  switch (equipment.kind) {
    case 'containers':
      return containerFindings(equipment.boxes, load, pieceField)
    case 'unchosen_container':
      return unchosenContainerFindings(load, equipment.cold, pieceField)
    case 'shared_container':
      return sharedContainerFindings(load, pieceField)
    case 'air':
      return equipment.charter ? [] : airFindings(load, pieceField)
    case 'truck':
      return truckFindings(equipment, load, pieceField)
    case 'van':
      return vanFindings(load)
    case 'other':
      return []
  }
}
