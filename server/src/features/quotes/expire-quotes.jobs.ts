/** Marks quotes as expired once their validity has ended, and announces it to staff and to their customers' open pages. */
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const expireQuotesJob = defineJob({
  name: 'expire-quotes',
  retries: 2,
  retryDelay: 30,
  expireSeconds: 300,
  schedule: '0 * * * *',
})

/** Per transaction. Quotes that are being answered at this moment are locked and skipped. */
const batchSize = 200
const expire = `
  update quotes set status = 'expired', updated_at = now()
  where id in (
    select id from quotes where status in ('sent', 'viewed') and valid_until < now()
    order by valid_until limit ${batchSize} for update skip locked
  )
  returning id, quote_no, request_id, customer_id`

type Expired = { id: string; quote_no: string; request_id: string | null; customer_id: string }

export async function expireQuotes({ actAs, emit }: Pick<Services, 'actAs' | 'emit'>): Promise<void> {
  for (let more = true; more; ) {
    more = await actAs(system, async (tx) => {
      const expired = await tx.asSystem<Expired>(expire, [])
      for (const { id, ...quote } of expired)
        await emit(tx, quoteChanged, ['staff', `user:${quote.customer_id}`], {
          quote_id: id,
          ...quote,
          status: 'expired',
        })
      return expired.length === batchSize
    })
  }
}
