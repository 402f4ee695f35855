/** Tells the server of each page that is opened, once it stands still and only if the visitor has agreed; and of nothing before. */
import { tellView, whenIdle } from '#features/analytics/tell-view.ts'
import { onConsentChange } from '#features/consents/visitor-choice.ts'

type Router = { subscribe(listener: (state: { navigation: { state: string } }) => void): unknown }

export function measurePageViews(router: Router): void {
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(tellView)
  })
  onConsentChange(() => whenIdle(tellView))
  whenIdle(tellView)
}
