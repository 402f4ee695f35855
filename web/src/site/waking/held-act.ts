/** A button pressed, or a form sent, before anybody listens: held back, and done once somebody does. Links and menus are the browser's own. */

export type HeldAct = { isHeld(): boolean; release(): void }

/** `wake` is called as well: aids such as screen readers press without any other sign. */
export function heldAct(wake: () => void): HeldAct {
  let held: { button: HTMLElement | null; again: () => void } | undefined

  /** The last one counts: two clicks on a button that has not answered are meant as one. */
  const hold = (event: Event, button: HTMLElement | null, again: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held?.button?.removeAttribute('aria-busy')
    button?.setAttribute('aria-busy', 'true')
    held = { button, again }
    wake()
  }
  const onClick = (event: Event) => {
    const pressed = event.target instanceof Element && event.target.closest('a, button')
    // A menu closes with the choice of a section on this very page.
    if (pressed instanceof HTMLAnchorElement) pressed.closest<HTMLElement>('[popover]')?.hidePopover()
    if (pressed instanceof HTMLButtonElement && pressed.type === 'button' && !pressed.popoverTargetElement)
      hold(event, pressed, () => pressed.click())
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (form instanceof HTMLFormElement)
      hold(event, event.submitter, () => form.requestSubmit(event.submitter))
  }
  /** They are rendered disabled for browsers without script; here their press is kept. */
  const enable = () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button:disabled'))
      button.disabled = false
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  document.addEventListener('DOMContentLoaded', enable)

  return {
    isHeld: () => held !== undefined,
    release() {
      removeEventListener('click', onClick, true)
      removeEventListener('submit', onSubmit, true)
      held?.button?.removeAttribute('aria-busy')
      held?.again()
    },
  }
}
