/*
 * Shows the news that arrive while no page is open, and opens what they are about; opens portal, office and the page that resets the device
 * without a network, from what the app has kept of itself (keep-app.ts). It keeps nothing by itself, reads no answer of the API, and leaves
 * all other pages alone.
 */
const ownPath = (link) => {
  try {
    const url = new URL(link, self.location.origin)
    return url.origin === self.location.origin ? url.href : self.location.origin
  } catch (_broken) {
    return self.location.origin
  }
}

const read = (data) => {
  try {
    const news = data?.json()
    return news && typeof news === 'object' ? news : {}
  } catch (_broken) {
    return {}
  }
}
const words = (value) => (typeof value === 'string' ? value : '')

self.addEventListener('push', (event) => {
  const news = read(event.data)
  event.waitUntil(
    self.registration.showNotification(words(news.title) || 'Yeni bildirim', {
      body: words(news.body),
      // The same news sent twice is shown once.
      tag: words(news.tag),
      icon: '/icon-192.png',
      lang: 'tr',
      data: { link: ownPath(words(news.link) || '/dashboard?view=notifications') },
    }),
  )
})

/* An open page goes there by itself, without losing what is being typed in it; one that does not answer is left alone. */
const handOver = (page, link) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), 500)
    page.postMessage({ open: link }, [port2])
  })

const open = async (link) => {
  const { pathname } = new URL(link)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = pages.find((page) => page.url === link)
  if (same) return same.focus()
  const near = pages.find((page) => new URL(page.url).pathname === pathname)
  if (near && (await handOver(near, link))) return near.focus()
  return self.clients.openWindow(link)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(ownPath(event.notification.data?.link)))
})

/* One cache for each version of the app: its code, and last of all the two documents that name it. The newest complete one opens. */
const codeCache = /^kervan-app-/
const officePages = /^\/(staff|customers|benchmark|newsletter|analytics|quote-preview)(\/|$)/i
const portalPages = /^\/(dashboard|quote|shipment-tracking)(\/|$)/i
const everybodysPages = /^\/(desktop-indir|personel-desktop)$/i
/* A network that hangs is as good as none. */
const waitMs = 4000

const documentsOf = (pathname) => {
  const ofEverybody = everybodysPages.test(pathname)
  return [
    ...(ofEverybody || officePages.test(pathname) ? ['/kept/office'] : []),
    ...(ofEverybody || portalPages.test(pathname) ? ['/kept/portal'] : []),
  ]
}

const kept = async (key) => {
  const names = (await caches.keys()).filter((name) => codeCache.test(name)).reverse()
  for (const cacheName of names) {
    const found = await caches.match(key, { cacheName, ignoreVary: true })
    if (found) return found
  }
}

const openPage = async (request, [key, other]) => {
  const known = (await kept(key)) ?? (other && (await kept(other)))
  if (!known) return fetch(request)
  const fresh = fetch(request).then((answer) => (answer.status < 500 ? answer : known))
  const late = new Promise((resolve) => setTimeout(resolve, waitMs, known))
  return Promise.race([fresh, late]).catch(() => known)
}

/* The page that has brought the worker is its own too: its code must come from here once the server has a newer one. */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    const documents = documentsOf(pathname)
    if (documents.length > 0) event.respondWith(openPage(request, documents))
  } else if (pathname.startsWith('/assets/'))
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)))
})
