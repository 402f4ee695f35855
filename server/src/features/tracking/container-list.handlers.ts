/** Handlers of the list of all containers. */
import { containerListContract } from '@kervan/domain/tracking/container-list.contract.ts'
import { containerCounts, containerList } from '#features/tracking/containers.list.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract(containerListContract)

export const containerListHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, containerList, input)),
  counts: api.counts.handler(({ input, context }) =>
    containerCounts(queryFor(context), context.person.id, input),
  ),
}
