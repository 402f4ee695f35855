/** From a cookie to the person behind it, in one trip to the database. Runs on every call, so it is kept fast. */

import type { Person } from '@kervan/domain/auth/auth.contract.ts'
import { type Role, type Surface, surfaceRoles } from '@kervan/domain/auth/roles.ts'
import { and, eq, sql } from 'drizzle-orm'
import { tokenFrom } from '#auth/session-cookie.ts'
import { sessions } from '#auth/sessions.table.ts'
import { users } from '#auth/users.table.ts'
import { type DataDoor, guest, type Outsider, system } from '#database/act-as.ts'
import type { Log } from '#log.ts'
import type { Secrets } from '#secrets.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** However active, a session ends after its life; unused, it ends after its idle time. */
export const sessionLifetimes: Record<Surface, { life: number; idle: number }> = {
  portal: { life: 30 * day, idle: 7 * day },
  office: { life: 12 * 60 * minute, idle: 30 * minute },
}

export type Caller = { actor: Outsider; person: Person | null; surface: Surface }
export type SessionReader = (surface: Surface, cookies: string | undefined) => Promise<Caller>

export function createSessionReader(parts: {
  door: DataDoor
  secrets: Secrets
  now: () => number
  log: Log
}): SessionReader {
  const { door, secrets, now, log } = parts

  /** Written at most once a minute, beside the call: nobody waits for it. */
  const touch = (id: string) => {
    door
      .actAs(system, (tx) =>
        tx.db.update(sessions).set({ last_active_at: sql`now()` }).where(eq(sessions.id, id)),
      )
      .catch((error: Error) => log.warn({ err: error }, 'session touch'))
  }

  return async (surface, cookies) => {
    const nobody: Caller = { actor: guest, person: null, surface }
    const token = tokenFrom(secrets, surface, cookies)
    if (!token) return nobody
    const [row] = await door.readAs(system, (db) =>
      db
        .select({
          session_id: sessions.id,
          expires_at: sessions.expires_at,
          last_active_at: sessions.last_active_at,
          id: users.id,
          email: users.email,
          full_name: users.name,
          role: users.role,
          disabled_at: users.disabled_at,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.user_id))
        .where(and(eq(sessions.token, token), eq(sessions.surface, surface))),
    )
    if (!row || row.disabled_at || !isLive(row, surface, now())) return nobody
    if (!surfaceRoles[surface].includes(row.role)) return nobody
    if (now() - Date.parse(row.last_active_at) > minute) touch(row.session_id)
    const role: Role = row.role
    return {
      actor: { role, userId: row.id, sessionId: row.session_id },
      person: { id: row.id, email: row.email, full_name: row.full_name, role },
      surface,
    }
  }
}

function isLive(
  session: { expires_at: string; last_active_at: string },
  surface: Surface,
  now: number,
): boolean {
  return (
    Date.parse(session.expires_at) > now &&
    now - Date.parse(session.last_active_at) < sessionLifetimes[surface].idle
  )
}
