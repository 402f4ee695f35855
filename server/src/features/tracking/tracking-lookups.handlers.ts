/** Handlers of finding shipments by a code. */
import { trackingLookupsContract } from '@kervan/domain/tracking/tracking-lookups.contract.ts'
import { lookUp } from '#features/tracking/look-up.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(trackingLookupsContract)

export const trackingLookupsHandlers = {
  lookUp: api.lookUp.handler(({ input, context }) => lookUp(context, input.code)),
}
