/** What an action has at hand: the transaction of its run, the rule, and what is known of the row it is about. */
import type { Subject } from '@kervan/domain/automations/subjects.ts'
import type { Known } from '#features/automations/engine/facts.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithCampaignSender } from '#features/newsletter/campaigns/campaign-sender.ts'
import type { WithMailPreference } from '#features/quotes/mail-customer.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type ActionServices = Pick<Services, 'actAs' | 'emit' | 'queueMail' | 'enqueue' | 'config'> &
  WithCompany &
  WithMailPreference &
  WithCampaignSender

export type ActionContext = {
  tx: Transaction
  services: ActionServices
  rule: { id: string; name: string }
  run: { id: string; event: Record<string, unknown>; occurred_at: string }
  subject: Subject
  known: Known
  now: Date
}
