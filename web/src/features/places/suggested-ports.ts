/** The best places to load and unload the goods of a lane, fetched as soon as both countries are known. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { useDebounced } from '#spine/ui/use-debounced.ts'

export type Lane = {
  shipmentType: 'sea' | 'air' | 'land'
  originCountry: string
  originCity?: string
  destinationCountry: string
  destinationCity?: string
}

export function useSuggestedPorts(lane: Lane) {
  const debounced = useDebounced(JSON.stringify(inputOf(lane)), 300)
  const input = JSON.parse(debounced) as ReturnType<typeof inputOf>
  return useQuery(
    api.places.suggestPorts.queryOptions({
      input,
      enabled: input.origin_country.length >= 2 && input.destination_country.length >= 2,
      placeholderData: keepPreviousData,
      staleTime: 600_000,
    }),
  )
}

function inputOf({
  shipmentType,
  originCountry,
  originCity = '',
  destinationCountry,
  destinationCity = '',
}: Lane) {
  return {
    shipment_type: shipmentType,
    origin_country: originCountry.trim(),
    destination_country: destinationCountry.trim(),
    ...(originCity.trim() && { origin_city: originCity.trim() }),
    ...(destinationCity.trim() && { destination_city: destinationCity.trim() }),
  }
}
