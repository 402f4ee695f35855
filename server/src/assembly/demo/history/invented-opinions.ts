/** What invented customers call their shipments, and how they liked those that have arrived. */
import { createRandom } from '#assembly/demo/history/seeded-random.ts'
import type { shipmentFeedback } from '#features/shipments/shipment-feedback.table.ts'
import type { shipments } from '#features/shipments/shipments.table.ts'

type Shipment = Pick<typeof shipments.$inferInsert, 'customer_id' | 'delivered_at'> & { id: string }

/** What is drawn here follows from the shipment's id, so that it leaves the rest of the history as it was. */
const luckOf = (shipmentId: string, branch: number) =>
  createRandom(Number.parseInt(shipmentId.slice(-8), 16)).branch(branch)

const names = ['Bahar koleksiyonu', 'Fuar malzemesi', 'Yedek parça', 'Hat 2 makinesi', 'Yıl sonu stoku']

export function inventLabels(shipmentId: string): { own_reference: string; own_name: string } {
  const random = luckOf(shipmentId, 2)
  return {
    own_reference: random.chance(0.6) ? `PO-${random.whole(1000, 9999)}` : '',
    own_name: random.chance(0.3) ? random.pick(names) : '',
  }
}

const comments: Record<number, readonly string[]> = {
  5: ['Zamanında ve hasarsız geldi, teşekkürler.', 'Her adımı telefonumdan izledim.', ''],
  4: ['İyiydi; gümrükte bir gün fazla bekledi.', ''],
  3: ['Haberler geldi ama teslim saati son anda değişti.'],
  2: ['İki kez aramak zorunda kaldık.'],
}
/** Five stars are the rule. */
const oddsOf: Record<number, number> = { 5: 6, 4: 3, 3: 1, 2: 0.5 }
const dayMs = 86_400_000

export function feedbackOf(
  { id, customer_id, delivered_at }: Shipment,
  now: number,
): (typeof shipmentFeedback.$inferInsert)[] {
  if (!delivered_at) return []
  const random = luckOf(id, 3)
  const at = Date.parse(delivered_at) + random.between(0.1, 3) * dayMs
  if (!random.chance(0.35) || at > now) return []
  const stars = random.weighted([5, 4, 3, 2], (choice) => oddsOf[choice] ?? 0)
  const moment = new Date(at).toISOString()
  return [
    {
      shipment_id: id,
      customer_id,
      stars,
      comment: random.pick(comments[stars] ?? ['']),
      created_at: moment,
      updated_at: moment,
    },
  ]
}
