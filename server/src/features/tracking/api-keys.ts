/** Admins make, list and revoke the keys of partners; a call with a key acts as whom the key is for. */
import { createHash } from 'node:crypto'
import { settingChanged } from '@kervan/domain/company/company.events.ts'
import type { ApiKey, NewApiKey } from '@kervan/domain/tracking/api-keys.contract.ts'
import { ORPCError } from '@orpc/server'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { apiKeys } from '#features/tracking/api-keys.table.ts'
import type { SignedIds } from '#spine/config/signed-ids.ts'
import { type Actor, type Db, system } from '#spine/database/act-as.ts'
import { and, desc, eq, isNull, type SQL, sql } from '#spine/database/drizzle.ts'
import { newId } from '#spine/database/new-id.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

export type WithApiKeys = { apiKeyIds: SignedIds }
type Context = SignedInCall<WithApiKeys>

/** So that whoever finds one in a file knows what it opens. */
const prefix = 'krv_'
const shape = /^krv_[\w-]{20,100}$/
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** The key is made from its id and our secret: what is kept for a repeated call need not hold it. */
export async function createApiKey(
  context: Context,
  input: { name: string; customer_id: string | null },
): Promise<NewApiKey> {
  const keyOf = (id: string) => `${prefix}${context.services.apiKeyIds.token(id)}`
  const made = await createOnce(context, input, async (tx) => {
    const { db } = tx
    if (input.customer_id) await mustBeThere(db, input.customer_id)
    const id = newId()
    await db
      .insert(apiKeys)
      .values({ ...input, id, key_hash: hashOf(keyOf(id)), created_by: context.person.id })
    const [row] = await readKeys(db, eq(apiKeys.id, id))
    if (!row) throw new Error('The key that was just made is gone.')
    await context.services.emit(tx, settingChanged, [], { area: 'api_keys' })
    return row
  })
  return { ...made, key: keyOf(made.id) }
}

async function mustBeThere(db: Db, customerId: string): Promise<void> {
  const [known] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, customerId))
  if (!known) throw new ORPCError('NOT_FOUND')
}

export function listApiKeys({ services, actor }: Context): Promise<ApiKey[]> {
  return services.readAs(actor, (db) => readKeys(db))
}

/** Revoking it twice is revoking it once. */
export function revokeApiKey({ services, actor }: Context, id: string): Promise<ApiKey | undefined> {
  return services.actAs(actor, async (tx) => {
    const { db } = tx
    const revoked = await db
      .update(apiKeys)
      .set({ revoked_at: sql`now()` })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revoked_at)))
      .returning({ id: apiKeys.id })
    if (revoked.length > 0) await services.emit(tx, settingChanged, [], { area: 'api_keys' })
    const [key] = await readKeys(db, eq(apiKeys.id, id))
    return key
  })
}

function readKeys(db: Db, which?: SQL) {
  const { id, name, customer_id, created_at, last_used_at, revoked_at } = apiKeys
  return db
    .select({
      id,
      name,
      customer_id,
      customer_name: sql<string>`coalesce(nullif(${profiles.company}, ''), ${profiles.listed_as}, '')`,
      created_by_name: users.name,
      created_at,
      last_used_at,
      revoked_at,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.created_by))
    .leftJoin(profiles, eq(profiles.id, customer_id))
    .where(which)
    .orderBy(desc(id))
}

/** Whoever calls with a key sees what row-level security shows to this actor, and nothing else. */
export type KeyHolder = { keyId: string; actor: Actor }

/** Nobody for a key that is unknown or was revoked; that is asked at each call, so a revoked key is dead at once. */
export async function holderOf(
  { queryAs, actAs }: Pick<Services, 'queryAs' | 'actAs'>,
  key: string,
): Promise<KeyHolder | undefined> {
  if (!shape.test(key)) return undefined
  const [row] = await queryAs<{
    id: string
    customer_id: string | null
    created_by: string
    is_seen: boolean
  }>(
    system,
    `select id, customer_id, created_by, coalesce(last_used_at > now() - interval '1 minute', false) as is_seen
     from api_keys where key_hash = $1 and revoked_at is null`,
    [hashOf(key)],
  )
  if (!row) return undefined
  if (!row.is_seen)
    await actAs(system, (tx) =>
      tx.asSystem('update api_keys set last_used_at = now() where id = $1', [row.id]),
    )
  const { customer_id, created_by } = row
  const actor: Actor = customer_id
    ? { role: 'customer', userId: customer_id, sessionId: '' }
    : { role: 'staff', userId: created_by, sessionId: '' }
  return { keyId: row.id, actor }
}
