/** Sends one message to the push service of one browser. */

import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { shortened } from '@kervan/domain/values/shortened.ts'
import { mayPushTo, publicLookup } from '#spine/outgoing/public-address.ts'
import { type BrowserKeys, encryptPush, longestMessage } from '#spine/push/encrypt-push.ts'
import type { Vapid } from '#spine/push/vapid.ts'

export type PushTarget = { endpoint: string } & BrowserKeys
/** What the service worker shows. */
export type PushMessage = { title: string; body: string; tag: string; link: string }
/** `gone`: the browser has unsubscribed; `refused`: it will never be accepted. Other failures are thrown. */
export type PushOutcome = 'sent' | 'gone' | 'refused'
export type SendPush = (
  target: PushTarget,
  message: PushMessage,
  signal?: AbortSignal,
) => Promise<PushOutcome>

/** After a day a notification is no longer worth a push. */
const ttlSeconds = 24 * 3600
/** Push services answer within a second; a slower one delays the others. */
const timeoutMs = 4_000

export function createSendPush(vapid: Vapid, allowLoopback: boolean, now: () => number = Date.now): SendPush {
  return async (target, message, signal) => {
    if (!mayPushTo(target.endpoint, allowLoopback)) return 'refused'
    const body = encryptPush(shortenToFit(message), target)
    const status = await post(
      new URL(target.endpoint),
      body,
      {
        authorization: vapid.authorization(target.endpoint, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.length),
        ttl: String(ttlSeconds),
        urgency: 'high',
        topic: topicOf(message.tag),
      },
      signal,
    )
    if (status >= 200 && status < 300) return 'sent'
    if (status === 404 || status === 410) return 'gone'
    if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`)
    return 'refused'
  }
}

/** Follows no redirects and ignores the body of the answer. */
function post(
  url: URL,
  body: Buffer,
  headers: Record<string, string>,
  signal = new AbortController().signal,
) {
  const limits = {
    method: 'POST',
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    agent: false as const,
  }
  return new Promise<number>((resolve, reject) => {
    const call =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...limits, lookup: publicLookup })
        : httpRequest(url, limits)
    call.on('error', reject)
    call.on('response', (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    call.end(body)
  })
}

/** A newer message of the same topic replaces a waiting one; at most 32 characters. */
const topicOf = (tag: string) => tag.replace(/[^\w]/g, '').slice(0, 32)

/** Typed titles can be long, but the message must fit into one record. */
function shortenToFit(message: PushMessage): Buffer {
  const text = (length: number) =>
    Buffer.from(JSON.stringify({ ...message, body: shortened(message.body, length) }))
  const whole = text(400)
  return whole.length <= longestMessage ? whole : text(100)
}
