/** Whether the register of consents (İYS) hears what a subscriber says: a refusal is never its first word of an address. */
import type { SubscriberDetail } from '@kervan/domain/newsletter/subscribers.contract.ts'

export const isInRegister = ({ consents }: Pick<SubscriberDetail, 'consents'>) =>
  consents.some(({ registry_due_at }) => registry_due_at !== null)
