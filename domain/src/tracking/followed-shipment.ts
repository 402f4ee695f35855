/** What its tracking needs to know of a shipment, besides the events. */
export type Followed = {
  shipment_type: 'sea' | 'air' | 'land'
  /** The codes of where it begins and ends, where they are known, and the cities. */
  origin_code: string
  origin_city: string
  destination_code: string
  destination_city: string
  promised_at: string | null
  containers: readonly string[]
}
