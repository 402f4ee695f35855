/** News on this device while no page is open: whether it can be had, and turning it on and off. Turn it on from a click. */

import { isSameKey, keyBytes } from '#features/notifications/push-key.ts'
import { client } from '#spine/api/api.ts'

/**
 * `unsupported`: this browser or this address cannot; `denied`: the person has said no to the browser;
 * `unavailable`: the browser allows it, but its own service does not answer.
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on' | 'unavailable'

const workerAddress = '/sw.js'

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  if (Notification.permission !== 'granted') return 'off'
  return (await subscription()) ? 'on' : 'off'
}

/** Asks for permission first, while the click still counts. A call to the server that fails is thrown as it came. */
export async function enablePush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off'
  const { push_key } = await client.notifications.getPreferences()
  const made = await subscribe(push_key)
  if (!made) return 'unavailable'
  await hand(made)
  return 'on'
}

async function hand(made: PushSubscription): Promise<void> {
  const { keys } = made.toJSON()
  await client.notifications.subscribePush({
    endpoint: made.endpoint,
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  })
}

/** The server forgets a device with the session it was turned on in: after a new sign-in, what the browser still allows goes on. */
export async function renewPush(): Promise<void> {
  if ((await pushState()) !== 'on') return
  const known = await subscription()
  if (known) await hand(known)
}

async function subscribe(pushKey: string): Promise<PushSubscription | undefined> {
  await navigator.serviceWorker.register(workerAddress)
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  // Made for another key, it would never be served again.
  if (known && !isSameKey(known.options.applicationServerKey, pushKey)) await known.unsubscribe()
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(pushKey) })
  } catch {
    return undefined
  }
}

/** Also on signing out, so that the next person at this machine does not read our news. */
export async function disablePush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  const known = await subscription()
  if (known) {
    // Whoever signs out may have no session any more: a browser that has withdrawn is forgotten with the next message.
    const told = client.notifications.unsubscribePush({ endpoint: known.endpoint }).catch(() => undefined)
    await known.unsubscribe()
    await told
  }
  return Notification.permission === 'denied' ? 'denied' : 'off'
}

/** A clicked notification leads an open page to what it is about; gives back how to stop listening. */
export function followClickedNews(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const heard = ({ data, ports }: MessageEvent<{ open?: unknown } | null>) => {
    const url = typeof data?.open === 'string' && URL.canParse(data.open) ? new URL(data.open) : undefined
    if (url?.origin !== location.origin) return
    ports[0]?.postMessage('opening')
    open(`${url.pathname}${url.search}${url.hash}`)
  }
  navigator.serviceWorker.addEventListener('message', heard)
  navigator.serviceWorker.startMessages()
  return () => navigator.serviceWorker.removeEventListener('message', heard)
}
