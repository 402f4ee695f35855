/** Handlers of the register of consents. */
import { consentRegistryContract } from '@kervan/domain/newsletter/consent-registry.contract.ts'
import { registryLoaded } from '@kervan/domain/newsletter/newsletter.events.ts'
import type { WithConsentRegister } from '#features/newsletter/subscribers/consent-register.ts'
import { newestFetch } from '#features/newsletter/subscribers/imports.queries.ts'
import { registryList } from '#features/newsletter/subscribers/registry.list.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof consentRegistryContract, WithConsentRegister>(consentRegistryContract)

export const consentRegistryHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, registryList, input)),
  fetched: api.fetched.handler(async ({ context: { services, actor } }) => {
    const newest = await services.actAs(actor, newestFetch)
    return {
      is_connected: services.consentRegister !== undefined,
      fetched_at: newest?.at ?? null,
      refusals: newest?.refusals ?? 0,
    }
  }),
  markLoaded: api.markLoaded.handler(({ input: { ids }, context: { services, actor } }) =>
    services.actAs(actor, async (tx) => {
      await tx.query(
        'update newsletter_consents set registry_loaded_at = now() where id = any($1::uuid[]) and registry_loaded_at is null',
        [ids],
      )
      await services.emit(tx, registryLoaded, ['staff'], {})
      return { done: true as const }
    }),
  ),
}
