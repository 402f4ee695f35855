/** Push messages on this device: their state, and turning them on and off. Must be turned on from a click. */

import { isSameKey, keyBytes } from '#features/notifications/push-key.ts'
import { client } from '#spine/api/api.ts'

/**
 * `unsupported`: this browser or origin cannot; `denied`: the permission was refused in the browser;
 * `unavailable`: it is permitted, but the browser's push service does not answer.
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

/** Requests the permission first, while the click still counts. Failed API calls are thrown. */
export async function enablePush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off'
  const { push_key } = await client.notifications.getPreferences()
  const created = await subscribe(push_key)
  if (!created) return 'unavailable'
  await sendSubscription(created)
  return 'on'
}

async function sendSubscription(created: PushSubscription): Promise<void> {
  const { keys } = created.toJSON()
  await client.notifications.subscribePush({
    endpoint: created.endpoint,
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  })
}

/** The server drops a device with its session: after a new sign-in the browser's subscription is sent again. */
export async function renewPush(): Promise<void> {
  if ((await pushState()) !== 'on') return
  const known = await subscription()
  if (known) await sendSubscription(known)
}

async function subscribe(pushKey: string): Promise<PushSubscription | undefined> {
  await navigator.serviceWorker.register(workerAddress)
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  // A subscription for another key would never receive anything.
  if (known && !isSameKey(known.options.applicationServerKey, pushKey)) await known.unsubscribe()
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(pushKey) })
  } catch {
    return undefined
  }
}

/** Also on signing out, so that the next person at this computer does not receive the messages. */
export async function disablePush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  const known = await subscription()
  if (known) {
    // The session may have ended already; the server then drops the subscription when its next message fails.
    const unsubscribed = client.notifications
      .unsubscribePush({ endpoint: known.endpoint })
      .catch(() => undefined)
    await known.unsubscribe()
    await unsubscribed
  }
  return Notification.permission === 'denied' ? 'denied' : 'off'
}

/** Opens what a clicked push message is about in the open page. Returns how to stop listening. */
export function openClickedNotifications(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const onMessage = ({ data, ports }: MessageEvent<{ open?: unknown } | null>) => {
    const url = typeof data?.open === 'string' && URL.canParse(data.open) ? new URL(data.open) : undefined
    if (url?.origin !== location.origin) return
    ports[0]?.postMessage('opening')
    open(`${url.pathname}${url.search}${url.hash}`)
  }
  navigator.serviceWorker.addEventListener('message', onMessage)
  navigator.serviceWorker.startMessages()
  return () => navigator.serviceWorker.removeEventListener('message', onMessage)
}
