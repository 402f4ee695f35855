/** Four weeks of visits to the site, with some visitors who are here now; who asked for something in that time has come to do so. */
import { usualInvitation } from '@kervan/domain/analytics/invitations.copy.ts'
import { isTool } from '@kervan/domain/analytics/pages.ts'
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import { dayInIstanbul, daysLater, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { demoRepresentatives } from '#assembly/demo/demo-world.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { visitorSessions } from '#features/analytics/visitor-sessions.table.ts'

/** So far back visits reach. */
export const visitDays = 28
const [dayMs, minuteMs] = [86_400_000, 60_000]

/** How many come in each hour of a working day, from midnight on. */
const courseOfDay = [1, 0, 0, 0, 0, 1, 2, 4, 8, 12, 14, 13, 9, 11, 14, 13, 11, 8, 6, 5, 5, 4, 3, 2]
const guestPages = [
  '/',
  '/',
  '/',
  '/araclar/konteyner',
  '/araclar/agirlik',
  '/kvkk-policy',
  '/privacy-policy',
  '/auth',
]
const customerPages = [
  '/dashboard',
  '/dashboard?view=requests',
  '/dashboard?view=quotes',
  '/dashboard?view=shipments',
  '/dashboard?view=tracking',
  '/dashboard?new=quick',
  '/dashboard?view=documents',
]
const sources = [
  { source: '', campaign: '', weight: 10 },
  { source: 'google.com', campaign: '', weight: 12 },
  { source: 'bulten', campaign: 'bahar-tarifesi', weight: 4 },
  { source: 'linkedin.com', campaign: '', weight: 4 },
  { source: 'google', campaign: 'konteyner-taşıma', weight: 5 },
  { source: 'bing.com', campaign: '', weight: 2 },
]
const places = [
  { country: 'TR', city: null, weight: 30 },
  { country: 'DE', city: null, weight: 7 },
  { country: 'NL', city: null, weight: 3 },
  { country: 'IT', city: null, weight: 3 },
  { country: 'GB', city: null, weight: 2 },
  { country: 'US', city: null, weight: 2 },
  { country: 'CN', city: null, weight: 3 },
  { country: 'AE', city: null, weight: 2 },
  { country: 'BG', city: null, weight: 1 },
  { country: 'FR', city: null, weight: 2 },
  { country: 'AZ', city: null, weight: 1 },
  { country: null, city: null, weight: 2 },
]
const devices = [
  { device_type: 'desktop', browser: 'Chrome', weight: 10 },
  { device_type: 'desktop', browser: 'Microsoft Edge', weight: 4 },
  { device_type: 'mobile', browser: 'Chrome', weight: 8 },
  { device_type: 'mobile', browser: 'Safari', weight: 5 },
  { device_type: 'tablet', browser: 'Safari', weight: 2 },
] as const

type VisitRow = typeof visitorSessions.$inferInsert & { id: string }
export type Asked = { requestId: string; customerId: string; at: number }

export function inventVisits(random: Random, now: number, asked: readonly Asked[]) {
  const sessions: VisitRow[] = []
  const views: { session_id: string; page_path: string; visited_at: string }[] = []
  const visitors = new Map<string, number>()
  const iso = (at: number) => new Date(at).toISOString()

  /** Pages of one visit, each some time after the one before; those that lie ahead are not opened yet. */
  function visit(
    begin: number,
    userId: string | null,
    visitorId: string,
    pages: readonly string[],
  ): VisitRow {
    let at = begin
    const opened = pages.flatMap((page, place) => {
      if (place > 0) at += random.between(0.2, 4) * minuteMs
      return at <= now ? [{ page, at }] : []
    })
    const { weight: _, ...from } = random.weighted(sources, ({ weight }) => weight)
    const { weight: _place, ...place } = random.weighted(places, ({ weight }) => weight)
    const { weight: _device, ...device } = random.weighted(devices, ({ weight }) => weight)
    const last = opened.at(-1) ?? { page: '/', at: begin }
    const row: VisitRow = {
      id: random.id(begin),
      visitor_id: visitorId,
      user_type: userId ? 'customer' : 'guest',
      user_id: userId,
      entry_page: opened[0]?.page ?? '/',
      current_page: last.page,
      ...place,
      ...device,
      network: '192.0.2.0/24',
      ...from,
      views: Math.max(1, opened.length),
      used_tool: opened.some(({ page }) => isTool(page)),
      start_time: iso(begin),
      last_activity: iso(last.at),
    }
    sessions.push(row)
    for (const each of opened)
      views.push({ session_id: row.id, page_path: each.page, visited_at: iso(each.at) })
    visitors.set(visitorId, Math.min(begin, visitors.get(visitorId) ?? begin))
    return row
  }

  const walk = () =>
    Array.from({ length: random.whole(1, 5) }, (_, place) =>
      place === 0 && random.chance(0.7) ? '/' : random.pick(guestPages),
    )
  const today = dayInIstanbul(new Date(now))
  for (let back = visitDays; back >= 0; back -= 1) {
    const midnight = momentInIstanbul(daysLater(today, -back)).getTime()
    const isWeekend = [0, 6].includes(new Date(midnight + dayMs / 2).getUTCDay())
    for (const [hour, usual] of courseOfDay.entries()) {
      const count = Math.round(usual * (isWeekend ? 0.35 : 1) * random.between(0.1, 0.6))
      for (let index = 0; index < count; index += 1) {
        const begin = midnight + hour * 60 * minuteMs + random.between(0, 60) * minuteMs
        if (begin < now) visit(begin, null, random.id(begin), walk())
      }
    }
  }
  // Some are here at this moment, whatever the hour.
  for (let index = 0; index < 7; index += 1)
    visit(now - random.between(1, 20) * minuteMs, null, random.id(now - index), walk())

  const request_sources = asked.map(({ requestId, customerId, at }) => {
    const pages = ['/auth', '/dashboard', random.pick(customerPages), '/dashboard?new=quick']
    const { id, source, campaign, entry_page } = visit(
      at - 12 * minuteMs,
      customerId,
      random.id(at - dayMs),
      pages,
    )
    return { request_id: requestId, session_id: id, source, campaign, entry_page, requested_at: iso(at) }
  })

  const anonymous_views = Array.from({ length: visitDays + 1 }, (_, back) => daysLater(today, -back)).flatMap(
    (day) => [
      ...['/', '/araclar/konteyner', '/auth'].map((page) => ({
        day,
        kind: 'without_consent',
        page,
        views: random.whole(8, page === '/' ? 60 : 20),
      })),
      { day, kind: 'robot', page: '/', views: random.whole(5, 40) },
    ],
  )
  // Now and then somebody of the office has invited a guest; nobody is there any more to accept.
  const visit_invitations = sessions
    .filter(
      ({ user_type, last_activity }) =>
        user_type === 'guest' && Date.parse(last_activity ?? '') < now - dayMs,
    )
    .filter((_, index) => index % 40 === 7)
    .map(({ id, last_activity }, index) => {
      const at = Date.parse(last_activity ?? '')
      const isDeclined = index % 3 === 0
      return {
        id: random.id(at),
        session_id: id,
        kind: 'invite',
        message_text: usualInvitation,
        state: isDeclined ? 'declined' : 'shown',
        staff_id: random.pick(demoRepresentatives).id,
        created_at: iso(at),
        shown_at: iso(at + 8_000),
        answered_at: isDeclined ? iso(at + 20_000) : null,
      }
    })

  return {
    visitor_consents: [...visitors].map(([visitor_id, at]) => ({
      id: random.id(at - minuteMs),
      visitor_id,
      purpose: 'analytics',
      granted: true,
      text_version: consentVersions.analytics,
      source: 'banner',
      decided_at: iso(at - minuteMs),
    })),
    visitor_sessions: sessions,
    page_views: views,
    visit_invitations,
    anonymous_views,
    request_sources,
  }
}
