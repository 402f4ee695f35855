/** Roles, the doors each may enter and the surface on which each signs in. The only place that maps roles to rights. */

export const roles = ['customer', 'staff', 'admin'] as const
export type Role = (typeof roles)[number]

/** `person` is anybody who is signed in, on either surface. */
export type Door = 'guest' | 'person' | 'customer' | 'staff' | 'admin'

export const doors: Record<Door, readonly (Role | 'guest')[]> = {
  guest: ['guest', 'customer', 'staff', 'admin'],
  person: ['customer', 'staff', 'admin'],
  customer: ['customer'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
}

export function mayEnter(door: Door, role: Role | 'guest'): boolean {
  return doors[door].includes(role)
}

/** A call or a socket carries the session of one surface, never both. */
export const surfaces = ['portal', 'office'] as const
export type Surface = (typeof surfaces)[number]

export function isSurface(text: unknown): text is Surface {
  return (surfaces as readonly unknown[]).includes(text)
}

export const surfaceHeader = 'kervan-surface'
/**
 * The person whose page makes the call, so that a tab left open does not act for the next person who signs in. A page that does not know
 * its person yet learns it from the same header of the answer.
 */
export const personHeader = 'kervan-person'
/** Sent when a person has used the page since the last call: only that keeps a session from its idle end, not a page's polling. */
export const activityHeader = 'kervan-active'

export const surfaceRoles: Record<Surface, readonly Role[]> = {
  portal: ['customer'],
  office: ['staff', 'admin'],
}
