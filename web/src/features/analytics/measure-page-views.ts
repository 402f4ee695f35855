/** Reports each opened page to the server when the browser is idle, and only with consent. */
import { reportPageView, whenIdle } from '#features/analytics/report-page-view.ts'
import { onConsentChange } from '#features/consents/consent-changes.ts'

type Router = { subscribe(listener: (state: { navigation: { state: string } }) => void): unknown }

export function measurePageViews(router: Router): void {
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(reportPageView)
  })
  onConsentChange(() => whenIdle(reportPageView))
  whenIdle(reportPageView)
}
