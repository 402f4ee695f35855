/** What is kept of one view: the truncated network and the kind of browser, never the address or what the browser says of itself. */
import type { Role } from '@kervan/domain/auth/roles.ts'
import type { SeenView } from '#analytics/analytics.queries.ts'
import { visitorFacts } from '#analytics/visitor-facts.ts'
import { countryOf } from '#auth/device.ts'
import { regionOf } from '#http/network.ts'
import type { CallContext } from '#procedures.ts'

const userTypes: Record<Role | 'guest', 'guest' | 'customer' | 'staff'> = {
  guest: 'guest',
  customer: 'customer',
  staff: 'staff',
  admin: 'staff',
}

export function seenView(
  { actor, browser }: CallContext,
  { visitor_id, page_path }: { visitor_id: string; page_path: string },
): SeenView {
  const { robot, ...device } = visitorFacts(browser.userAgent)
  const at = new Date().toISOString()
  if (robot) return { robot, at }
  return {
    robot,
    at,
    visitor_id,
    page_path,
    ...device,
    user_id: 'userId' in actor ? actor.userId : null,
    user_type: userTypes[actor.role],
    country: countryOf(browser.address),
    network: regionOf(browser.address),
  }
}
