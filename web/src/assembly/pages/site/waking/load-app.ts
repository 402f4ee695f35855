/** Brings the app to a page that slept: its style first, so that nothing it shows is ever without. */

/** Takes the addresses of its parts; settles when the app has taken over the page. */
export async function loadApp(parts: { app: string; appStyle: string; manifest: string }): Promise<unknown> {
  // Asked for at once, run only behind the style.
  addLink('modulepreload', parts.app)
  await adoptStyle(parts.appStyle)
  const taken = await import(/* @vite-ignore */ parts.app)
  addLink('manifest', parts.manifest)
  return taken
}

let isAdopted = false

/**
 * Behind the page's own style, with all but the font, which the page has named already: named again, one that came too
 * late for the first paint would be shown now, and the lines would move.
 */
async function adoptStyle(address: string): Promise<void> {
  if (isAdopted) return
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync((await answer.text()).replace(/@font-face\s*{[^}]*}/g, ''))
  document.adoptedStyleSheets.push(sheet)
  isAdopted = true
}

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }))
}
