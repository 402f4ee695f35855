/** What is pressed or sent before hydration: shown as busy, queued, and done in its order afterwards. Other links and menus are the browser's own. */
import { isStatusShown, showStatus } from '#assembly/pages/site/hydrate-on-interaction/status-line.ts'
import { captured } from '#assembly/pages/site/hydrate-on-interaction/until-hydrated.ts'

export type QueuedInteractions = {
  /** Whether somebody waits for an answer: pressed, sent or typed something. */
  isAwaited(): boolean
  replay(): Promise<void>
}

const loadingWords = 'Sayfa yükleniyor; isteğiniz birazdan işlenecek.'
const loadingWordsAfterMs = 1_000

/** `onQueue` matters where nothing else loads the app: screen readers press without any other event. */
export function queueInteractions(onQueue: () => void): QueuedInteractions {
  /** By element: two clicks on a button that has not answered are meant as one. */
  const queue = new Map<HTMLElement, { busy: Element | null; repeat: () => void }>()
  const ownForms = new WeakSet<HTMLFormElement>()
  let typed = false

  const add = (event: Event, element: HTMLElement, busy: Element | null, repeat: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    busy?.setAttribute('aria-busy', 'true')
    showLoading(true)
    queue.set(element, { busy, repeat })
    setTimeout(() => queue.size > 0 && !isStatusShown() && showStatus(loadingWords), loadingWordsAfterMs)
    onQueue()
  }
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('a, button')
    if (!pressed) return
    // A menu closes with the choice of a section on this very page.
    if (pressed instanceof HTMLAnchorElement) pressed.closest<HTMLElement>('[popover]')?.hidePopover()
    const ours = pressed instanceof HTMLAnchorElement ? leadsHere(pressed, event) : isPlainButton(pressed)
    if (ours) add(event, pressed, pressed, () => pressed.click())
    // The browser loads the next page; on a slow line this one says that it does.
    else if (pressed instanceof HTMLAnchorElement && leadsToPage(pressed, event)) showLoading(true)
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    // A form that posts, and was not rendered disabled, works without script.
    if (form.method === 'post' && !ownForms.has(form)) return
    add(event, form, event.submitter, () => form.requestSubmit(event.submitter))
  }
  /** Buttons are rendered disabled for browsers without script; here their clicks are queued. */
  const enable = () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button:disabled')) {
      button.disabled = false
      if (button.form) ownForms.add(button.form)
    }
  }
  addEventListener('click', onClick, captured)
  addEventListener('submit', onSubmit, captured)
  // Back to this page as it was left.
  addEventListener('pageshow', () => showLoading(queue.size > 0), captured)
  addEventListener('input', () => (typed = true), captured)
  // When the document has been parsed, and before the app runs.
  addEventListener('readystatechange', enable, captured)

  return {
    isAwaited: () => typed || queue.size > 0,
    async replay() {
      const interactions = [...queue]
      queue.clear()
      showLoading(false)
      for (const [, { busy }] of interactions) busy?.removeAttribute('aria-busy')
      const focused = document.activeElement
      for (const [element, { repeat }] of interactions) {
        repeat()
        // Somebody who has gone on since then is not taken away from there.
        if (focused instanceof HTMLElement && !element.contains(focused))
          focused.focus({ preventScroll: true })
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
  return opensHere(link, event) && !link.hash && link.pathname === location.pathname
}

function leadsToPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  return opensHere(link, event) && link.pathname !== location.pathname
}

/** In this tab, and on this site. */
function opensHere(link: HTMLAnchorElement, { altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey || link.target) && link.origin === location.origin
}

/** As the app does itself (`spine/ui/loading-line.ts`). */
function showLoading(isLoading: boolean): void {
  document.documentElement.toggleAttribute('data-loading', isLoading)
}
