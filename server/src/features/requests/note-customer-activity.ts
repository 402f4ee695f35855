/** Keeps with each customer what their status follows from: their first request and their last accepted quote; and when they last spoke. */
import type { customersParted } from '@kervan/domain/customers/customers.events.ts'
import type { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { noteContact } from '#features/customers/note-contact.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const first = 'update profiles set first_request_at = now() where id = $1 and first_request_at is null'
const accepted = 'update profiles set last_accepted_at = now() where id = $1'

export async function noteCustomerActivity(
  tx: Transaction,
  { change, customer_id }: z.output<typeof requestChanged.data>,
): Promise<void> {
  // An order that staff enter with its price is announced as quoted only, and a shipment that they open as approved only.
  if (change === 'created' || change === 'quoted' || change === 'approved')
    tx.background(tx.asSystem(first, [customer_id]))
  // A request and each answer is somebody speaking; that its customer corrects it is not.
  if (change !== 'edited') noteContact(tx, customer_id)
  if (change === 'approved') await tx.asSystem(accepted, [customer_id])
}

const renewFirst = `update profiles p set first_request_at = (select min(created_at) from requests where customer_id = p.id)
  where id = any($1::uuid[]) and first_request_at is null`

/** Of two records that were one, the first request may have come meanwhile. */
export async function renewFirstRequest(
  tx: Transaction,
  { kept_id, gone_id }: z.output<typeof customersParted.data>,
): Promise<void> {
  await tx.asSystem(renewFirst, [[kept_id, gone_id]])
}
