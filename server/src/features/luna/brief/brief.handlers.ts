/** Handlers of the morning brief: at once in our own words; asked again with `refine`, in those of a model where they hold. */
import { briefContract } from '@kervan/domain/luna/brief.contract.ts'
import { computeBrief } from '#features/luna/brief/compute-brief.ts'
import { mayAskModel } from '#features/luna/model/may-ask-model.ts'
import type { WithWording } from '#features/luna/model/wording.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof briefContract, WithWording>(briefContract)

export const briefHandlers = {
  brief: api.brief.handler(async ({ input, context }) => {
    const { services, actor } = context
    const own = await services.actAs(actor, (tx) => computeBrief(tx, new Date()))
    const canRefine = await services.wording.available()
    if (!input.refine) return { ...own, may_be_refined: canRefine }
    if (!canRefine || !(await mayAskModel(context))) return { ...own, may_be_refined: false }
    // Counts only: nothing that names anybody.
    const { text } = await services.wording.word({ prompt: 'brief', sentence: own.text, facts: own.facts })
    return { ...own, text, may_be_refined: false }
  }),
}
