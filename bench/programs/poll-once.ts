/** One run of the job that asks a carrier about the shipments that are next in turn. */
import type { Server } from '@kervan/server/src/assembly/server.ts'
import { createCarrierClient } from '@kervan/server/src/features/tracking/carrier-client.ts'
import { createDcsaSource } from '@kervan/server/src/features/tracking/dcsa-source.ts'
import { createPollCarrier } from '@kervan/server/src/features/tracking/poll-carrier.jobs.ts'

export async function pollOnce(services: Server['services'], trackingUrl: string): Promise<void> {
  const client = createCarrierClient({ trackingUrl, trackingKey: undefined })
  if (!client) throw new Error('There is no carrier.')
  const failures: unknown[] = []
  const poll = createPollCarrier({
    ...services,
    config: { ...services.config, trackingUrl },
    carrierSource: createDcsaSource({ ...services, client, countCall: async () => undefined }),
    log: { warn: (failure: unknown) => failures.push(failure) },
  })
  await poll({}, AbortSignal.timeout(120_000))
  if (failures.length > 0) throw new Error(`${failures.length} shipments were not asked for.`)
}
