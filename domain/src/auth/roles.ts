/** Who there is, through which doors each may go, and on which surface each signs in. The only place that maps roles to rights. */
import { z } from '#z.ts'

export const Role = z.enum(['customer', 'staff', 'admin'])
export type Role = z.output<typeof Role>

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
export const Surface = z.enum(['portal', 'office'])
export type Surface = z.output<typeof Surface>

export const surfaceHeader = 'kervan-surface'

export const surfaceRoles: Record<Surface, readonly Role[]> = {
  portal: ['customer'],
  office: ['staff', 'admin'],
}
