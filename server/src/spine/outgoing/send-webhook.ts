/**
 * Posts one message to an address that somebody of the office has chosen, signed as whoever hands us mail signs theirs. The connection
 * goes to the address that was checked, no redirect is followed, and little of the answer is read.
 */
import { createHmac } from 'node:crypto'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { mayHook, notPublic, publicLookup } from '#spine/outgoing/public-address.ts'

export type Webhook = {
  url: string
  /** What the receiver checks the signature with. */
  secret: string
  /** Tells the receiver which of two is a repeat: the same for every try. */
  id: string
  /** What has happened, for receivers that sort by it. */
  event: string
  body: string
}

/** `refused`: it will never be accepted. `failed`: another try may help, after so many seconds where the receiver said so. */
export type WebhookOutcome =
  | { state: 'delivered'; status: number; answer: string }
  | { state: 'refused' | 'failed'; status: number | null; answer: string; reason: string; wait?: number }

export type SendWebhook = (webhook: Webhook, signal?: AbortSignal) => Promise<WebhookOutcome>

export type WebhookRules = {
  /** For tests against a server of their own; production refuses the setting. */
  allowLoopback: boolean
  timeoutMs?: number
  lookup?: LookupFunction
  now?: () => number
}

const usualTimeoutMs = 10_000
/** The rest of an answer is not even received. */
export const longestAnswer = 64 * 1024
/** A receiver that wants to be left alone for longer is asked again after this. */
const longestWait = 6 * 3600

export function createSendWebhook(rules: WebhookRules): SendWebhook {
  const { allowLoopback, timeoutMs = usualTimeoutMs, lookup = publicLookup, now = Date.now } = rules
  return async (webhook, signal) => {
    if (!mayHook(webhook.url, allowLoopback)) return refused('Bu adrese istek gönderilmez.')
    const ends = AbortSignal.timeout(timeoutMs)
    try {
      const url = new URL(webhook.url)
      const answer = await post(url, webhook, {
        headers: headersOf(webhook, now()),
        signal: signal ? AbortSignal.any([signal, ends]) : ends,
        // Only a loopback address is called without TLS, and needs no name server.
        ...(url.protocol === 'https:' && { lookup }),
      })
      return outcomeOf(answer)
    } catch (error) {
      // The program stops: nothing is known, so it is tried again by the next one.
      if (signal?.aborted) throw error
      return failureOf(error as NodeJS.ErrnoException, ends.aborted)
    }
  }
}

/** As `checkMailSignature` reads it: the time is signed too, so that an old message cannot be sent again as a new one. */
export function webhookSignature(body: string, secret: string, now: number): string {
  const time = Math.floor(now / 1_000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')}`
}

function headersOf({ id, event, body, secret }: Webhook, now: number): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Kervan-Webhook/1',
    'kervan-delivery': id,
    'kervan-event': event,
    'kervan-signature': webhookSignature(body, secret, now),
  }
}

type Answer = { status: number; wait: number | undefined; text: string }
type Way = { headers: Record<string, string>; signal: AbortSignal; lookup?: LookupFunction }

function post(url: URL, { body }: Webhook, way: Way): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    // A connection of its own: one that is kept open was checked for another message.
    const call = send(url, { ...way, method: 'POST', agent: false })
    call.on('error', reject)
    call.on('response', (answer) => {
      readBeginning(answer).then(
        (text) =>
          resolve({ status: answer.statusCode ?? 0, wait: secondsOf(answer.headers['retry-after']), text }),
        reject,
      )
    })
    call.end(body)
  })
}

async function readBeginning(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    // Leaving the loop closes the connection.
    if (length >= longestAnswer) break
  }
  const text = Buffer.concat(parts).subarray(0, longestAnswer).toString('utf8')
  // PostgreSQL stores no zero bytes.
  return text.replaceAll('\u0000', '\uFFFD')
}

function secondsOf(header: string | undefined): number | undefined {
  return header && /^\d{1,9}$/.test(header) ? Math.min(Number(header), longestWait) : undefined
}

/** Of these the next try may be accepted; any other refusal would only be repeated. */
const mayChange: readonly number[] = [408, 409, 425, 429]

function outcomeOf({ status, wait, text: answer }: Answer): WebhookOutcome {
  if (status >= 200 && status < 300) return { state: 'delivered', status, answer }
  const reason =
    status >= 300 && status < 400
      ? `Alıcı başka bir adrese yönlendirdi (${status}); yönlendirmeler izlenmez.`
      : `Alıcı ${status} yanıtını verdi.`
  const state = status >= 500 || mayChange.includes(status) ? 'failed' : 'refused'
  return { state, status, answer, reason, ...(wait !== undefined && { wait }) }
}

const refused = (reason: string): WebhookOutcome => ({ state: 'refused', status: null, answer: '', reason })

const reasons: Record<string, string> = {
  ENOTFOUND: 'Alıcının adı bulunamadı.',
  EAI_AGAIN: 'Alıcının adı şu an çözülemiyor.',
  ECONNREFUSED: 'Alıcı bağlantıyı kabul etmedi.',
  ECONNRESET: 'Alıcı bağlantıyı kesti.',
  ETIMEDOUT: 'Alıcıya ulaşılamadı.',
  CERT_HAS_EXPIRED: 'Alıcının sertifikasının süresi dolmuş.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Alıcının sertifikası güvenilir değil.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Alıcının sertifikası güvenilir değil.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Alıcının sertifikası başka bir ada verilmiş.',
}

function failureOf({ code = '' }: NodeJS.ErrnoException, isLate: boolean): WebhookOutcome {
  // What the name leads to may change, but not to something that we should try by ourselves.
  if (code === notPublic) return refused('Alıcının adı iç ağdaki bir adrese çıkıyor; istek gönderilmedi.')
  const reason = isLate
    ? 'Alıcı zamanında yanıt vermedi.'
    : (reasons[code] ?? 'Alıcıyla bağlantı kurulamadı.')
  return { state: 'failed', status: null, answer: '', reason }
}
