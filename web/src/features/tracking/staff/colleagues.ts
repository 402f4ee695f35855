/** The colleagues who can be given a shipment, and whether the one who has it is still among them. */
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { useQuery } from '@tanstack/react-query'
import { colleagueLabel } from '#features/auth/colleague-label.ts'
import { api } from '#spine/api/api.ts'

type Operated = Pick<StaffShipmentDetail, 'operations_assigned_to' | 'operations_name'>

/** Whoever has a shipment stays named although their account is closed; until the colleagues are known it counts as open. */
export function useOperators({ operations_assigned_to: id, operations_name }: Operated) {
  const colleagues = useQuery(api.quotes.choices.queryOptions({ staleTime: 300_000 })).data?.people
  const isListed = colleagues?.some((person) => person.id === id)
  const isClosed = id !== null && isListed === false
  const named = id !== null && !isListed
  const label = isClosed ? `${operations_name} (hesabı kapalı)` : operations_name
  const options = (colleagues ?? []).map((person) => ({ value: person.id, label: colleagueLabel(person) }))
  return { isClosed, options: named ? [{ value: id, label }, ...options] : options }
}
