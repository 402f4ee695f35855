/** Forgets every night the mail that came in long ago: of what nobody had to read soon, of the rest with the file of the whole mail. */
import { keptOutcomes } from '@kervan/domain/chat/inbound-mail.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const sweepInboundMailsJob = defineJob({
  name: 'sweep-inbound-mails',
  retries: 2,
  retryDelay: 60,
  expireSeconds: 1_800,
  schedule: '35 3 * * *',
})

const batchSize = 500
const find = `select id, raw_key from inbound_mails
  where received_at < now() - case when outcome = any($1) then interval '400 days' else interval '30 days' end
  order by received_at limit ${batchSize}`

/** The file first: a row whose file is gone is found again by the next run. */
export async function sweepInboundMails({ actAs, files }: Pick<Services, 'actAs' | 'files'>): Promise<void> {
  for (let count = batchSize; count === batchSize; ) {
    const expired = await actAs(system, (tx) =>
      tx.asSystem<{ id: string; raw_key: string | null }>(find, [[...keptOutcomes]]),
    )
    for (const { raw_key } of expired) if (raw_key) await files.remove(raw_key)
    const ids = expired.map(({ id }) => id)
    await actAs(system, (tx) => tx.asSystem('delete from inbound_mails where id = any($1)', [ids]))
    count = expired.length
  }
}
