/** Hands one message to the push service of one browser. */

import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { shortened } from '@kervan/domain/values/shortened.ts'
import { type BrowserKeys, encryptPush, longestMessage } from '#spine/push/encrypt-push.ts'
import { mayPushTo, publicLookup } from '#spine/push/public-address.ts'
import type { Vapid } from '#spine/push/vapid.ts'

export type PushTarget = { endpoint: string } & BrowserKeys
/** What the browser's worker shows. */
export type PushMessage = { title: string; body: string; tag: string; link: string }
/** `gone`: the browser has withdrawn; `refused`: it will never be taken, however often it is tried. Everything else is thrown. */
export type PushOutcome = 'sent' | 'gone' | 'refused'
export type SendPush = (
  target: PushTarget,
  message: PushMessage,
  signal?: AbortSignal,
) => Promise<PushOutcome>

/** News of yesterday need not wake anybody. */
const ttlSeconds = 24 * 3600
/** Push services answer within a second; whoever does not keeps others waiting. */
const patienceMs = 4_000

export function createSendPush(vapid: Vapid, allowLoopback: boolean, now: () => number = Date.now): SendPush {
  return async (target, message, signal) => {
    if (!mayPushTo(target.endpoint, allowLoopback)) return 'refused'
    const body = encryptPush(fitting(message), target)
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

/** Redirects are not followed, and what it says is not read. */
function post(
  url: URL,
  body: Buffer,
  headers: Record<string, string>,
  signal = new AbortController().signal,
) {
  const limits = {
    method: 'POST',
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
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

/** A newer message of the same topic replaces one that is still waiting; 32 letters at most. */
const topicOf = (tag: string) => tag.replace(/[^\w]/g, '').slice(0, 32)

/** People's titles can be long; the message must fit into one record. */
function fitting(message: PushMessage): Buffer {
  const text = (length: number) =>
    Buffer.from(JSON.stringify({ ...message, body: shortened(message.body, length) }))
  const whole = text(400)
  return whole.length <= longestMessage ? whole : text(100)
}
