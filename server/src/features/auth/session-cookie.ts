/** The session cookies, one per surface: `token.signature`, signed with the surface's own key. */
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { Secrets } from '#spine/config/secrets.ts'
import { cookieNames } from '#spine/http/session.ts'

export function cookieSecret(secrets: Secrets, surface: Surface): string {
  return secrets.key(`session ${surface}`).toString('base64url')
}

export function signToken(secrets: Secrets, surface: Surface, token: string): string {
  return encodeURIComponent(`${token}.${signature(secrets, surface, token)}`)
}

/** The token in a cookie header, if the surface's cookie is there and correctly signed. */
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

const cacheSize = 5_000
const longestCachedHeader = 1_000

/** Caches checked signatures, since a browser sends the same header with every call. Wrong ones are not cached. */
export function createTokenReader(
  secrets: Secrets,
): (surface: Surface, header?: string) => string | undefined {
  const cache: Record<Surface, Map<string, string>> = { portal: new Map(), office: new Map() }
  return (surface, header) => {
    const cached = header && cache[surface].get(header)
    if (cached) return cached
    const token = tokenFrom(secrets, surface, header)
    if (cache[surface].size >= cacheSize) cache[surface].clear()
    if (header && token && header.length <= longestCachedHeader) cache[surface].set(header, token)
    return token
  }
}

export const cookieAttributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** The `set-cookie` line that gives a browser its session, for as long as the session may live. */
export function sessionCookie(secrets: Secrets, surface: Surface, token: string, lifeMs: number): string {
  return `${cookieNames[surface]}=${signToken(secrets, surface, token)}; Max-Age=${lifeMs / 1000}; ${cookieAttributes}`
}

export function expiredCookie(surface: Surface): string {
  return `${cookieNames[surface]}=; Max-Age=0; ${cookieAttributes}`
}

/** Checked with every call: a prepared key takes half the time. */
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

export function cookieValue(header: string | undefined, name: string): string | undefined {
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
