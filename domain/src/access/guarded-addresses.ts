/** Which pages need which surface's session, and where to sign in for them. Used by the server and the web router alike. */
import { mayEnter, type Role, type Surface } from '#access/roles.ts'

const officePages = /^\/(staff|customers|benchmark|newsletter|analytics|quote-preview)(\/|$)/i
const portalPages = /^\/(dashboard|quote|shipment-tracking)(\/|$)/i

/** The surface of an address; its calls and its live socket carry that surface's session only. */
export function surfaceOf(path: string): Surface {
  return officePages.test(path) ? 'office' : 'portal'
}

/** Undefined for public pages. */
export function guardOf(path: string): Surface | undefined {
  if (officePages.test(path)) return 'office'
  return portalPages.test(path) ? 'portal' : undefined
}

/** Where staff read what a customer's address shows; undefined for addresses that are customers' alone. */
export function staffAddressOf(path: string, search = ''): string | undefined {
  if (/^\/shipment-tracking\/?$/i.test(path)) {
    const shipment = /[?&]shipment=([\w-]+)(&|$)/.exec(search)?.[1]
    return shipment ? `/staff/shipments/${shipment}` : '/staff/shipments'
  }
  const id = /^\/quote\/([\w-]+)\/?$/i.exec(path)?.[1]
  return id && `/staff/quotes/${id}/offer`
}

export const signInPages: Record<Surface, string> = { portal: '/auth', office: '/staff-auth' }

export type Admission = 'welcome' | 'sign-in' | 'wrong-role'

/** Decides about a guarded page from the visitor's roles on its surface and on the other one. */
export function admit(guard: Surface, here: Role | null, elsewhere: Role | null): Admission {
  if (here && mayEnter(guard === 'office' ? 'staff' : 'customer', here)) return 'welcome'
  return elsewhere ? 'wrong-role' : 'sign-in'
}

/** The sign-in page that leads back to an address. */
export function signInAddress(guard: Surface, address: string): string {
  return `${signInPages[guard]}?redirect=${encodeURIComponent(address)}`
}

/** Plain segments only, since browsers turn `//`, `\`, dots and control characters into other hosts. */
const ownAddress = /^((?:\/(?!\.{1,2}(?:[/?#]|$))[\w.~-]+)*\/?)(?:[?#][^\\\p{C}]*)?$/u

/** The page to return to after signing in if it is one of ours, otherwise the fallback. */
export function safeRedirect(given: string | null | undefined, fallback: string): string {
  const path = ownAddress.exec(given ?? '')?.[1]
  return given && path && !isNoDestination(path) ? given : fallback
}

/** The sign-in pages themselves, and addresses of the API. */
function isNoDestination(path: string): boolean {
  return /^\/((auth|staff-auth|staff-otp|reset-password)\/?$|api(\/(?!docs)|$))/i.test(path)
}
