/** Reports one opened page to the server, if that is allowed. The inline script and the app share it and report each page once. */
import { surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import { surfaceHeader } from '@kervan/domain/access/roles.ts'
import { mayMeasure } from '#features/consents/may-measure.ts'
import { visitorId } from '#features/consents/visitor-choice.ts'

/** The demo inbox and the API documentation are tools, not pages to measure. */
const unmeasured = /^\/(inbox|api\/docs)(\/|$)/
const [longestPath, longestName] = [200, 100]
/** As this document was opened: whoever agrees a page later has come from there all the same. */
const arrival = arrivalOf()

export function reportPageView(): void {
  const path = location.pathname.slice(0, longestPath)
  const page = path + viewOf(new URLSearchParams(location.search))
  // Stored on the document, where both scripts see it.
  const { dataset } = document.documentElement
  if (page !== dataset.openView) countLeftPage()
  if (page === dataset.reportedView || unmeasured.test(path)) return
  if (!mayMeasure(path)) {
    // Those of the office are no visitors.
    if (surfaceOf(path) === 'portal') dataset.openView = page
    return
  }
  const isFirst = dataset.reportedView === undefined
  dataset.reportedView = page
  delete dataset.openView
  // Not a beacon, which could not set the surface header. A lost report is acceptable.
  send(
    { visitor_id: visitorId(), page_path: page, ...(isFirst && arrival) },
    { [surfaceHeader]: surfaceOf(path) },
  )
}

/**
 * A page whose visitor has not agreed is one more of its day, counted when it is left, since they might have agreed until then: without
 * an id, a cookie or where they came from.
 */
export function countLeftPage(): void {
  const { dataset } = document.documentElement
  const { openView } = dataset
  if (openView === undefined) return
  delete dataset.openView
  send({ page_path: openView }, {}, 'omit')
}

function send(
  view: object,
  headers: Record<string, string>,
  credentials: RequestCredentials = 'same-origin',
) {
  fetch('/api/page-views', {
    method: 'POST',
    keepalive: true,
    credentials,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(view),
  }).catch(() => undefined)
}

/** Which form or view of the panel is open; nothing else of a query is told. */
function viewOf(query: URLSearchParams): string {
  const name = ['new', 'view'].find((each) => /^[\w-]{1,30}$/.test(query.get(each) ?? ''))
  return name ? `?${name}=${query.get(name)}` : ''
}

/** The site before this one, without its page, and what the link says of itself. */
function arrivalOf() {
  const query = new URLSearchParams(location.search)
  const [referrer] = /^https?:\/\/[^/]+/.exec(document.referrer) ?? []
  const [source, campaign] = ['utm_source', 'utm_campaign'].map((name) =>
    query.get(name)?.slice(0, longestName),
  )
  return {
    ...(referrer && { referrer }),
    ...(source && { utm_source: source }),
    ...(campaign && { utm_campaign: campaign }),
  }
}

/** Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 300)
}
