/** Announces, once for each, the quotes that end within two days and have no answer yet. */
import { quoteExpiring } from '@kervan/domain/quotes/quotes.events.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const warnOfExpiryJob = defineJob({
  name: 'warn-of-expiry',
  retries: 2,
  retryDelay: 30,
  expireSeconds: 300,
  // When people are awake.
  schedule: '20 8-18 * * *',
})

/** Per transaction. Quotes that are being answered at this moment are locked and skipped. */
const batchSize = 200
/** Nobody is reminded of what they have just received. */
const tell = `
  update quotes q set expiry_told_at = now() from (
    select id from quotes
    where status in ('sent', 'viewed') and expiry_told_at is null and request_id is not null
      and valid_until between now() and now() + interval '48 hours' and sent_at < now() - interval '12 hours'
    order by valid_until limit ${batchSize} for update skip locked
  ) ending where q.id = ending.id
  returning q.id, q.quote_no, q.request_id, q.customer_id, q.pol, q.pod, q.title, q.valid_until`

type Ending = {
  id: string
  quote_no: string
  request_id: string
  customer_id: string
  pol: string
  pod: string
  title: string
  valid_until: Date
}
const program = { id: null, full_name: '' }

export async function warnOfExpiry({ actAs, emit }: Pick<Services, 'actAs' | 'emit'>): Promise<void> {
  for (let more = true; more; ) {
    more = await actAs(system, async (tx) => {
      const ending = await tx.asSystem<Ending>(tell, [])
      for (const { id, pol, pod, title, valid_until, ...quote } of ending) {
        recordQuoteEvent(tx, id, 'expiring', program)
        await emit(tx, quoteExpiring, ['staff'], {
          ...quote,
          quote_id: id,
          title: title || `${pol} – ${pod}`,
          valid_until: new Date(valid_until).toISOString(),
        })
      }
      return ending.length === batchSize
    })
  }
}
