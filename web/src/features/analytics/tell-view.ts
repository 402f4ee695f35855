/** Tells the server of one opened page, if the visitor has agreed. The document's first script and the app share it, and tell each page once. */
import { surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import { surfaceHeader } from '@kervan/domain/access/roles.ts'
import { hasConsent, visitorId } from '#features/consents/visitor-choice.ts'

/** The demo's inbox and the API's document are tools, not pages that anybody visits. */
const unmeasured = /^\/(inbox|api\/docs)(\/|$)/
const longestPath = 200

export function tellView(): void {
  const path = location.pathname.slice(0, longestPath)
  // On the document, where the script that comes later sees what the earlier one has told.
  const { dataset } = document.documentElement
  if (path === dataset.told || unmeasured.test(path) || !hasConsent('analytics')) return
  dataset.told = path
  // Not a beacon: the header says whose page it is. A view that is lost is lost.
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
