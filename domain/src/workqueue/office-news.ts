/** Which events are news to the office: what only freshens a screen, or comes along with other news, is not. */
import { customerJoined } from '#customers/customers.events.ts'
import type { EventDefinition } from '#live/event.ts'
import { customerMailFailed } from '#quotes/quotes.events.ts'
import { requestChanged } from '#requests/requests.events.ts'
import { shipmentChanged } from '#shipments/shipments.events.ts'
import type { WorkKind } from '#workqueue/workqueue.contract.ts'
import { workItemChanged } from '#workqueue/workqueue.events.ts'
import type { z } from '#z.ts'

/** Work on a request comes with the request's own news: one notice is enough for both. */
const ofRequest: readonly WorkKind[] = ['new_request', 'revision']

const news = new Map<string, (data: unknown) => boolean>([
  told(requestChanged),
  told(workItemChanged, ({ added, kind }) => added && !ofRequest.includes(kind)),
  told(shipmentChanged, ({ change }) => change === 'created'),
  told(customerMailFailed),
  told(customerJoined),
])

function told<Data extends z.ZodType>(
  { name, data: shape }: EventDefinition<Data>,
  isNews: (data: z.output<Data>) => boolean = () => true,
): [string, (data: unknown) => boolean] {
  return [
    name,
    (data) => {
      const read = shape.safeParse(data)
      return read.success && isNews(read.data)
    },
  ]
}

/** What may be news: the others need not be looked at. */
export const officeNewsNames: readonly string[] = [...news.keys()]

export function isOfficeNews({ name, data }: { name: string; data?: unknown }): boolean {
  return news.get(name)?.(data) ?? false
}
