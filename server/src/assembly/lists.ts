/** Every list that can be exported and whose views can be saved. */
import { customers } from '#assembly/lists/customers.ts'
import {
  newsletterCampaigns,
  newsletterRecipients,
  newsletterRegistry,
  newsletterSubscribers,
} from '#assembly/lists/newsletter.ts'
import { ownShipments } from '#assembly/lists/own-shipments.ts'
import { sourcedRequests } from '#assembly/lists/sourced-requests.ts'
import { staffContainers } from '#assembly/lists/staff-containers.ts'
import { staffDocuments } from '#assembly/lists/staff-documents.ts'
import { staffQuotes } from '#assembly/lists/staff-quotes.ts'
import { staffRequests } from '#assembly/lists/staff-requests.ts'
import { staffShipments } from '#assembly/lists/staff-shipments.ts'
import { visitSources } from '#assembly/lists/visit-sources.ts'
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
    visitSources,
    sourcedRequests,
    newsletterSubscribers,
    newsletterRecipients,
    newsletterRegistry,
    newsletterCampaigns,
  ].map((list) => [list.name, list]),
)
