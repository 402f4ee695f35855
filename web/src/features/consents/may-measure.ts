/** Whether a page view may be sent: the visitor must have agreed and, when somebody is signed in, their account too. The server applies the same rule. */
import { guardOf, surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { announceConsentChange } from '#features/consents/consent-changes.ts'
import { hasConsent } from '#features/consents/visitor-choice.ts'
import { readStored, removeStored, writeStored } from '#spine/drafts/browser-storage.ts'
import { signedInHere } from '#spine/drafts/signed-in-here.ts'

/** Holds the id of the account that has agreed. */
const accountKey = (surface: Surface) => `kervan-measured-account-${surface}`

export function mayMeasure(path: string): boolean {
  if (!hasConsent('analytics')) return false
  const surface = surfaceOf(path)
  const personId = signedInHere(surface)
  // On a page behind sign-in there is somebody, even if it is not known yet who.
  if (personId === null) return guardOf(path) === undefined
  return readStored(accountKey(surface)) === personId
}

/** Stored for all tabs. */
export function storeAccountConsent(surface: Surface, personId: string, granted: boolean): void {
  const key = accountKey(surface)
  if ((readStored(key) === personId) === granted) return
  if (granted) writeStored(key, personId)
  else removeStored(key)
  announceConsentChange()
}

/** A withdrawal takes effect before the server has recorded it. */
export function withdrawAccountConsent(surface: Surface): void {
  removeStored(accountKey(surface))
}
