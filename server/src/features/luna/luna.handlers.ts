/** Handlers of asking Luna. */
import { lunaContract } from '@kervan/domain/luna/luna.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { answerQuestion } from '#features/luna/answers/answer-question.ts'
import type { WithWording } from '#features/luna/model/wording.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof lunaContract, WithCompany & WithWording>(lunaContract)

export const lunaHandlers = {
  ask: api.ask.handler(async ({ input, context }) => {
    const { limits } = context.services
    if (context.person) await limits.lunaPerson(context.person.id)
    else await limits.lunaGuest(context.network)
    return answerQuestion(context, input)
  }),
}
