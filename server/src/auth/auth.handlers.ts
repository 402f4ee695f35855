/** Answers of the auth contract. */
import { toPage } from '@kervan/domain/values/page.ts'
import { auditPage } from '#auth/auth.queries.ts'
import { api } from '#procedures.ts'

export const authHandlers = {
  whoAmI: api.auth.whoAmI.handler(({ context }) => ({ person: context.person })),
  listAuditEntries: api.auth.listAuditEntries.handler(async ({ input, context }) =>
    toPage(await context.services.readAs(context.actor, (db) => auditPage(db, input)), input.limit),
  ),
}
