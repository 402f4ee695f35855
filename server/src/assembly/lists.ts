/** Every list that can be exported and whose views can be saved. */
import { customers } from '#assembly/lists/customers.ts'
import { ownShipments } from '#assembly/lists/own-shipments.ts'
import { staffContainers } from '#assembly/lists/staff-containers.ts'
import { staffDocuments } from '#assembly/lists/staff-documents.ts'
import { staffQuotes } from '#assembly/lists/staff-quotes.ts'
import { staffRequests } from '#assembly/lists/staff-requests.ts'
import { staffShipments } from '#assembly/lists/staff-shipments.ts'
import { visits } from '#assembly/lists/visits.ts'
import { workItems } from '#assembly/lists/work-items.ts'
import type { ExportableLists } from '#features/lists/exportable-list.ts'

export const exportableLists: ExportableLists = new Map(
  [
    staffRequests,
    staffQuotes,
    staffShipments,
    staffContainers,
    staffDocuments,
    ownShipments,
    workItems,
    customers,
    visits,
  ].map((list) => [list.name, list]),
)
