/** Which answers outlive the network on a device, and which never do. */
import { expect, test } from 'vitest'
import { api } from '#spine/api/api.ts'
import { isKeepable } from '#spine/api/recalled-queries.ts'

test('the lists that people read are kept on their device', () => {
  const lists = [
    api.requests.list,
    api.quotes.offers.list,
    api.shipments.list,
    api.documents.list,
    api.notifications.list,
    api.tracking.containers.own,
    api.customers.list,
    api.quotes.list,
    api.requests.staffList,
    api.shipments.staff.list,
    api.documents.staff.list,
    api.workqueue.list,
    api.automations.list,
    api.automations.webhooks.list,
    api.newsletter.campaigns.list,
    api.newsletter.subscribers.list,
    api.benchmark.overview,
    api.benchmark.indices.list,
  ]
  expect(lists.map((list) => list.key()).filter((key) => !isKeepable(key))).toEqual([])
})

test('keys, links, conversations and what is said of other people’s data are not', () => {
  const others = [
    api.auth.whoAmI,
    api.auth.listAuditEntries,
    api.automations.webhooks.secret,
    api.chat.office.inbox,
    api.customers.dataRequests.list,
    api.customers.merges.merges,
    api.analytics.live,
    api.analytics.visits.list,
    api.analytics.visits.get,
    api.tracking.apiKeys.list,
    api.tracking.drivers.list,
    api.tracking.shares.list,
  ]
  expect(others.map((one) => one.key()).filter((key) => isKeepable(key))).toEqual([])
})
