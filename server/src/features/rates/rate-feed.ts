/** Fetches the newest bulletin from the central bank: a file per business day, and none on weekends and holidays. */
import { daysLater } from '@kervan/domain/values/istanbul-time.ts'
import type { ReadBulletin } from '#features/rates/read-bulletin.ts'
import type { Config } from '#spine/config/config.ts'

/** The newest bulletin up to this day. */
export type RateFeed = (today: string, signal?: AbortSignal) => Promise<ReadBulletin>
/** Undefined where no FX_URL is set: then nothing is ever fetched. */
export type WithRateFeed = { rateFeed: RateFeed | undefined }

export class RateFeedError extends Error {
  override name = 'RateFeedError'
}

/** The longest holidays are nine days with their weekends. */
const mostDaysBack = 12
const timeoutMs = 20_000
/** A bulletin has about 20 kB. */
const largest = 256_000

/** `timeout` bounds the whole search. */
export function createRateFeed(
  { fxUrl }: Pick<Config, 'fxUrl'>,
  timeout: number = timeoutMs,
): RateFeed | undefined {
  if (!fxUrl) return undefined
  const base = fxUrl.replace(/\/+$/, '')
  return async (today, signal = new AbortController().signal) => {
    const limits = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
    try {
      return await search(base, today, limits)
    } catch (error) {
      throw error instanceof RateFeedError
        ? error
        : new RateFeedError((error as Error).message, { cause: error })
    }
  }
}

async function search(base: string, today: string, signal: AbortSignal): Promise<ReadBulletin> {
  // Loaded only where there is a feed.
  const { readBulletin } = await import('#features/rates/read-bulletin.ts')
  for (let back = 0; back <= mostDaysBack; back += 1) {
    const day = daysLater(today, -back)
    const bytes = await download(`${base}/${pathOf(day)}`, signal)
    if (!bytes) continue
    const bulletin = readBulletin(bytes)
    if (bulletin.date !== day)
      throw new RateFeedError(`The file of ${day} has the bulletin of ${bulletin.date}.`)
    return bulletin
  }
  throw new RateFeedError(`There is no bulletin from ${daysLater(today, -mostDaysBack)} to ${today}.`)
}

/** `202609/18092026.xml` */
function pathOf(day: string): string {
  const [year, month, date] = day.split('-')
  return `${year}${month}/${date}${month}${year}.xml`
}

/** Undefined for a day without a file. */
async function download(address: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const answer = await fetch(address, {
    redirect: 'error',
    // The server refuses who does not name themselves.
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Kervan)', accept: 'application/xml, text/xml' },
    signal,
  })
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel()
    if (answer.status === 404) return undefined
    throw new RateFeedError(`${address} answered ${answer.status}.`)
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body) {
    size += part.length
    // Leaving the loop ends the download.
    if (size > largest) throw new RateFeedError(`${address} is larger than ${largest} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
