/** Closes the sockets of expired sessions. Those that a person ends are closed at once, by an event. */

import { sessionLifetimes } from '#features/auth/session-reader.ts'
import type { Log } from '#spine/config/log.ts'
import { type ReadAs, system } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'
import type { Sockets } from '#spine/live/sockets.ts'

const everyMs = 30_000

export type SessionWatch = { check(): Promise<void>; stop(): void }

export function startSessionWatch(parts: {
  readAs: ReadAs
  sockets: Pick<Sockets, 'sessions' | 'endSession'>
  log: Log
}): SessionWatch {
  const { readAs, sockets, log } = parts
  const check = async () => {
    const open = sockets.sessions()
    if (open.length === 0) return
    const { rows } = await readAs(system, (db) => db.execute<{ id: string }>(liveSessions(open)))
    const alive = new Set(rows.map((row) => row.id))
    for (const session of open) if (!alive.has(session)) sockets.endSession(session)
  }
  const timer = setInterval(
    () => check().catch((error: Error) => log.warn({ err: error }, 'session watch')),
    everyMs,
  )
  return { check, stop: () => clearInterval(timer) }
}

/** An open socket does not count as activity: an unattended page idles out like any other. */
function liveSessions(ids: readonly string[]) {
  const idleSeconds = (surface: 'portal' | 'office') => sessionLifetimes[surface].idle / 1000
  return sql`
    select id from sessions
    where id = any(${sql.param(ids)}::uuid[]) and expires_at > now()
      and last_active_at > now() - make_interval(secs => case surface when 'portal' then ${idleSeconds('portal')}::float8 else ${idleSeconds('office')}::float8 end)`
}
