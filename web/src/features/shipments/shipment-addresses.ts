/** The URLs of shipments in the portal. Opening one keeps the filters of the list. */
import { withParams } from '#spine/addresses/dialog-address.ts'

export const shipmentTabs = ['overview', 'tracking', 'documents', 'contact'] as const
export type ShipmentTab = (typeof shipmentTabs)[number]

/** `search` is the current query string. */
export function openShipmentAddress(search: string, id: string, tab: ShipmentTab = 'overview'): string {
  const changes = { view: 'shipments', shipment: id, tab: tab === 'overview' ? null : tab }
  return `/dashboard${withParams(search, changes)}`
}

/** The page that follows one shipment. */
export const followAddress = (id: string) => `/shipment-tracking?shipment=${id}`
