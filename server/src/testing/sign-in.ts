/** People who sign in as people do: a browser with its cookies, the mail that arrives, and what they type. */
import { randomUUID } from 'node:crypto'
import { type Surface, surfaceHeader } from '@kervan/domain/access/roles.ts'
import type { InboxMail } from '@kervan/domain/demo/demo.contract.ts'
import { hashPassword } from 'better-auth/crypto'
import pg from 'pg'
import type { DatabaseAccess } from '#spine/database/connect.ts'
import { eventually } from '#testing/eventually.ts'
import type { SignedIn, TestServer } from '#testing/test-server.ts'
import { whenCalm } from '#testing/when-calm.ts'

/** A server of the tests, or the program itself. */
export type Reachable = { base: string; origin?: string }
export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }
type Names = { first_name?: string; last_name?: string }
export type Browser = ReturnType<typeof openBrowser>

export const freshAddress = (domain = 'musteri.example') => `${randomUUID()}@${domain}`
export const wrongCodes = (right: string, count: number): string[] =>
  Array.from({ length: count }, (_, step) => String((Number(right) + step + 1) % 1_000_000).padStart(6, '0'))

/** `headers` go with every call, such as another address of the network behind a trusted proxy. */
export function openBrowser(
  at: Reachable,
  surface: Surface = 'portal',
  headers: Record<string, string> = {},
) {
  const cookies = new Map<string, string>()
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await whenCalm(at.base, () =>
      fetch(`${at.base}/api${path}`, {
        method,
        redirect: 'manual',
        headers: {
          origin: at.origin ?? at.base,
          [surfaceHeader]: surface,
          ...(cookies.size > 0 && { cookie: cookieHeader() }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      if (/max-age=0\b/i.test(line)) cookies.delete(name)
      else cookies.set(name, pair.slice(name.length + 1))
    }
    return { status: answer.status, headers: answer.headers, body: JSON.parse((await answer.text()) || '{}') }
  }
  const door = surface === 'office' ? '/auth/staff/code' : '/auth/code'
  return {
    at,
    surface,
    cookies,
    cookieHeader,
    call,
    requestCode: (email: string) => call('POST', door, { email }),
    verifyCode: (email: string, code: string, names: Names = {}) =>
      call('POST', `${door}/verify`, { email, code, ...names }),
    signInWithPassword: (email: string, password: string) =>
      call('POST', '/auth/password/sign-in', { email, password }),
    requestReset: (email: string) => call('POST', '/auth/password/reset-link', { email }),
    resetPassword: (token: string, password: string) =>
      call('POST', '/auth/password/reset', { token, password }),
    isResetLinkValid: async (token: string) =>
      (await call('POST', '/auth/password/reset-link/check', { token })).body.valid,
    whoAmI: async () => (await call('GET', '/session')).body.person as { id: string; role: string } | null,
  }
}

/** What has arrived for an address, newest first. */
export async function mailsTo({ base }: Reachable, email: string): Promise<InboxMail[]> {
  const answer = await whenCalm(base, () => fetch(`${base}/api/demo/inbox?to=${encodeURIComponent(email)}`))
  return (await answer.json()) as InboxMail[]
}

/** A mail as its reader's mail program would show it. */
export async function htmlOf({ base }: Reachable, mail: InboxMail | undefined): Promise<string> {
  const answer = await fetch(`${base}/inbox/mails/${mail?.id}`)
  if (!answer.ok) throw new Error(`The mail is not there: ${answer.status}`)
  return answer.text()
}

export const codeIn = (text: string) => /^\s*(\d{6})\s*$/m.exec(text)?.[1]
export const resetTokenIn = (text: string) => /reset-password#token=([\w-]+)/.exec(text)?.[1]

/** Asks, and waits for the wanted mail among those that were not there before. */
async function nextMail<Wanted>(
  browser: Browser,
  email: string,
  ask: (email: string) => Promise<unknown>,
  look: (mail: InboxMail) => Wanted | undefined,
): Promise<Wanted> {
  const before = new Set((await mailsTo(browser.at, email)).map((mail) => mail.id))
  await ask(email)
  return eventually(`a mail for ${email}`, async () => {
    const fresh = (await mailsTo(browser.at, email)).filter((mail) => !before.has(mail.id))
    return fresh.map(look).find((found) => found !== undefined)
  })
}

export function mailAfterRequest(browser: Browser, email: string): Promise<InboxMail> {
  return nextMail(browser, email, browser.requestCode, (mail) => mail)
}

export function codeFromInbox(browser: Browser, email: string): Promise<string> {
  return nextMail(browser, email, browser.requestCode, ({ text }) => codeIn(text))
}

export function mailAfterReset(browser: Browser, email: string): Promise<InboxMail> {
  return nextMail(browser, email, browser.requestReset, (mail) => mail)
}

export function resetTokenFromInbox(browser: Browser, email: string): Promise<string> {
  return nextMail(browser, email, browser.requestReset, ({ text }) => resetTokenIn(text))
}

export async function signInByCode(browser: Browser, email: string, names: Names = {}): Promise<Answer> {
  const answer = await browser.verifyCode(email, await codeFromInbox(browser, email), names)
  if (answer.status !== 200) throw new Error(`${email} was not let in: ${answer.status}`)
  return answer
}

/** By password: each hash takes as long as a guess shall. */
const hashes = new Map<string, Promise<string>>()

/** A customer with a password, signed in, as if both had been done before. */
export async function customerWithPassword(
  server: TestServer,
  email: string,
  password: string,
): Promise<Browser> {
  const person = await server.signIn('customer', email)
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  await query(
    server,
    `with verified as (update users set email_verified = true where id = $1)
     insert into accounts (user_id, account_id, provider_id, password) values ($1, $1::uuid::text, 'credential', $2)`,
    [person.userId, await hash],
  )
  return browserOf(server, person)
}

/** The browser of somebody who is signed in already. */
export function browserOf(server: TestServer, { surface, headers }: SignedIn): Browser {
  const browser = openBrowser(server, surface)
  const [name = '', value = ''] = headers.cookie?.split('=') ?? []
  browser.cookies.set(name, value)
  return browser
}

/** One connection of the owner per database: most tests look at theirs many times. */
const owners = new WeakMap<DatabaseAccess, pg.Pool>()

/** Looks at the database, or moves a row in time. */
export async function query<Row extends object>(
  { access }: Pick<TestServer, 'access'>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  let owner = owners.get(access)
  if (!owner) {
    owner = new pg.Pool({ ...access.owner, max: 2, idleTimeoutMillis: 1_000 })
    owner.on('error', () => undefined) // the database was dropped, or a test cuts all connections
    owners.set(access, owner)
  }
  return (await owner.query<Row>(text, values)).rows
}

export async function sessionsOf(server: Pick<TestServer, 'access'>, email: string): Promise<number> {
  const rows = await query(
    server,
    'select from sessions s join users u on u.id = s.user_id where u.email = $1',
    [email],
  )
  return rows.length
}

/** So many known people, as if they had come before. */
export async function insertPeople(
  server: Pick<TestServer, 'access'>,
  role: 'customer' | 'staff',
  emails: readonly string[],
): Promise<void> {
  await query(
    server,
    `with made as (
       insert into users (email, name, role, email_verified) select unnest($1::text[]), 'Deneme Kişi', $2, true returning id, email, role
     )
     insert into profiles (id, email, first_name, last_name) select id, email, 'Deneme', 'Kişi' from made where role = 'customer'`,
    [emails, role],
  )
}
