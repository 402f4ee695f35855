/** Handlers of the lists of containers: the office's of all, and a customer's own. */
import { containerListContract } from '@kervan/domain/tracking/container-list.contract.ts'
import { ownContainersContract } from '@kervan/domain/tracking/own-containers.contract.ts'
import { containerCounts, containerList } from '#features/tracking/containers.list.ts'
import { ownContainerList } from '#features/tracking/own-containers.list.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract({ ...containerListContract, ...ownContainersContract })

export const containerListHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, containerList, input)),
  counts: api.counts.handler(({ input, context }) =>
    containerCounts(queryFor(context), context.person.id, input),
  ),
  own: api.own.handler(({ input, context }) => pageFor(context, ownContainerList, input)),
}
