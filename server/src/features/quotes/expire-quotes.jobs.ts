/** The delivered rule *expire quotes*: marks quotes as expired once their validity has ended, and announces it to staff and to their customers' open pages. */
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { switchOf, tellDeed } from '#features/company/switched-jobs.ts'
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
      // Switched off, a quote whose time is over stays as it is; accepted it is never (`lockForAnswer`).
      const { isOn } = await switchOf(tx, 'expire_quotes')
      const expired = isOn ? await tx.asSystem<Expired>(expire, []) : []
      for (const { id, ...quote } of expired) {
        await emit(tx, quoteChanged, ['staff', `user:${quote.customer_id}`], {
          quote_id: id,
          ...quote,
          status: 'expired',
        })
        await tellDeed(tx, { emit }, 'expire_quotes', {
          key: id,
          subject: 'quote',
          subject_id: id,
          subject_label: quote.quote_no,
          text: 'Teklifin süresi doldu.',
          link: `/staff/quotes/${id}`,
        })
      }
      return expired.length === batchSize
    })
  }
}
