/** Finds the person behind a session cookie, in one round trip, since it runs with every call. */

import type { Person } from '@kervan/domain/access/person.ts'
import { type Surface, surfaceRoles } from '@kervan/domain/access/roles.ts'
import { createTokenReader } from '#features/auth/session-cookie.ts'
import { sessions } from '#features/auth/sessions.table.ts'
import type { Log } from '#spine/config/log.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import { type ActAs, guest, system } from '#spine/database/act-as.ts'
import { batchPerTick } from '#spine/database/batch-per-tick.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { QueryAsSystem } from '#spine/database/shared-connections.ts'
import type { Caller, ReadSession } from '#spine/http/session.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** A session ends after its life, however active, and after its idle time when no person used it: polling does not count. */
export const sessionLifetimes: Record<Surface, { life: number; idle: number }> = {
  portal: { life: 30 * day, idle: 7 * day },
  office: { life: 12 * 60 * minute, idle: 30 * minute },
}

type SessionRow = Omit<Person, 'photo'> & {
  photo: string | null
  token: string
  surface: Surface
  session_id: string
  read_only: boolean
  expires_at: Date
  last_active_at: Date
  disabled_at: Date | null
}

/** Written out: it runs before every other query of every call, for all calls of one turn together. */
const sessionsByToken = `
  select s.token, s.surface, s.id as session_id, s.read_only, s.expires_at, s.last_active_at, u.id, u.email, u.name as full_name, u.role,
    u.disabled_at, p.photo
  from sessions s join users u on u.id = s.user_id left join staff_profiles p on p.id = u.id and s.surface = 'office'
  where s.token = any($1)`

export function createSessionReader(parts: {
  query: QueryAsSystem
  actAs: ActAs
  secrets: Secrets
  now: () => number
  log: Log
}): ReadSession {
  const { query, actAs, secrets, now, log } = parts
  const readToken = createTokenReader(secrets)

  /** At most once a minute per session, and not awaited. */
  const touch = (id: string) => {
    actAs(system, (tx) =>
      tx.db.update(sessions).set({ last_active_at: sql`now()` }).where(eq(sessions.id, id)),
    ).catch((error: Error) => log.warn({ err: error }, 'session touch'))
  }

  /** The query runs after the calls have arrived, so none of them sees a session that ended before it came. */
  const find = batchPerTick(async (tokens: string[]) => {
    const rows = await query<SessionRow>(sessionsByToken, [[...new Set(tokens)]])
    const byToken = Map.groupBy(rows, (row) => row.token)
    return tokens.map((token) => new Map(byToken.get(token)?.map((row) => [row.surface, row])))
  })

  return async (surface, cookies, isActivity = false) => {
    const guestCaller: Caller = { actor: guest, person: null, surface }
    const token = readToken(surface, cookies)
    if (!token) return guestCaller
    const row = (await find(token)).get(surface)
    if (!row || row.disabled_at || !isLive(row, surface, now())) return guestCaller
    if (!surfaceRoles[surface].includes(row.role)) return guestCaller
    if (isActivity && now() - row.last_active_at.getTime() > minute) touch(row.session_id)
    const { id, email, full_name, role, photo } = row
    return {
      actor: { role, userId: id, sessionId: row.session_id, ...(row.read_only && { readOnly: true }) },
      person: { id, email, full_name, role, ...(photo && { photo }) },
      surface,
    }
  }
}

function isLive(session: SessionRow, surface: Surface, now: number): boolean {
  const idle = now - session.last_active_at.getTime()
  return session.expires_at.getTime() > now && idle < sessionLifetimes[surface].idle
}
