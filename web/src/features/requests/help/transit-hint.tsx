/** How long goods are under way on a lane, and what we know it from. */
import type { ShipmentType, TransportMode } from '@kervan/domain/requests/request-options.ts'
import { shipmentTypeOf, transitHint } from '@kervan/domain/requests/requests.policy.ts'
import { dayRange, noWayWords, transitBasis } from '@kervan/domain/requests/transit-words.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Clock, TriangleAlert } from 'lucide-react'
import { HelpLine } from '#features/requests/help/help-line.tsx'
import { api } from '#spine/api/api.ts'
import { useDebounced } from '#spine/ui/use-debounced.ts'

export type TransitLane = {
  mode: TransportMode
  originCountry: string
  originCity: string
  destinationCountry: string
  destinationCity: string
}

export function useLaneTransit(lane: TransitLane) {
  const debounced = useDebounced(JSON.stringify(inputOf(lane)), 300)
  const input = JSON.parse(debounced) as ReturnType<typeof inputOf>
  return useQuery(
    api.shipments.laneTransit.queryOptions({
      input,
      enabled: input.origin_country.length >= 2 && input.destination_country.length >= 2,
      placeholderData: keepPreviousData,
      staleTime: 600_000,
    }),
  )
}

function inputOf({ mode, originCountry, originCity, destinationCountry, destinationCity }: TransitLane) {
  return {
    transport_mode: mode,
    origin_country: originCountry.trim(),
    destination_country: destinationCountry.trim(),
    ...(originCity.trim() && { origin_city: originCity.trim() }),
    ...(destinationCity.trim() && { destination_city: destinationCity.trim() }),
  }
}

/** Nothing until the server has answered, and nothing from a city to itself. */
export function TransitHint(lane: TransitLane) {
  const { data } = useLaneTransit(lane)
  const { type } = shipmentTypeOf(lane.mode)
  if (data?.basis === 'no_way')
    return (
      <HelpLine icon={TriangleAlert} tone="care" title={noWayWords[type].title}>
        {noWayWords[type].advice}
      </HelpLine>
    )
  const days = data && dayRange(data)
  if (!data || !days) return null
  return (
    <HelpLine icon={Clock} title={`Tahmini transit süre: ${days}`}>
      {transitBasis(type, data)}
    </HelpLine>
  )
}

/** Before a lane is known: `standart 7–14 gün` */
export function standardTransit(mode: TransportMode | ShipmentType): string {
  return `standart ${transitHint(mode).join('–')}\u00a0gün`
}
