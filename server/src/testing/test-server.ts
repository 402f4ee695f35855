/** A whole server on a fresh database and a free port, and people signed in to it. */
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type Role, type Surface, surfaceHeader } from '@kervan/domain/access/roles.ts'
import { livePath } from '@kervan/domain/live/live-messages.ts'
import { inject } from 'vitest'
import { WebSocket } from 'ws'
import { startServer } from '#assembly/server.ts'
import { signToken } from '#features/auth/session-cookie.ts'
import { sessionLifetimes } from '#features/auth/session-reader.ts'
import { sessions } from '#features/auth/sessions.table.ts'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { ownOrigins, readConfig } from '#spine/config/config.ts'
import { createLog } from '#spine/config/log.ts'
import { createSecrets } from '#spine/config/secrets.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'
import type { DatabaseAccess } from '#spine/database/connect.ts'
import { cookieNames } from '#spine/http/session.ts'
import { createTab } from '#testing/tab.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { becomesCalm, whenCalm } from '#testing/when-calm.ts'

const secret = 'a secret for tests, at least 32 characters'
export const testSecrets = createSecrets(secret)
/** All that production needs; its mail goes nowhere. */
export const productionEnv = {
  KERVAN_MODE: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://kervan.example',
  APP_SECRET: secret,
  SMTP_URL: 'smtp://127.0.0.1:9',
  STAFF_EMAIL_DOMAINS: 'kervan.example',
}

export type SignedIn = {
  userId: string
  sessionId: string
  surface: Surface
  headers: Record<string, string>
  role: Role
}
type Sent = { as?: SignedIn | undefined; body?: unknown; headers?: Record<string, string> }
export type TestServer = Awaited<ReturnType<typeof startTestServer>>

export async function startTestServer(
  options: {
    env?: Record<string, string>
    access?: DatabaseAccess
    webFolder?: string
    now?: () => number
    /** Is given every line of the log. */
    onLog?: (line: string) => void
  } = {},
) {
  const delay = monitorEventLoopDelay()
  delay.enable()
  const own = options.access ? undefined : await freshDatabase()
  const access = options.access ?? (own as NonNullable<typeof own>).access
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    KERVAN_DATA: join(inject('dataFolders'), randomUUID()),
    LIMIT_LIVE_CONNECT: '1000000/60',
    LIMIT_TEST_MAIL: '1000000/60',
    LIMIT_REQUEST: '1000000/60',
    LIMIT_UPLOAD: '1000000/60',
    LIMIT_CHAT: '1000000/60',
    LIMIT_CHAT_GUESTS: '1000000/60',
    ...options.env,
  })
  // The port is only known once it listens; origins follow it.
  const origins: string[] = []
  const server = await startServer({
    config: { ...config, origins },
    secrets: testSecrets,
    access,
    log: createLog(config.logLevel, options.onLog && { write: options.onLog }),
    webFolder: options.webFolder,
    ...(options.now && { now: options.now }),
  })
  const origin = `http://localhost:${server.port}`
  origins.push(...(options.env?.PUBLIC_URL ? [options.env.PUBLIC_URL] : ownOrigins(server.port)))
  await server.services.signIn.library('portal')
  const base = `http://127.0.0.1:${server.port}`
  await caughtBreath(base, delay)

  const openLive = (query: string, headers: Record<string, string> = {}) =>
    new WebSocket(`ws://127.0.0.1:${server.port}${livePath}?${query}`, { headers: { origin, ...headers } })
  return {
    ...server,
    access,
    origin,
    base,
    fetch: (path: string, init: RequestInit & { as?: SignedIn } = {}) =>
      whenCalm(base, () =>
        fetch(`${base}${path}`, {
          redirect: 'manual',
          ...init,
          headers: { origin, ...init.as?.headers, ...(init.headers as Record<string, string>) },
        }),
      ),
    signIn: (role: Role, email?: string) => signIn(server.services.actAs, role, email),
    /** The same person on one more device. */
    signInAgain: ({ userId, role }: SignedIn) => openSession(server.services.actAs, userId, role),
    /** A call of the API with a body as our own pages send it, and its answer as it was understood. */
    async call<Body = Record<string, unknown>>(method: string, path: string, sent: Sent = {}) {
      const answer = await whenCalm(base, () =>
        fetch(`${base}/api${path}`, {
          method,
          headers: {
            origin,
            ...sent.as?.headers,
            ...(sent.body !== undefined && { 'content-type': 'application/json' }),
            ...sent.headers,
          },
          ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
        }),
      )
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
    },
    /** A browser tab of this person. */
    tabOf: ({ surface, headers }: SignedIn) =>
      createTab((resume) => openLive(`surface=${surface}&${resume}`, headers)),
    live: openLive,
    async close() {
      await server.stop()
      await own?.drop()
    },
  }
}

/** On a busy machine a start holds the process up for so long that the calls of the next second are turned away for it. */
async function caughtBreath(base: string, delay: ReturnType<typeof monitorEventLoopDelay>): Promise<void> {
  await pause(20)
  delay.disable()
  if (delay.max < 5e8) return
  await pause(1_100)
  await becomesCalm(base)
}

/** Makes a person and a session directly, past the sign-in flow. */
export async function signIn(
  actAs: ActAs,
  role: Role,
  email = `${randomUUID()}@musteri.example`,
): Promise<SignedIn> {
  const userId = await actAs(system, async (tx) => {
    const [user] = await tx.db
      .insert(users)
      .values({ email, name: 'Deneme Kişi', role })
      .returning({ id: users.id })
    const id = user?.id ?? ''
    if (role === 'customer')
      await tx.db
        .insert(profiles)
        .values({ id, email, first_name: 'Deneme', last_name: 'Kişi', company: 'Işık Ticaret' })
    return id
  })
  return openSession(actAs, userId, role)
}

async function openSession(actAs: ActAs, userId: string, role: Role): Promise<SignedIn> {
  const surface: Surface = role === 'customer' ? 'portal' : 'office'
  const token = randomBytes(32).toString('base64url')
  const expires = new Date(Date.now() + sessionLifetimes[surface].life).toISOString()
  const [session] = await actAs(system, (tx) =>
    tx.db
      .insert(sessions)
      .values({ user_id: userId, token, surface, expires_at: expires })
      .returning({ id: sessions.id }),
  )
  const cookie = `${cookieNames[surface]}=${signToken(testSecrets, surface, token)}`
  return {
    userId,
    sessionId: session?.id ?? '',
    surface,
    role,
    headers: { cookie, [surfaceHeader]: surface },
  }
}
