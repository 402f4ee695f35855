/** Tells the server of each page that is opened, once it stands still and only if the visitor has agreed; and of nothing before. */
import { surfaceOf } from '@kervan/domain/auth/guarded-addresses.ts'
import { surfaceHeader } from '@kervan/domain/auth/roles.ts'
import { hasConsent, onConsentChange, visitorId } from '#consents/visitor-choice.ts'

/** The demo's inbox and the API's document are tools, not pages that anybody visits. */
const unmeasured = /^\/(inbox|api\/docs)(\/|$)/
const longestPath = 200

type Router = { subscribe(listener: (state: { navigation: { state: string } }) => void): unknown }

export function measurePageViews(router: Router): void {
  let told = ''
  const tell = () => {
    const path = location.pathname.slice(0, longestPath)
    if (path === told || unmeasured.test(path) || !hasConsent('analytics')) return
    told = path
    // Not a beacon: the header says whose page it is. A view that is lost is lost.
    fetch('/api/page-views', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', [surfaceHeader]: surfaceOf(path) },
      body: JSON.stringify({ visitor_id: visitorId(), page_path: path }),
    }).catch(() => undefined)
  }
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(tell)
  })
  onConsentChange(() => whenIdle(tell))
  whenIdle(tell)
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 300)
}
