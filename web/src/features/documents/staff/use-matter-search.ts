/** Searches a customer's shipments, and the requests that have become none, for a combobox. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routeText } from '#features/shipments/shipment-route-text.ts'
import { api } from '#spine/api/api.ts'
import type { RecordOption } from '#spine/ui/record-combobox.tsx'

export type FoundMatter = RecordOption & { shipment_id: string | null; request_id: string | null }

const mostOfEach = 6

export function useMatterSearch(customerId: string) {
  const [search, setSearch] = useState('')
  const input = { customer_id: customerId, limit: mostOfEach, ...(search && { search }) }
  const shipments = useQuery(api.shipments.staff.list.queryOptions({ input }))
  const requests = useQuery(api.requests.staffList.queryOptions({ input }))
  const isFailed = shipments.isError || requests.isError
  return {
    onSearch: setSearch,
    items:
      shipments.data && requests.data
        ? [
            ...shipments.data.items.map((row) => ({
              key: row.id,
              label: row.shipment_number,
              detail: routeText(row),
              shipment_id: row.id,
              request_id: null,
            })),
            // One that has become a shipment is found as that.
            ...requests.data.items
              .filter(({ shipment_id }) => shipment_id === null)
              .map((row) => ({
                key: row.id,
                label: row.number,
                detail: routeText(row),
                shipment_id: null,
                request_id: row.id,
              })),
          ]
        : undefined,
    onRetry: isFailed ? () => void Promise.all([shipments.refetch(), requests.refetch()]) : undefined,
    listLabel: 'Gönderiler ve talepler',
  }
}
