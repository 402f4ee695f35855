/** Forgets every night the guests who are nobody's lead, after a month in which neither side has written: their talk, then who they are. */
import { guestDays } from '@kervan/domain/chat/chat.policy.ts'
import { removeTalk } from '#features/chat/remove-talk.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const forgetSilentGuestsJob = defineJob({
  name: 'forget-silent-guests',
  retries: 2,
  retryDelay: 60,
  expireSeconds: 1_800,
  schedule: '40 3 * * *',
})

const batchSize = 500
const isSilent = `customer_id is null and coalesce(last_message_at, created_at) < now() - interval '${guestDays} days'`
const find = `select id from chat_conversations where ${isSilent} order by id limit ${batchSize}`
/** Somebody may have written meanwhile. */
const lock = `select id from chat_conversations where id = $1 and ${isSilent} for update`
const removeGuests =
  'delete from chat_guests g where not exists (select from chat_conversations c where c.guest_id = g.id)'

export async function forgetSilentGuests({ actAs, files }: Pick<Services, 'actAs' | 'files'>): Promise<void> {
  for (let count = batchSize; count === batchSize; ) {
    const silent = await actAs(system, (tx) => tx.asSystem<{ id: string }>(find, []))
    for (const { id } of silent)
      await actAs(system, async (tx) => {
        const [locked] = await tx.asSystem(lock, [id])
        if (locked) await removeTalk(tx, { files }, id)
      })
    count = silent.length
  }
  await actAs(system, (tx) => tx.asSystem(removeGuests, []))
}
