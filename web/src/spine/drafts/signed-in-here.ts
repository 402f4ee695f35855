/** Who is signed in on this device, per surface, as all tabs know it. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { readStored, removeStored, writeStored } from '#spine/drafts/browser-storage.ts'

const keyOf = (surface: Surface) => `kervan-signed-in-${surface}`

export function signedInHere(surface: Surface): string | null {
  return readStored(keyOf(surface))
}

export function setSignedInHere(surface: Surface, personId: string | null): void {
  if (personId === null) removeStored(keyOf(surface))
  else if (signedInHere(surface) !== personId) writeStored(keyOf(surface), personId)
}
