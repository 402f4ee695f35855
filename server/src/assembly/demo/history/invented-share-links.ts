/** Links by which customers let others follow what is on its way, and who has opened them. */
import { createRandom } from '#assembly/demo/history/seeded-random.ts'
import type { ShipmentLifecycle } from '#assembly/demo/history/shipment-lifecycle.ts'
import type { shareLinks, shareVisits } from '#features/tracking/share-links.table.ts'

type Links = {
  links: (typeof shareLinks.$inferInsert)[]
  visits: (typeof shareVisits.$inferInsert)[]
}

const labels = ['Alıcının deposu', 'Satın alma ekibi', 'Gümrük müşaviri']
const devices = ['Chrome, Windows', 'Safari, iOS', 'Chrome, Android']
const dayMs = 86_400_000

/** What is drawn here follows from the shipment's id, so that it leaves the rest of the history as it was. */
export function shareLinksOf(now: number, { shipment }: ShipmentLifecycle): Links {
  const { id, customer_id, status, created_at } = shipment
  const random = createRandom(Number.parseInt(id.slice(-8), 16)).branch(4)
  const isOnItsWay = status === 'in_transit' || status === 'customs'
  if (!isOnItsWay || !random.chance(0.5)) return { links: [], visits: [] }
  const madeAt = Math.min(Date.parse(created_at ?? '') + dayMs, now)
  const link = random.id(madeAt)
  const iso = (at: number) => new Date(at).toISOString()
  const seen = [0.3, 0.7].map((share) => madeAt + share * (now - madeAt))
  return {
    links: [
      {
        id: link,
        shipment_id: id,
        customer_id,
        label: random.pick(labels),
        created_at: iso(madeAt),
        expires_at: iso(now + 30 * dayMs),
      },
    ],
    visits: seen.map((at) => ({
      id: random.id(at),
      link_id: link,
      customer_id,
      device: random.pick(devices),
      visited_at: iso(at),
    })),
  }
}
