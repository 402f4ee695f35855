/** Measures the system's parts for staff: one round trip to the database, and what its tables say of the others. */
import { judgeStatus } from '@kervan/domain/status/judge-status.ts'
import { statusContract } from '@kervan/domain/status/status.contract.ts'
import { measureTables } from '#assembly/status/measure-tables.ts'
import type { WithCarrierSource } from '#features/tracking/carrier-source.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof statusContract, WithCarrierSource>(statusContract)

export const statusHandlers = {
  get: api.get.handler(async ({ context: { services, actor } }) => {
    const begun = performance.now()
    await services.readAs(actor, (_, query) => query('select 1', []))
    const database_ms = Math.round(performance.now() - begun)
    const facts = await services.actAs(actor, measureTables)
    const carrier = services.config.trackingUrl ? 'connected' : services.carrierSource ? 'built_in' : 'none'
    return { parts: judgeStatus({ ...facts, database_ms, carrier }) }
  }),
}
