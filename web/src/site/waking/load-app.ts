/** Brings the app to a page that slept: its style first, so that nothing it shows is ever without. */

/** Settles when the app has taken over the page. */
export async function loadApp(app: string, style: string): Promise<unknown> {
  // Asked for at once, run only behind the style; if this fails, the import asks again.
  bring({ rel: 'modulepreload', href: app }).catch(() => undefined)
  await bring({ rel: 'stylesheet', href: style })
  return import(/* @vite-ignore */ app)
}

const brought = new Map<string, Promise<void>>()

/** Once; what did not come is brought anew when it is asked for again. */
function bring(attributes: { rel: string; href: string }): Promise<void> {
  const { href } = attributes
  const coming =
    brought.get(href) ??
    new Promise<void>((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), attributes)
      link.onload = () => resolve()
      link.onerror = () => {
        link.remove()
        brought.delete(href)
        reject(new Error(href))
      }
      document.head.append(link)
    })
  brought.set(href, coming)
  return coming
}
