/** The one script inside the document: what must be there before the first paint, and on a public page the sleep until its visitor stirs. */

import { applyTheme, readThemeChoice } from '#assembly/layouts/theme-storage.ts'
import { bringApp } from '#assembly/pages/site/waking/bring-app.ts'
import { loadApp } from '#assembly/pages/site/waking/load-app.ts'
import { layOutAll, showAll, sleepUntilASign } from '#assembly/pages/site/waking/sleep-until-a-sign.ts'
import { reportPageView, whenIdle } from '#features/analytics/report-page-view.ts'
import { hasUnrecordedChoice, visitorChoice } from '#features/consents/visitor-choice.ts'

const longestWaitMs = 3_000

applyTheme(readThemeChoice())
// The banner is in the document already; shown from the first paint it moves nothing.
if (visitorChoice() === null) document.documentElement.dataset.asksConsent = ''
// The server draws a page without its query.
const mode = new URLSearchParams(location.search).get('mode')
if (mode) document.documentElement.dataset.mode = mode

const { app, appStyle, manifest } = document.currentScript?.dataset ?? {}
// Where a browser goes by itself must lie where it will be: a section, or the place where a visitor was before.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (!app || location.hash || arrival?.type !== 'navigate') layOutAll()
if (app && appStyle && manifest) {
  const wake = bringApp({
    app,
    run() {
      layOutAll()
      return loadApp({ app, appStyle, manifest })
    },
  })
  sleepUntilASign(wake)
  if (hasUnrecordedChoice()) wake()
  addEventListener('load', () =>
    whenIdle(() => {
      showAll()
      reportPageView()
    }),
  )
  // A font that does not come holds up the load, but nothing that can be read.
  setTimeout(showAll, longestWaitMs)
} else bringApp()
