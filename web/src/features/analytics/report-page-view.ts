/** Reports one opened page to the server, if that is allowed. The inline script and the app share it and report each page once. */
import { surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import { surfaceHeader } from '@kervan/domain/access/roles.ts'
import { mayMeasure } from '#features/consents/may-measure.ts'
import { visitorId } from '#features/consents/visitor-choice.ts'

/** The demo inbox and the API documentation are tools, not pages to measure. */
const unmeasured = /^\/(inbox|api\/docs)(\/|$)/
const maxPathLength = 200

export function reportPageView(): void {
  const path = location.pathname.slice(0, maxPathLength)
  // Stored on the document, where both scripts see it.
  const { dataset } = document.documentElement
  if (path === dataset.reportedView || unmeasured.test(path) || !mayMeasure(path)) return
  dataset.reportedView = path
  // Not a beacon, which could not set the surface header. A lost report is acceptable.
  fetch('/api/page-views', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', [surfaceHeader]: surfaceOf(path) },
    body: JSON.stringify({ visitor_id: visitorId(), page_path: path }),
  }).catch(() => undefined)
}

/** Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 300)
}
