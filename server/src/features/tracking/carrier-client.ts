/** Calls a carrier's Track & Trace API (DCSA 2.2): one page of events at a time. */
import { CarrierError } from '#features/tracking/carrier-source.ts'
import type { Config } from '#spine/config/config.ts'

/** `next` leads to the page after it. */
export type CarrierPage = { events: unknown[]; next: URL | undefined }

export type CarrierClient = {
  /** The address of the first page. */
  firstPage(filter: Record<string, string>): URL
  fetchPage(address: URL, signal?: AbortSignal): Promise<CarrierPage>
}

/** It cannot answer now, and may have said for how long. */
export class CarrierBusyError extends CarrierError {
  override name = 'CarrierBusyError'
  readonly waitSeconds: number | undefined
  constructor(message: string, waitSeconds?: number) {
    super(message)
    this.waitSeconds = waitSeconds
  }
}

const pageSize = 100
const timeoutMs = 20_000
const largest = 5 * 1024 * 1024

export function createCarrierClient(
  { trackingUrl, trackingKey }: Pick<Config, 'trackingUrl' | 'trackingKey'>,
  timeout: number = timeoutMs,
): CarrierClient | undefined {
  if (!trackingUrl) return undefined
  const base = `${trackingUrl.replace(/\/+$/, '')}/v2/events`
  const headers = { accept: 'application/json', 'api-version': '2', ...keyHeader(trackingKey) }
  return {
    firstPage(filter) {
      const address = new URL(base)
      for (const [name, value] of Object.entries({ ...filter, limit: String(pageSize) }))
        address.searchParams.set(name, value)
      return address
    },
    async fetchPage(address, signal = new AbortController().signal) {
      const limits = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
      try {
        const answer = await fetch(address, { redirect: 'error', headers, signal: limits })
        return await pageOf(answer, address)
      } catch (error) {
        if (error instanceof CarrierError || signal.aborted) throw error
        throw new CarrierBusyError((error as Error).message)
      }
    },
  }
}

/** Carriers name the header differently: `Consumer-Key: abc` says which; a key alone goes into `API-Key`. */
function keyHeader(key: string | undefined): Record<string, string> {
  if (!key) return {}
  const [, name, value] = /^([A-Za-z][\w-]*):\s*(.+)$/.exec(key) ?? []
  return name && value ? { [name]: value } : { 'api-key': key }
}

async function pageOf(answer: Response, address: URL): Promise<CarrierPage> {
  const { status } = answer
  // That is how many carriers say that there are no events.
  if (status === 404) {
    await answer.body?.cancel()
    return { events: [], next: undefined }
  }
  if (status === 429 || status >= 500) {
    await answer.body?.cancel()
    throw new CarrierBusyError(`The carrier answered ${status}.`, waitOf(answer.headers.get('retry-after')))
  }
  if (status !== 200) {
    await answer.body?.cancel()
    throw new CarrierError(`The carrier answered ${status}.`)
  }
  const events: unknown = JSON.parse(await textOf(answer))
  if (!Array.isArray(events))
    throw new CarrierError('The carrier answered something that is no list of events.')
  return { events, next: nextOf(answer.headers.get('next-page'), address) }
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    // Leaving the loop ends the download.
    if (size > largest) throw new CarrierError(`A page of the carrier is larger than ${largest} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** An address, or only its cursor. Our key goes to nobody else, whatever the header says. */
function nextOf(header: string | null, current: URL): URL | undefined {
  const text = header?.trim()
  if (!text) return undefined
  if (/^(https?:\/\/|[/?])/.test(text)) {
    const next = URL.canParse(text, current.href) ? new URL(text, current) : undefined
    if (next?.origin !== current.origin) throw new CarrierError('The carrier names a next page elsewhere.')
    return next
  }
  const next = new URL(current)
  next.searchParams.set('cursor', text)
  return next
}

/** Seconds, or a date. */
function waitOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined
}
