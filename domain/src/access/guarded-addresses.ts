/** Which pages need whom, and where a signed-out visitor is sent to sign in. Asked by the server and by the router alike. */
import { mayEnter, type Role, type Surface } from '#access/roles.ts'

const officePages = /^\/(staff|customers|benchmark|newsletter|analytics|quote-preview)(\/|$)/i
const portalPages = /^\/dashboard(\/|$)/i

/** The surface that an address belongs to; calls and the live socket carry that surface's session and no other. */
export function surfaceOf(path: string): Surface {
  return officePages.test(path) ? 'office' : 'portal'
}

/** Undefined where everybody may look. */
export function guardOf(path: string): Surface | undefined {
  if (officePages.test(path)) return 'office'
  return portalPages.test(path) ? 'portal' : undefined
}

export const signInPages: Record<Surface, string> = { portal: '/auth', office: '/staff-auth' }

export type Admission = 'welcome' | 'sign-in' | 'wrong-role'

/** What somebody meets at a guarded page, given who they are on that surface and on the other one. */
export function admit(guard: Surface, here: Role | null, elsewhere: Role | null): Admission {
  if (here && mayEnter(guard === 'office' ? 'staff' : 'customer', here)) return 'welcome'
  return elsewhere ? 'wrong-role' : 'sign-in'
}

/** Where to sign in for an address, so that the visitor comes back to it. */
export function signInAddress(guard: Surface, address: string): string {
  return `${signInPages[guard]}?redirect=${encodeURIComponent(address)}`
}

/** Plain segments only: what browsers quietly turn into another host (`//`, `\`, dots, control characters) has no place here. */
const ownAddress = /^((?:\/(?!\.{1,2}(?:[/?#]|$))[\w.~-]+)*\/?)(?:[?#][^\\\p{C}]*)?$/u

/** The page to return to after signing in, if it is one of our own; anything else leads to the fallback. */
export function safeRedirect(given: string | null | undefined, fallback: string): string {
  const path = ownAddress.exec(given ?? '')?.[1]
  return given && path && !isNoDestination(path) ? given : fallback
}

/** The pages of signing in themselves, and what is no page at all. */
function isNoDestination(path: string): boolean {
  return /^\/((auth|staff-auth|staff-otp|reset-password)\/?$|api(\/(?!docs)|$))/i.test(path)
}
