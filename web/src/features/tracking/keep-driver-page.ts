/**
 * Keeps the driver's page on the phone, so that it opens without a network: its document and its code, which are the same for every
 * link. What is known of the shipment is in the storage of `driver-reports.ts`. The worker `/s/sw.js` reads what is kept here.
 */
const cacheName = 'kervan-driver'
const workerAddress = '/s/sw.js'
const documentKey = '/s/'
const codeFolder = '/assets/'

const isSupported = () => 'serviceWorker' in navigator && 'caches' in window

/** In this order, so that whatever fails, a document and all of its code are there. A page that cannot be kept is one for a network. */
export async function keepDriverPage(): Promise<void> {
  if (!isSupported()) return
  try {
    await navigator.serviceWorker.register(workerAddress)
    const page = await fetch(location.pathname)
    if (!page.ok || page.redirected) return
    const files = new Set([...filesIn(await page.clone().text()), ...loadedFiles()])
    const cache = await caches.open(cacheName)
    const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    await cache.addAll([...files].filter((file) => !known.has(file)))
    await cache.put(documentKey, page)
    for (const file of known) if (file !== documentKey && !files.has(file)) await cache.delete(file)
  } catch {
    // Without a network, without space, or where the browser keeps nothing.
  }
}

export async function forgetDriverPage(): Promise<void> {
  if (!isSupported()) return
  try {
    await caches.delete(cacheName)
    await (await navigator.serviceWorker.getRegistration(documentKey))?.unregister()
  } catch {
    // Nothing was kept.
  }
}

const filesIn = (html: string): string[] => html.match(/\/assets\/[\w.-]+/g) ?? []

/** Fonts and what the code itself asks for are not in the document. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(codeFolder))
    .map(({ pathname }) => pathname)
