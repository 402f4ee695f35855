import { expect, test } from 'vitest'
import { isCurrent } from '#assembly/layouts/navigation.ts'
import { officeNavigation } from '#assembly/layouts/office-navigation.ts'
import { portalNavigation } from '#assembly/layouts/portal-navigation.ts'

const currentAt = (entries: typeof officeNavigation, address: string) => {
  const { pathname, search } = new URL(address, 'http://site')
  return entries.filter((entry) => isCurrent(entry, { pathname, search })).map(({ key }) => key)
}

test.each([
  ['/staff', 'dashboard'],
  ['/staff/automations', 'automations'],
  ['/staff/automations?view=runs', 'automations'],
  ['/staff/automations?view=webhooks', 'automations'],
  ['/staff/automations/new', 'automations'],
  ['/staff/shipments?view=exceptions', 'shipments'],
  ['/staff/work-queue?view=calendar', 'work-queue'],
  ['/newsletter?view=campaigns', 'newsletter'],
  ['/newsletter/campaigns/1', 'newsletter'],
])('of the office’s menu one entry is that of %s', (address, key) => {
  expect(currentAt(officeNavigation, address)).toEqual([key])
})

test('of the portal’s menu, whose views are pages, one entry is current', () => {
  for (const { to } of portalNavigation) expect(currentAt(portalNavigation, to)).toHaveLength(1)
})
