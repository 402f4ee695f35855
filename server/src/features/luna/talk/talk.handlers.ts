/** Handlers of what a talk with Luna leads to. */
import { talkContract } from '@kervan/domain/luna/talk.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { handOverTalk } from '#features/luna/talk/hand-over-talk.ts'
import { registerLead } from '#features/luna/talk/register-lead.ts'
import { requestQuote } from '#features/luna/talk/request-quote.ts'
import { trackReference } from '#features/luna/talk/track-reference.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof talkContract, WithCompany>(talkContract)

export const talkHandlers = {
  requestQuote: api.requestQuote.handler(({ input, context }) => requestQuote(context, input)),
  track: api.track.handler(({ input, context }) => trackReference(context, input)),
  register: api.register.handler(({ input, context }) => registerLead(context, input)),
  handOver: api.handOver.handler(({ input, context }) => handOverTalk(context, input)),
}
