/** What is pressed, or sent, before anybody listens: held back, and done in its order once somebody does. Other links and menus are the browser's own. */
import { isLineShown, showLine } from '#assembly/pages/site/waking/foot-line.ts'
import { captured } from '#assembly/pages/site/waking/until-taken-over.ts'

export type HeldActs = {
  /** Whether somebody waits for an answer: pressed, sent or typed something. */
  areAwaited(): boolean
  release(): Promise<void>
}

const loadingWords = 'Sayfa yükleniyor; isteğiniz birazdan işlenecek.'
const loadingWordsAfterMs = 1_000

/** `wake` is called as well: aids such as screen readers press without any other sign. */
export function holdActs(wake: () => void): HeldActs {
  /** By what was used: two clicks on a button that has not answered are meant as one. */
  const held = new Map<HTMLElement, { busy: Element | null; again: () => void }>()
  const ownForms = new WeakSet<HTMLFormElement>()
  let typed = false

  const hold = (event: Event, used: HTMLElement, busy: Element | null, again: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    busy?.setAttribute('aria-busy', 'true')
    held.set(used, { busy, again })
    setTimeout(() => held.size > 0 && !isLineShown() && showLine(loadingWords), loadingWordsAfterMs)
    wake()
  }
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('a, button')
    if (!pressed) return
    // A menu closes with the choice of a section on this very page.
    if (pressed instanceof HTMLAnchorElement) pressed.closest<HTMLElement>('[popover]')?.hidePopover()
    const ours = pressed instanceof HTMLAnchorElement ? leadsHere(pressed, event) : isPlainButton(pressed)
    if (ours) hold(event, pressed, pressed, () => pressed.click())
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    // One that posts, and was not rendered disabled, is answered without script.
    if (form.method === 'post' && !ownForms.has(form)) return
    hold(event, form, event.submitter, () => form.requestSubmit(event.submitter))
  }
  /** They are rendered disabled for browsers without script; here their press is kept. */
  const enable = () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button:disabled')) {
      button.disabled = false
      if (button.form) ownForms.add(button.form)
    }
  }
  addEventListener('click', onClick, captured)
  addEventListener('submit', onSubmit, captured)
  addEventListener('input', () => (typed = true), captured)
  // The end of the parsing: scripts of the document itself are still to come.
  addEventListener('readystatechange', enable, captured)

  return {
    areAwaited: () => typed || held.size > 0,
    async release() {
      const acts = [...held]
      held.clear()
      for (const [, { busy }] of acts) busy?.removeAttribute('aria-busy')
      const place = document.activeElement
      for (const [used, { again }] of acts) {
        again()
        // Whoever has gone on since then is not taken away from there.
        if (place instanceof HTMLElement && !used.contains(place)) place.focus({ preventScroll: true })
        // The next one finds the page as this one has left it.
        await undefined
      }
    },
  }
}

function isPlainButton(pressed: HTMLElement): boolean {
  return pressed instanceof HTMLButtonElement && pressed.type === 'button' && !pressed.popoverTargetElement
}

/** A link to the same page with another query: followed by the browser, it would empty what was typed. */
function leadsHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey || link.target || link.hash) return false
  return link.origin + link.pathname === location.origin + location.pathname
}
