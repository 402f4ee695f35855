/** The cookie that identifies a browser: a code works only where it was requested, and known devices are recognised. It gives no rights. */
import { createHmac, randomBytes } from 'node:crypto'
import { cookieAttributes, cookieValue } from '#features/auth/session-cookie.ts'
import type { Secrets } from '#spine/config/secrets.ts'

const cookieName = '__Host-kervan-device'
const lifeSeconds = 400 * 86_400

/** The browser's id, or a new one where it has none, and the `set-cookie` line that gives it to the browser. */
export function deviceCookie(header: string | undefined): { id: string; line: string } {
  const known = cookieValue(header, cookieName)
  const id = known && /^[\w-]{32}$/.test(known) ? known : randomBytes(24).toString('base64url')
  return { id, line: `${cookieName}=${id}; Max-Age=${lifeSeconds}; ${cookieAttributes}` }
}

/** As known devices are stored. */
export function deviceHash(secrets: Secrets, id: string): string {
  return createHmac('sha256', secrets.key('known device')).update(id).digest('base64url')
}
