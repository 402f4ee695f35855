/** The one script inside the document: what must be set before the first paint, and when the app is loaded. */
import { applyTheme, readThemeChoice } from '#assembly/layouts/theme-storage.ts'
import { takeConsentAnswers } from '#assembly/pages/site/hydrate-on-interaction/consent-answers.ts'
import { prepareApp } from '#assembly/pages/site/hydrate-on-interaction/load-app.ts'
import { captured } from '#assembly/pages/site/hydrate-on-interaction/until-hydrated.ts'
import { countLeftPage, reportPageView } from '#features/analytics/report-page-view.ts'
import { consentChanged } from '#features/consents/consent-changes.ts'
import { recordChoice, visitorChoice } from '#features/consents/visitor-choice.ts'
import { startFirstCalls } from '#spine/api/first-calls.ts'

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

applyTheme(readThemeChoice())
// The banner is in the document already; shown from the first paint it moves nothing.
const showBanner = () =>
  document.documentElement.toggleAttribute('data-asks-consent', visitorChoice() === null)
showBanner()
// A choice closes it, also one in another tab; once the app runs, it listens itself.
for (const change of [consentChanged, 'storage']) addEventListener(change, showBanner, captured)
// The server renders a page without its query.
const mode = new URLSearchParams(location.search).get('mode')
if (mode) document.documentElement.dataset.mode = mode

// The development server has no such attributes: it loads the app itself, into an empty page.
const { app, hydrate, calls } = document.currentScript?.dataset ?? {}
if (calls) startFirstCalls(calls.split(' '))
if (app) {
  // Before all else that is pressed is queued for the app.
  takeConsentAnswers()
  void recordChoice()
  const load = prepareApp(app)
  if (hydrate === 'at-once') load()
  if (hydrate === 'on-interaction') {
    for (const each of interactions) addEventListener(each, load, { ...captured, passive: true })
    addEventListener('load', reportPageView)
    addEventListener(consentChanged, reportPageView, captured)
    addEventListener('pagehide', countLeftPage)
  }
}
