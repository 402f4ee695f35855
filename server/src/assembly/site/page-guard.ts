/** Guards pages on the server too: a person who may not see one is redirected to sign in or gets a refusal, before any page is served. */
import {
  admit,
  guardOf,
  safeRedirect,
  signInAddress,
  staffAddressOf,
} from '@kervan/domain/access/guarded-addresses.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { FastifyRequest } from 'fastify'
import { isUnavailable } from '#spine/database/unavailable.ts'
import type { ReadSession } from '#spine/http/session.ts'

export type Verdict =
  | { kind: 'open' }
  | { kind: 'welcome' }
  | { kind: 'wrong-role' }
  | { kind: 'unavailable' }
  | { kind: 'elsewhere'; to: string }

const other: Record<Surface, Surface> = { portal: 'office', office: 'portal' }

export function createPageGuard(readSession: ReadSession) {
  return async ({ url, headers }: FastifyRequest): Promise<Verdict> => {
    const path = plainPath(url)
    const guard = guardOf(path)
    if (!guard) return { kind: 'open' }
    const sessions = await Promise.all([
      readSession(guard, headers.cookie),
      readSession(other[guard], headers.cookie),
    ]).catch((error) => {
      if (isUnavailable(error)) return undefined
      throw error
    })
    if (!sessions) return { kind: 'unavailable' }
    const [here, elsewhere] = sessions
    const admission = admit(guard, here.person?.role ?? null, elsewhere.person?.role ?? null)
    const staffAddress = admission === 'wrong-role' && guard === 'portal' && staffAddressOf(path)
    if (staffAddress) return { kind: 'elsewhere', to: staffAddress }
    if (admission !== 'sign-in') return { kind: admission }
    const [address = ''] = url.split('#')
    const query = address.includes('?') ? address.slice(address.indexOf('?')) : ''
    // After signing in, back to the plain spelling of the path, with its query.
    return { kind: 'elsewhere', to: signInAddress(guard, safeRedirect(`${path}${query}`, path)) }
  }
}

/** The path as the most lenient reader would understand it: unescaped, without host, parameters, doubled slashes or dots. */
export function plainPath(url: string): string {
  let path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? '/'
  for (let round = 0; round < 3; round += 1) path = unescaped(path)
  const parts: string[] = []
  for (const part of path.split(/[/\\]+/)) {
    const name = part.replace(/[;\p{Cc}].*$/su, '').replace(/[.\s]+$/, '')
    if (part === '..' || part.startsWith('..;')) parts.pop()
    else if (name) parts.push(name)
  }
  return `/${parts.join('/')}`
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
