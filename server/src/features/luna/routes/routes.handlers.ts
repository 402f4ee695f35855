/** Handlers of route analysis. */
import { routesContract } from '@kervan/domain/luna/routes.contract.ts'
import { mayAskModel } from '#features/luna/model/may-ask-model.ts'
import type { WithWording } from '#features/luna/model/wording.ts'
import { analyseRoute } from '#features/luna/routes/analyse-route.ts'
import { routeToWord } from '#features/luna/routes/route-to-word.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof routesContract, WithWording>(routesContract)

export const routesHandlers = {
  /** At once in our own words; asked again with `refine`, in those of a model where it has better ones. */
  analyse: api.analyse.handler(async ({ input, context }) => {
    const { services, actor } = context
    const { wording } = services
    const analysis = await analyseRoute(services, actor, input.route)
    const canRefine = await wording.available()
    if (!input.refine) return { ...analysis, may_be_refined: canRefine }
    if (!canRefine || !(await mayAskModel(context))) return { ...analysis, may_be_refined: false }
    const { text } = await wording.word(routeToWord(analysis))
    return { ...analysis, summary: text, may_be_refined: false }
  }),
}
