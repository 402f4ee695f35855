/** Handlers of the benchmark centre. */
import { benchmarkContract } from '@kervan/domain/benchmark/benchmark.contract.ts'
import { analyse, answerOf, basisAnswer } from '#features/benchmark/analyse.ts'
import { readFrozenAt, readOverview } from '#features/benchmark/read-overview.ts'
import { sendReport } from '#features/benchmark/send-report.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof benchmarkContract, WithCompany>(benchmarkContract)

export const benchmarkHandlers = {
  overview: api.overview.handler(({ context: { services, actor } }) =>
    services.actAs(actor, (tx) => readOverview(tx, new Date())),
  ),
  analyse: api.analyse.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, async (tx) => answerOf(input, (await analyse(tx, input, new Date())).facts)),
  ),
  basis: api.basis.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, async (tx) => {
      const [{ facts }, frozenAt] = await Promise.all([analyse(tx, input, new Date()), readFrozenAt(tx)])
      return basisAnswer(facts, frozenAt)
    }),
  ),
  send: api.send.handler(({ input, context }) => sendReport(context, input)),
}
