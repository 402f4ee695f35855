/** Handlers of *what if*. */
import { whatIfContract } from '@kervan/domain/luna/what-if.contract.ts'
import { compareWays } from '#features/luna/what-if/compare-ways.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(whatIfContract)

export const whatIfHandlers = {
  compare: api.compare.handler(({ input, context: { services, actor } }) =>
    compareWays(services, actor, input),
  ),
}
