/** How webhooks go out, and with which key each rule's are signed: derived from the app's secret, so that it is stored nowhere. */
import { createHmac } from 'node:crypto'
import type { Config } from '#spine/config/config.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import { mayHook } from '#spine/outgoing/public-address.ts'
import { createSendWebhook, type SendWebhook } from '#spine/outgoing/send-webhook.ts'

export type WithWebhooks = {
  webhooks: {
    send: SendWebhook
    /** By the text of the address alone, for when a rule is saved. */
    mayCall(address: string): boolean
    secretOf(ruleId: string): string
  }
}

export function createWebhooks(
  config: Pick<Config, 'loopbackWebhooks'>,
  secrets: Secrets,
): WithWebhooks['webhooks'] {
  return {
    send: createSendWebhook({ allowLoopback: config.loopbackWebhooks }),
    mayCall: (address) => mayHook(address, config.loopbackWebhooks),
    secretOf: (ruleId) =>
      `whsec_${createHmac('sha256', secrets.key('webhook')).update(ruleId).digest('base64url')}`,
  }
}
