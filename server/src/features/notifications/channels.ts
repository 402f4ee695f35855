/** The ways to reach a person besides pages and mail: push to their browsers, and SMS where a gateway is configured. */

import type { Config } from '#spine/config/config.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import { mayPushTo } from '#spine/outgoing/public-address.ts'
import { areBrowserKeys } from '#spine/push/encrypt-push.ts'
import { createSendPush, type PushTarget, type SendPush } from '#spine/push/send-push.ts'
import { createVapid } from '#spine/push/vapid.ts'
import { createSendSms, type SendSms } from '#spine/sms/send-sms.ts'

export type Channels = {
  /** What browsers subscribe with. */
  pushKey: string
  /** Whether its address and keys are ones we may push to. */
  isAllowedTarget(target: PushTarget): boolean
  sendPush: SendPush
  sendSms: SendSms | undefined
}
export type WithChannels = { channels: Channels }

export function createChannels(config: Config, secrets: Secrets): Channels {
  const vapid = createVapid(secrets.key('push'), contactOf(config))
  // A demo may use a push service on its own machine.
  const allowLoopback = config.mode === 'demo'
  return {
    pushKey: vapid.publicKey,
    isAllowedTarget: (target) => mayPushTo(target.endpoint, allowLoopback) && areBrowserKeys(target),
    sendPush: createSendPush(vapid, allowLoopback),
    sendSms: config.smsUrl ? createSendSms(config.smsUrl) : undefined,
  }
}

/** The address at which a push service can report problems with our messages. */
function contactOf({ publicUrl, staffEmailDomains }: Config): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:postmaster@${staffEmailDomains[0]}`
}
