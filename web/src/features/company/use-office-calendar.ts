/** When the office works, for clocks that count its hours. It changes by an event only. */
import type { OfficeCalendar } from '@kervan/domain/company/office-time.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'

export function useOfficeCalendar(): OfficeCalendar | undefined {
  return useQuery(api.company.calendar.queryOptions({ staleTime: Number.POSITIVE_INFINITY })).data
}
