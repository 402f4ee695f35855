/* Shows the news that arrive while no page is open, and opens what they are about. It keeps nothing for later: no answers, no pages. */
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
