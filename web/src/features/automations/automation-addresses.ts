/** Where rules are shown, and the records that their runs are about. */
import type { Subject } from '@kervan/domain/automations/subjects.ts'
import { settingAddress } from '@kervan/domain/company/setting-areas.ts'
import { campaignAddress } from '#features/newsletter/campaigns/campaign-addresses.ts'
import { workItemAddress } from '#features/workqueue/work-item-address.ts'

export const automationsAddress = '/staff/automations'
export const newRuleAddress = `${automationsAddress}/new`
export const runsAddress = `${automationsAddress}?view=runs`
export const ruleAddress = (id: string) => `${automationsAddress}/${id}`
export const editRuleAddress = (id: string) => `${ruleAddress(id)}/edit`

const addresses: Record<Subject, (id: string) => string | undefined> = {
  request: (id) => `/staff/requests?request=${id}`,
  quote: (id) => `/staff/quotes/${id}`,
  shipment: (id) => `/staff/shipments/${id}`,
  customer: (id) => `/staff/customer-management/${id}`,
  document: (id) => `/staff/documents?document=${id}`,
  work_item: workItemAddress,
  conversation: (id) => `/staff/communication/${id}`,
  subscriber: (id) => `/newsletter?subscriber=${id}`,
  campaign: campaignAddress,
  // Shown on the page of its customer, whom its id does not name.
  contact: () => undefined,
  mail: () => '/staff/work-queue?kind=inbound_mail',
  invitation: () => '/staff/analytics/visits',
  data_request: (id) => `/staff/data-requests/${id}`,
  tracking_message: () => '/staff/tracking-messages',
  customer_import: (id) => `/staff/customer-imports/${id}`,
  subscriber_import: (id) => `/newsletter/imports/${id}`,
  rates: () => '/staff/rates',
  setting: settingAddress,
  colleague: () => '/staff/settings/personel',
  rule: ruleAddress,
  delivery: () => `${automationsAddress}?view=webhooks`,
}

/** Undefined where the record has no page that its id leads to. */
export const subjectAddress = (subject: Subject, id: string) => addresses[subject](id)
