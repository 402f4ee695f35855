/** Finds the control that an error is about, so that a notice away from it can name it. */

/** The one that has this message, or else the first one with an error. */
export function invalidControl(within: Element, message: string | undefined): HTMLElement | null {
  const controls = [...within.querySelectorAll<HTMLElement>('[aria-invalid=true]')]
  const describes = (control: HTMLElement) => {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ')
    return ids.some((id) => message && document.getElementById(id)?.textContent?.includes(message))
  }
  return controls.find(describes) ?? controls[0] ?? null
}

/** `Brüt ağırlık: Sayı yazın.`; a message that names its field already is left alone. */
export function withFieldName(message: string, control: HTMLElement | null): string {
  const name = control ? nameOf(control) : ''
  const lower = (text: string) => text.toLocaleLowerCase('tr')
  return name === '' || lower(message).includes(lower(name)) ? message : `${name}: ${message}`
}

/** The label's own words, without marks such as *isteğe bağlı*; of a choice among several the question. */
function nameOf(control: HTMLElement): string {
  const question = control instanceof HTMLInputElement && control.type === 'radio'
  const label = question
    ? control.closest('fieldset')?.querySelector('legend')
    : control.id && document.querySelector(`label[for="${CSS.escape(control.id)}"]`)
  const words = label instanceof Element ? label.firstChild?.textContent : null
  return words?.trim() ?? ''
}
