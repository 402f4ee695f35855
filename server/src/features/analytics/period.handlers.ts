/** Handlers of what a period of visits was worth. */
import { periodContract } from '@kervan/domain/analytics/period.contract.ts'
import { periodFigures } from '#features/analytics/period.ts'
import { sourcedRequestList } from '#features/analytics/sourced-requests.list.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor } from '#spine/lists/page-for.ts'

const api = implementContract(periodContract)

export const periodHandlers = {
  figures: api.figures.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, (tx) => periodFigures(tx, input)),
  ),
  requests: api.requests.handler(({ input, context }) => pageFor(context, sourcedRequestList, input)),
}
