/** Chooses who is asked for news: the carrier that is configured, or in a demo its stand-in. */
import { createBuiltInSource } from '#features/tracking/built-in-source.ts'
import { createCarrierClient } from '#features/tracking/carrier-client.ts'
import { CarrierError, type CarrierSource } from '#features/tracking/carrier-source.ts'
import { createDcsaSource } from '#features/tracking/dcsa-source.ts'
import type { Services } from '#spine/http/call.ts'

type Parts = Pick<Services, 'config' | 'actAs' | 'emit' | 'limits'>

export function createCarrierSource({ config, actAs, emit, limits }: Parts): CarrierSource | undefined {
  const client = createCarrierClient(config)
  if (!client) return config.mode === 'demo' ? createBuiltInSource({ actAs, emit }) : undefined
  const countCall = () =>
    limits.trackingCalls('carrier').catch((error: Error) => {
      throw new CarrierError('The calls of this minute are used up.', { cause: error })
    })
  return createDcsaSource({ actAs, emit, client, countCall })
}
