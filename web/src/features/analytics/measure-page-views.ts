/** Reports each opened page to the server when the browser is idle: with consent as part of a visit, whose guest the office may also invite, otherwise as a mere number. */
import { forgetRefusedInvitations } from '#features/analytics/refused-invitation.ts'
import { countLeftPage, reportPageView, whenIdle } from '#features/analytics/report-page-view.ts'
import { onConsentChange } from '#features/consents/consent-changes.ts'
import { mayMeasure } from '#features/consents/may-measure.ts'

type Router = { subscribe(listener: (state: { navigation: { state: string } }) => void): unknown }

export function measurePageViews(router: Router): void {
  const measure = () => {
    reportPageView()
    if (mayMeasure(location.pathname)) void watchInvitations()
  }
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(measure)
  })
  onConsentChange(() => whenIdle(measure))
  forgetRefusedInvitations()
  addEventListener('pagehide', countLeftPage)
  whenIdle(measure)
}

/** Loaded apart: whoever has not agreed needs none of it. What cannot be loaded now is with the next page. */
async function watchInvitations(): Promise<void> {
  const watch = await import('#features/analytics/watch-invitations.ts').catch(() => null)
  watch?.noteOpenedPage()
}
