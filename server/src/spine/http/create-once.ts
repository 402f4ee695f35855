/** Makes a creating call idempotent: its key, its work and its answer commit together. */
import { createHash } from 'node:crypto'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Call, Services } from '#spine/http/call.ts'

const claimKey = 'insert into idempotency_keys (scope, key, request_hash) values ($1, $2, $3)'

const saveAnswer = `update idempotency_keys set answer = $1::jsonb -> 0 -> 'answer'
  where scope = $1::jsonb -> 0 ->> 'scope' and key = $1::jsonb -> 0 ->> 'key'`

export async function createOnce<T>(
  context: Call,
  input: unknown,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { idempotencyKey: key, actor, services } = context
  if (!key) return services.actAs(actor, work)
  const scope = 'userId' in actor ? `user:${actor.userId}` : `guest:${context.network}`
  const hash = createHash('sha256')
    .update(`${context.procedure}\n${stableJson(input)}`)
    .digest('base64url')

  let claim: Promise<unknown> | undefined
  try {
    return await services.actAs(actor, async (tx) => {
      // A second call with the same key waits here until the first has committed or failed.
      claim = tx.asSystem(claimKey, [scope, key, hash])
      tx.background(claim)
      const answer = await work(tx)
      tx.defer(saveAnswer, [{ scope, key, answer }])
      return answer
    })
  } catch (error) {
    const reason = await claim?.then(() => undefined, codeOf)
    if (reason === lockTimeout) throw new ORPCError('KEY_IN_USE', problems.KEY_IN_USE)
    if (reason !== uniqueViolation) throw error
    return readFirstAnswer<T>(services, { scope, key, hash })
  }
}

type Key = { scope: string; key: string; hash: string }

async function readFirstAnswer<T>({ actAs }: Pick<Services, 'actAs'>, { scope, key, hash }: Key): Promise<T> {
  const [first] = await actAs(system, (tx) =>
    tx.asSystem<{ request_hash: string; answer: T }>(
      'select request_hash, answer from idempotency_keys where scope = $1 and key = $2',
      [scope, key],
    ),
  )
  if (first?.request_hash !== hash) throw new ORPCError('KEY_REUSED', problems.KEY_REUSED)
  return first.answer
}

const codeOf = (error: { code?: string }) => error.code
const lockTimeout = '55P03'
const uniqueViolation = '23505'

/** The same for the same fields in another order. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
