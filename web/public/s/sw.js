/* Opens the page of a driver's link without a network, from what that page has kept (keep-driver-page.ts). It looks after /s/ only, and keeps nothing by itself. */
const kept = (key) => caches.match(key, { cacheName: 'kervan-driver', ignoreVary: true })
/* A network that hangs is as good as none. */
const waitMs = 4000

const open = async (request) => {
  const known = await kept('/s/')
  if (!known) return fetch(request)
  const fresh = fetch(request).then((answer) => (answer.status < 500 ? answer : known))
  const late = new Promise((resolve) => setTimeout(resolve, waitMs, known))
  return Promise.race([fresh, late]).catch(() => known)
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(open(request))
  else if (pathname.startsWith('/assets/'))
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)))
})
