/** Handlers of the company contract. */

import { companyContract } from '@kervan/domain/company/company.contract.ts'
import { companyChanged } from '@kervan/domain/company/company.events.ts'
import { companyRecord, replaceCompany } from '#features/company/company.queries.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { Actor, ReadAs } from '#spine/database/act-as.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof companyContract, WithCompany>(companyContract)

export async function readCompany(readAs: ReadAs, actor: Actor) {
  const [record] = await readAs(actor, companyRecord)
  if (!record) throw new Error('The company row is missing.')
  return record
}

export const companyHandlers = {
  get: api.get.handler(
    async ({ context }) => (await readCompany(context.services.readAs, context.actor)).company,
  ),
  getSettings: api.getSettings.handler(({ context }) => readCompany(context.services.readAs, context.actor)),
  update: api.update.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [record] = await replaceCompany(tx.db, input.company, input.version)
      if (!record) throw errors.STALE()
      await context.services.emit(tx, companyChanged, ['nodes', 'staff'], { version: record.version })
      tx.afterCommit(context.services.company.forget)
      return record
    }),
  ),
}
