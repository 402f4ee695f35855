/** Where rules are shown, and the records that their runs are about. */
import type { Subject } from '@kervan/domain/automations/subjects.ts'
import { campaignAddress } from '#features/newsletter/campaigns/campaign-addresses.ts'
import { workItemAddress } from '#features/workqueue/work-item-address.ts'

export const automationsAddress = '/staff/automations'
export const newRuleAddress = `${automationsAddress}/new`
export const runsAddress = `${automationsAddress}?view=runs`
export const ruleAddress = (id: string) => `${automationsAddress}/${id}`
export const editRuleAddress = (id: string) => `${ruleAddress(id)}/edit`

const addresses: Record<Subject, (id: string) => string> = {
  request: (id) => `/staff/requests?request=${id}`,
  quote: (id) => `/staff/quotes/${id}`,
  shipment: (id) => `/staff/shipments/${id}`,
  customer: (id) => `/staff/customer-management/${id}`,
  document: (id) => `/staff/documents?document=${id}`,
  work_item: workItemAddress,
  conversation: (id) => `/staff/communication/${id}`,
  subscriber: (id) => `/newsletter?subscriber=${id}`,
  campaign: campaignAddress,
}

export const subjectAddress = (subject: Subject, id: string) => addresses[subject](id)
