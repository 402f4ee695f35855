/**
 * Sends what campaigns have to send, in the one process that holds the lock. Each recipient is taken, sent and marked; whose mail was on its
 * way when its process ended gets it once more, and is named.
 */
import type { SendLock } from '#features/newsletter/campaigns/send-lock.ts'
import { type SenderServices, sendRunning } from '#features/newsletter/campaigns/send-running.ts'
import { takeBackOrphans } from '#features/newsletter/campaigns/take-recipients.ts'
import type { Log } from '#spine/config/log.ts'
import { system } from '#spine/database/act-as.ts'
import { createWakeableSleep } from '#spine/jobs/wakeable-sleep.ts'
import type { MailTransport } from '#spine/mail/mail.ts'

export type CampaignSender = {
  start(services: SenderServices, transport: MailTransport): void
  wake(): void
  stop(): Promise<void>
}
export type WithCampaignSender = { campaignSender: Pick<CampaignSender, 'wake'> }

const idleMs = 1_000
/** What is on its way then is taken back by the next start. */
const longestStopMs = 4_000

export function createCampaignSender(lock: SendLock, log: Pick<Log, 'warn' | 'error'>): CampaignSender {
  const sleeping = createWakeableSleep()
  let isStopped = false
  let ended: Promise<void> | undefined

  async function loop(services: SenderServices, transport: MailTransport): Promise<void> {
    /** Others may have sent: what they left on its way is taken back once. */
    let mustTakeBack = true
    const holds = async () => {
      const held = await lock.hold()
      mustTakeBack ||= held !== 'held'
      return held
    }
    const sending = {
      services,
      transport,
      sleeping,
      log,
      isStopped: () => isStopped,
      isStillOurs: async () => (await holds()) === 'held',
    }
    while (!isStopped) {
      try {
        if ((await holds()) === 'other') {
          await sleeping.sleep(idleMs)
          continue
        }
        if (mustTakeBack) await services.actAs(system, takeBackOrphans)
        mustTakeBack = false
        const ended = await sendRunning(sending)
        mustTakeBack ||= ended === 'lost'
        if (ended === 'nothing' && !isStopped) await sleeping.sleep(idleMs)
      } catch (error) {
        mustTakeBack = true
        log.error({ err: error as Error }, 'campaigns')
        await sleeping.sleep(idleMs)
      }
    }
  }

  return {
    start(services, transport) {
      ended = loop(services, transport)
    },
    wake: sleeping.wake,
    async stop() {
      isStopped = true
      sleeping.wake()
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longestStopMs).unref())])
      await lock.release()
    },
  }
}
