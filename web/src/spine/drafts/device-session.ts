/** Begins and ends what this device stores for the person who is signed in, for all tabs at once. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { forgetOnSignOut } from '#spine/drafts/browser-storage.ts'
import { removeDeviceDrafts } from '#spine/drafts/forget-drafts.ts'
import { forgetKept } from '#spine/drafts/forget-kept.ts'
import { setSignedInHere, signedInHere } from '#spine/drafts/signed-in-here.ts'

/** To be called whenever it is known who is signed in. Nothing of another person stays on the device. */
export function beginDeviceSession(surface: Surface, personId: string): void {
  if (signedInHere(surface) !== personId) void forgetRead(surface)
  setSignedInHere(surface, personId)
  removeDeviceDrafts(surface, (author) => author !== personId)
}

/** To be called when a session has run out: its person may come back, and then finds the drafts. */
export function pauseDeviceSession(surface: Surface): void {
  if (signedInHere(surface) !== null) void forgetRead(surface)
  setSignedInHere(surface, null)
}

/** To be called on signing out; done once nothing is left that had been read. */
export async function endDeviceSession(surface: Surface): Promise<void> {
  setSignedInHere(surface, null)
  forgetOnSignOut()
  removeDeviceDrafts(surface, () => true)
  await forgetRead(surface)
}

/** What was read, unlike what was typed, comes again from the server. */
function forgetRead(surface: Surface): Promise<void> {
  return forgetKept(surface)
}
