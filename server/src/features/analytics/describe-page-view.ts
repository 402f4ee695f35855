/**
 * Describes a page view by its country, truncated network and kind of browser, never by the full address or user agent. One that a robot
 * reports is none: its page was counted when it was handed out.
 */
import type { Role } from '@kervan/domain/access/roles.ts'
import type { UserType } from '@kervan/domain/analytics/analytics.copy.ts'
import { isTool, pageOf } from '@kervan/domain/analytics/pages.ts'
import { visitSource } from '@kervan/domain/analytics/visit-source.ts'
import type { PageView } from '#features/analytics/analytics.queries.ts'
import type { WithVisitPlaces } from '#features/analytics/visit-places.ts'
import { visitorFacts } from '#features/analytics/visitor-facts.ts'
import type { Call } from '#spine/http/call.ts'

const userTypes: Record<Role | 'guest', UserType> = {
  guest: 'guest',
  customer: 'customer',
  staff: 'staff',
  admin: 'staff',
}

type Reported = {
  visitor_id?: string | undefined
  page_path: string
  referrer?: string | undefined
  utm_source?: string | undefined
  utm_campaign?: string | undefined
}

export function describePageView(
  { actor, browser, services }: Pick<Call<WithVisitPlaces>, 'actor' | 'browser' | 'services'>,
  { visitor_id, page_path, ...arrival }: Reported,
): PageView | undefined {
  const facts = visitorFacts(browser.userAgent)
  if (facts.robot) return undefined
  const at = Date.now()
  const page = pageOf(page_path)
  const { country, city, network } = services.visitPlaces.placeOf(browser.address)
  if (visitor_id === undefined) return { robot: false, at, visitor_id: null, page, network }
  return {
    robot: false,
    at,
    visitor_id,
    page,
    used_tool: isTool(page),
    device_type: facts.device_type,
    browser: facts.browser,
    user_id: 'userId' in actor ? actor.userId : null,
    user_type: userTypes[actor.role],
    country,
    city,
    network,
    ...visitSource(arrival, new URL(services.config.publicUrl).hostname),
  }
}
