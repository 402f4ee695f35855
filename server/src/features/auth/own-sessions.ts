/** Lists and ends a person's own sessions. An ended session ends at once, in every process and on every socket. */
import { sessionsChanged } from '@kervan/domain/auth/auth.events.ts'
import type { OwnSession } from '@kervan/domain/auth/sessions.contract.ts'
import { describeDevice, describePlace } from '#features/auth/device.ts'
import { sessionLifetimes } from '#features/auth/session-reader.ts'
import { sessions } from '#features/auth/sessions.table.ts'
import type { WithSignIn } from '#features/auth/sign-in-service.ts'
import { type Actor, system } from '#spine/database/act-as.ts'
import { desc, eq } from '#spine/database/drizzle.ts'
import type { Call } from '#spine/http/call.ts'

type Owner = { userId: string; sessionId: string }

export async function listSessions(
  context: Call<WithSignIn>,
  { userId, sessionId }: Owner,
): Promise<OwnSession[]> {
  const rows = await context.services.readAs(context.actor, (db) =>
    db.select().from(sessions).where(eq(sessions.user_id, userId)).orderBy(desc(sessions.last_active_at)),
  )
  const now = Date.now()
  return rows
    .filter(
      ({ surface, expires_at, last_active_at }) =>
        Date.parse(expires_at) > now && now - Date.parse(last_active_at) < sessionLifetimes[surface].idle,
    )
    .map((row) => ({
      id: row.id,
      ...describeDevice(row.user_agent),
      place: describePlace(row.ip_address),
      current: row.id === sessionId,
      is_demo: row.is_demo,
      created_at: row.created_at,
      last_active_at: row.last_active_at,
      expires_at: row.expires_at,
    }))
}

/** Ends the owner's sessions that match the condition, and returns how many there were. */
async function end(
  context: Call<WithSignIn>,
  { userId }: Owner,
  condition: string,
  value: string,
  actor: Actor = context.actor,
): Promise<number> {
  const { actAs, emit } = context.services
  return actAs(actor, async (tx) => {
    const ended = await tx.asSystem<{ id: string }>(
      `delete from sessions where user_id = $1 and ${condition} returning id`,
      [userId, value],
    )
    if (ended.length > 0) await emit(tx, sessionsChanged, [`user:${userId}`], { user_id: userId })
    return ended.length
  })
}

export function endSession(context: Call<WithSignIn>, owner: Owner, id: string): Promise<number> {
  return end(context, owner, 'id = $2', id)
}

/** Leaving is always possible, also for those whose session may not change anything. */
export function signOut(context: Call<WithSignIn>, owner: Owner): Promise<number> {
  return end(context, owner, 'id = $2', owner.sessionId, system)
}

export function endOtherSessions(context: Call<WithSignIn>, owner: Owner): Promise<number> {
  return end(context, owner, 'id <> $2', owner.sessionId)
}

export async function endAllSessions(context: Call<WithSignIn>, owner: Owner): Promise<number> {
  const others = await endOtherSessions(context, owner)
  return others + (await endSession(context, owner, owner.sessionId))
}
