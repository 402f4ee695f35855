/** Handlers of the contract of partners' keys. */
import { apiKeysContract } from '@kervan/domain/tracking/api-keys.contract.ts'
import { createApiKey, listApiKeys, revokeApiKey, type WithApiKeys } from '#features/tracking/api-keys.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof apiKeysContract, WithApiKeys>(apiKeysContract)

export const apiKeysHandlers = {
  list: api.list.handler(async ({ context }) => ({ keys: await listApiKeys(context) })),
  create: api.create.handler(({ input, context }) => createApiKey(context, input)),
  revoke: api.revoke.handler(async ({ input, context, errors }) => {
    const key = await revokeApiKey(context, input.id)
    if (!key) throw errors.NOT_FOUND()
    return key
  }),
}
