/** Rate limits, counted in PostgreSQL for all processes together. */
import { createHash } from 'node:crypto'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config, Limit } from '#spine/config/config.ts'
import type { QueryAsSystem } from '#spine/database/shared-connections.ts'

export type LimitName = keyof Config['limits']
/** Counts one call; throws TOO_MANY_REQUESTS with the seconds to wait once the points are used up. */
export type CountedLimit = ((key: string) => Promise<void>) & {
  /** Uncounts one call. */
  restore(key: string): Promise<void>
}
export type Limits = Record<LimitName, CountedLimit>

/** Counters are stored under a hash, so that they hold no addresses. */
export function limitKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}

export function createLimits<Name extends string>(
  figures: Record<Name, Limit>,
  query: QueryAsSystem,
): Record<Name, CountedLimit> {
  return Object.fromEntries(
    Object.entries<Limit>(figures).map(([name, limit]) => [name, createLimit(name, limit, query)]),
  ) as Record<Name, CountedLimit>
}

function createLimit(name: string, { points, seconds }: Limit, query: QueryAsSystem): CountedLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: {
      query: async ({ text, values }: { text: string; values: unknown[] }) => {
        const rows = await query(text, values)
        return { rows, rowCount: rows.length }
      },
    },
    storeType: 'client',
    tableName: 'limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  const count = async (key: string) => {
    try {
      await limiter.consume(key)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new ORPCError('TOO_MANY_REQUESTS', {
        ...problems.TOO_MANY_REQUESTS,
        data: { retry_after_seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) },
      })
    }
  }
  return Object.assign(count, { restore: async (key: string) => void (await limiter.reward(key)) })
}
