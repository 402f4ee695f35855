/**
 * Opens an address that somebody of the office has written, as whoever clicks on it would: redirects are followed a few times, each to an
 * address that is checked as the first was, and nothing of the page is read.
 */
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { mayOpen, notPublic, publicLookup } from '#spine/outgoing/public-address.ts'

/** `gone`: there is no such page. `failing`: the server is in trouble. `inside`: nobody outside can open it. */
export type LinkState = 'opens' | 'gone' | 'failing' | 'unreachable' | 'inside'
export type OpenLink = (address: string, signal?: AbortSignal) => Promise<LinkState>

export type OpenRules = { allowLoopback: boolean; timeoutMs?: number; lookup?: LookupFunction }

const usualTimeoutMs = 8_000
const mostRedirects = 5

export function createOpenLink({
  allowLoopback,
  timeoutMs = usualTimeoutMs,
  lookup = publicLookup,
}: OpenRules): OpenLink {
  return async (address, signal) => {
    const ends = AbortSignal.timeout(timeoutMs)
    const way = { signal: signal ? AbortSignal.any([signal, ends]) : ends, lookup }
    try {
      let next = address
      for (let step = 0; step <= mostRedirects; step += 1) {
        if (!mayOpen(next, allowLoopback)) return 'inside'
        const { status, location } = await open(new URL(next), way)
        if (status < 300 || status >= 400 || !location) return stateOf(status)
        if (!URL.canParse(location, next)) return 'failing'
        next = new URL(location, next).href
      }
      return 'failing'
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === notPublic ? 'inside' : 'unreachable'
    }
  }
}

/** Who asks for a person or refuses programs may well open for readers. */
const stateOf = (status: number): LinkState =>
  status === 404 || status === 410 ? 'gone' : status >= 500 ? 'failing' : 'opens'

type Way = { signal: AbortSignal; lookup: LookupFunction }
type Answer = { status: number; location: string | undefined }

function open(url: URL, { signal, lookup }: Way): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const call = send(url, {
      signal,
      // An address in figures needs no name server; which it may be has been checked.
      lookup,
      method: 'GET',
      agent: false,
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Kervan)', accept: 'text/html,*/*' },
    })
    call.on('error', reject)
    call.on('response', (answer) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
      answer.destroy()
    })
    call.end()
  })
}
