/** Which events are listed as updates for staff; the others only refresh screens or accompany one of these. */
import { conversationForYou } from '#chat/office-chat.events.ts'
import { customerJoined } from '#customers/customers.events.ts'
import type { EventDefinition } from '#live/event.ts'
import { customerMailFailed } from '#quotes/quotes.events.ts'
import { requestChanged } from '#requests/requests.events.ts'
import { shipmentChanged } from '#shipments/shipments.events.ts'
import type { WorkKind } from '#workqueue/work-item.ts'
import { customerForYou, workDueSoon, workItemChanged, workItemForYou } from '#workqueue/workqueue.events.ts'
import type { z } from '#z.ts'

/** The first two accompany the event of their request, which is an update already; time brings the others, many at once. */
const quietWork: readonly WorkKind[] = ['new_request', 'revision', 'shipment_silent', 'free_time']

const updates = new Map<string, (data: unknown) => boolean>([
  update(requestChanged),
  update(workItemChanged, ({ added, quiet, kind }) => added && !quiet && !quietWork.includes(kind)),
  update(workItemForYou),
  update(workDueSoon),
  update(customerForYou),
  update(conversationForYou),
  // Whoever is content needs no answer.
  update(shipmentChanged, ({ change, stars }) => change === 'created' || (stars !== undefined && stars <= 2)),
  update(customerMailFailed),
  update(customerJoined),
])

function update<Data extends z.ZodType>(
  { name, data: shape }: EventDefinition<Data>,
  isUpdate: (data: z.output<Data>) => boolean = () => true,
): [string, (data: unknown) => boolean] {
  return [
    name,
    (data) => {
      const parsed = shape.safeParse(data)
      return parsed.success && isUpdate(parsed.data)
    },
  ]
}

/** Events of other names are never updates. */
export const officeUpdateNames: readonly string[] = [...updates.keys()]

export function isOfficeUpdate({ name, data }: { name: string; data?: unknown }): boolean {
  return updates.get(name)?.(data) ?? false
}
