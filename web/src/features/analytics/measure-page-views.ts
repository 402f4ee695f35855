/** Reports each opened page to the server when the browser is idle, and only if the visitor has agreed. */
import { reportPageView, whenIdle } from '#features/analytics/report-page-view.ts'
import { onConsentChange } from '#features/consents/visitor-choice.ts'

type Router = { subscribe(listener: (state: { navigation: { state: string } }) => void): unknown }

export function measurePageViews(router: Router): void {
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(reportPageView)
  })
  onConsentChange(() => whenIdle(reportPageView))
  whenIdle(reportPageView)
}
