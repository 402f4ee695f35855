/**
 * Somebody has signed out while no server could be reached: their session still has to be ended there, before this browser asks anything else
 * of it. Also part of the inline script, and so without any library.
 */
import type { Surface } from '@kervan/domain/access/roles.ts'

export const owedSignOutKey = (surface: Surface) => `kervan-owed-sign-out-${surface}`

/** Whose session it is. */
export function owedSignOut(surface: Surface): string | null {
  try {
    return localStorage.getItem(owedSignOutKey(surface))
  } catch {
    return null
  }
}

/** False where the browser cannot remember it: then the session would be open again with the next connection. */
export function oweSignOut(surface: Surface, personId: string): boolean {
  try {
    localStorage.setItem(owedSignOutKey(surface), personId)
    return true
  } catch {
    return false
  }
}

export function forgetOwedSignOut(surface: Surface): void {
  try {
    localStorage.removeItem(owedSignOutKey(surface))
  } catch {
    // Nothing was stored.
  }
}
