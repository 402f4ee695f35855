/** Tells an admin where carriers post their news, and whether anybody listens there. */
import { carrierWebhookContract } from '@kervan/domain/tracking/carrier-webhook.contract.ts'
import { webhookPath } from '#features/tracking/carrier-webhook.ts'
import { isLoopback } from '#spine/config/config.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(carrierWebhookContract)

export const carrierWebhookHandlers = {
  read: api.read.handler(({ context: { services } }) => {
    const { publicUrl, trackingWebhookSecrets } = services.config
    const address = new URL(webhookPath, publicUrl)
    return {
      address: address.href,
      is_reachable: !isLoopback(address.hostname),
      secrets: trackingWebhookSecrets.length,
    }
  }),
}
