/** Handlers of what customers say about offers that they did not take. */
import { lostQuotesContract } from '@kervan/domain/quotes/lost-quotes.contract.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import type { QuoteStatus } from '@kervan/domain/quotes/quotes.policy.ts'
import type { WithLostQuoteLinks } from '#features/quotes/ask-lost-customers.jobs.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { system } from '#spine/database/act-as.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof lostQuotesContract, WithLostQuoteLinks>(lostQuotesContract)

type Lost = {
  quote_no: string
  request_id: string | null
  customer_id: string
  customer_name: string
  status: QuoteStatus
  rejection_reason: string | null
  is_by_link: boolean
}

const lockLost = `select quote_no, request_id, customer_id, customer_name, status, rejection_reason,
    exists (select from quote_events e where e.quote_id = q.id and e.event = 'reason_given') as is_by_link
  from quotes q where id = $1 and status in ('rejected', 'expired') for update`
const store = 'update quotes set rejection_reason = $2, updated_at = now() where id = $1'

export const lostQuotesHandlers = {
  giveReason: api.giveReason.handler(({ input: { token, reason }, context: { services }, errors }) => {
    const id = services.lostQuoteIds.idIn(token)
    if (!id) throw errors.LINK_REFUSED()
    return services.actAs(system, async (tx) => {
      const [quote] = await tx.asSystem<Lost>(lockLost, [id])
      // It was offered anew since, or is no longer there.
      if (!quote) throw errors.LINK_REFUSED()
      const { quote_no, request_id, customer_id, customer_name, status, rejection_reason, is_by_link } = quote
      // What they said when they rejected it stays; what they said by this link they may correct.
      if (rejection_reason !== null && !is_by_link) throw errors.REASON_KNOWN()
      if (rejection_reason === reason) return { quote_no, reason }
      await tx.asSystem(store, [id, reason])
      recordQuoteEvent(tx, id, 'reason_given', { id: null, full_name: customer_name })
      await services.emit(tx, quoteChanged, ['staff'], {
        quote_id: id,
        quote_no,
        request_id,
        customer_id,
        status,
        status_stays: true,
      })
      return { quote_no, reason }
    })
  }),
}
