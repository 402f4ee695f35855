/** What is kept of one view: the truncated network and the kind of browser, never the address or what the browser says of itself. */
import type { Role } from '@kervan/domain/access/roles.ts'
import type { SeenView } from '#features/analytics/analytics.queries.ts'
import { visitorFacts } from '#features/analytics/visitor-facts.ts'
import { countryOf } from '#features/auth/device.ts'
import type { Call } from '#spine/http/call.ts'
import { regionOf } from '#spine/http/network.ts'

const userTypes: Record<Role | 'guest', 'guest' | 'customer' | 'staff'> = {
  guest: 'guest',
  customer: 'customer',
  staff: 'staff',
  admin: 'staff',
}

type Place = { country: string | null; network: string }
/** Whoever opens one page opens others; and a whole office comes from one address. */
const knownPlaces = new Map<string, Place>()
const knownAtMost = 1_000

function placeOf(address: string): Place {
  const known = knownPlaces.get(address)
  if (known) return known
  const place = { country: countryOf(address), network: regionOf(address) }
  if (knownPlaces.size >= knownAtMost) knownPlaces.clear()
  knownPlaces.set(address, place)
  return place
}

export function seenView(
  { actor, browser }: Call,
  { visitor_id, page_path }: { visitor_id: string; page_path: string },
): SeenView {
  const facts = visitorFacts(browser.userAgent)
  const at = Date.now()
  if (facts.robot) return { robot: true, at }
  const { country, network } = placeOf(browser.address)
  return {
    robot: false,
    at,
    visitor_id,
    page_path,
    device_type: facts.device_type,
    browser: facts.browser,
    user_id: 'userId' in actor ? actor.userId : null,
    user_type: userTypes[actor.role],
    country,
    network,
  }
}
