/** The two session cookies, one per surface: `token.signature`, signed with a key of that surface's own. */
import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import { cookieNames } from '#spine/http/session.ts'

export function cookieSecret(secrets: Secrets, surface: Surface): string {
  return secrets.key(`session ${surface}`).toString('base64url')
}

export function signToken(secrets: Secrets, surface: Surface, token: string): string {
  return encodeURIComponent(`${token}.${signature(secrets, surface, token)}`)
}

/** The token inside a request's cookie header, if this surface's cookie is there and its signature is ours. */
export function tokenFrom(
  secrets: Secrets,
  surface: Surface,
  header: string | undefined,
): string | undefined {
  const value = cookieValue(header, cookieNames[surface])
  if (!value || value.length > 512) return undefined
  const dot = value.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1))
  const expected = Buffer.from(signature(secrets, surface, token))
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

const rememberedAtOnce = 5_000
const ordinaryLength = 1_000

/** A browser sends the same header with every call: its signature is checked once. What is not ours is not remembered. */
export function createTokenReader(
  secrets: Secrets,
): (surface: Surface, header?: string) => string | undefined {
  const known: Record<Surface, Map<string, string>> = { portal: new Map(), office: new Map() }
  return (surface, header) => {
    const remembered = header && known[surface].get(header)
    if (remembered) return remembered
    const token = tokenFrom(secrets, surface, header)
    if (known[surface].size >= rememberedAtOnce) known[surface].clear()
    if (header && token && header.length <= ordinaryLength) known[surface].set(header, token)
    return token
  }
}

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** The `set-cookie` line that gives a browser its session, for as long as the session may live. */
export function sessionCookie(secrets: Secrets, surface: Surface, token: string, lifeMs: number): string {
  return `${cookieNames[surface]}=${signToken(secrets, surface, token)}; Max-Age=${lifeMs / 1000}; ${attributes}`
}

export function endedCookie(surface: Surface): string {
  return `${cookieNames[surface]}=; Max-Age=0; ${attributes}`
}

/** Tells one browser from another, so that a sign-in from a new one can be reported; it opens nothing. */
const deviceCookieName = '__Host-kervan-device'

export function deviceFrom(header: string | undefined): { id: string; line: string } {
  const known = cookieValue(header, deviceCookieName)
  const id = known && /^[\w-]{32}$/.test(known) ? known : randomBytes(24).toString('base64url')
  return { id, line: `${deviceCookieName}=${id}; Max-Age=${400 * 86_400}; ${attributes}` }
}

/** Every call is signed for; a key that is made ready once takes half the time. */
const signingKeys = new WeakMap<Secrets, Partial<Record<Surface, KeyObject>>>()

function signingKey(secrets: Secrets, surface: Surface): KeyObject {
  const keys = signingKeys.get(secrets) ?? {}
  signingKeys.set(secrets, keys)
  keys[surface] ??= createSecretKey(Buffer.from(cookieSecret(secrets, surface)))
  return keys[surface]
}

function signature(secrets: Secrets, surface: Surface, token: string): string {
  return createHmac('sha256', signingKey(secrets, surface)).update(token).digest('base64')
}

function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, ...rest] = part.trim().split('=')
    if (key === name) return decoded(rest.join('='))
  }
  return undefined
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined // a mangled cookie is no cookie
  }
}
