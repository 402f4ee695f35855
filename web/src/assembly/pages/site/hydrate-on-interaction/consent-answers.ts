/** The answers of the consent banner before hydration: taken at once, since whoever answers may be gone before the app has come. */
import { captured } from '#assembly/pages/site/hydrate-on-interaction/until-hydrated.ts'
import { acceptAll, rejectAll } from '#features/consents/banner-answers.ts'

export function takeConsentAnswers(): void {
  addEventListener(
    'click',
    (event) => {
      const pressed =
        event.target instanceof Element &&
        event.target.closest<HTMLButtonElement>('[data-visitor-banner] button[name]')
      if (!pressed) return
      event.stopImmediatePropagation()
      if (pressed.name === 'accept') acceptAll()
      else void rejectAll(pressed.value)
    },
    captured,
  )
}
