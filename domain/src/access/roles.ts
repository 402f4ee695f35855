/** Who there is, through which doors each may go, and on which surface each signs in. The only place that maps roles to rights. */

export const roles = ['customer', 'staff', 'admin'] as const
export type Role = (typeof roles)[number]

/** `person` is whoever is signed in, on either surface. */
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
/** Whose page a call comes from: a tab that one person left open must not write into the account of the next. */
export const personHeader = 'kervan-person'

export const surfaceRoles: Record<Surface, readonly Role[]> = {
  portal: ['customer'],
  office: ['staff', 'admin'],
}
