/** Handlers of the office's list of quotes. */
import { quoteListContract } from '@kervan/domain/quotes/quote-list.contract.ts'
import { assignQuote, possibleOwners } from '#features/quotes/assign-quote.ts'
import { frequentLanes } from '#features/quotes/frequent-lanes.ts'
import { quoteResults } from '#features/quotes/quote-results.ts'
import { staffQuoteCounts, staffQuoteList } from '#features/quotes/staff-quotes.list.ts'
import { readWonQuarter, readWonValue } from '#features/quotes/won-value.ts'
import { shareAnswersOfServer } from '#spine/database/share-answers.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract(quoteListContract)

/** The same for all of staff. */
const sharedQuarter = shareAnswersOfServer<Awaited<ReturnType<typeof readWonQuarter>>>()

export const quoteListHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, staffQuoteList, input)),
  counts: api.counts.handler(({ input, context }) =>
    staffQuoteCounts(queryFor(context), context.person.id, input),
  ),
  wonQuarter: api.wonQuarter.handler(({ context }) =>
    sharedQuarter(context.services, () => readWonQuarter(queryFor(context), new Date())),
  ),
  wonValue: api.wonValue.handler(({ context }) => readWonValue(queryFor(context), new Date())),
  choices: api.choices.handler(async ({ context }) => {
    const [people, lanes] = await Promise.all([possibleOwners(context), frequentLanes(context)])
    return { people, lanes }
  }),
  assign: api.assign.handler(({ input, context }) => assignQuote(context, input)),
  results: api.results.handler(({ input, context }) => quoteResults(context, Number(input.months))),
}
