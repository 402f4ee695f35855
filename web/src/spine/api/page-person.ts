/** The person whose page this tab shows, per surface. Sent with every call, so that the tab never acts for somebody who signs in elsewhere. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { beginDeviceSession } from '#spine/drafts/device-session.ts'

const people: Partial<Record<Surface, string>> = {}

export function pagePersonId(surface: Surface): string | undefined {
  return people[surface]
}

/** Called with each answer to who is signed in: for the page only the first one counts. */
export function setFirstPagePerson(surface: Surface, personId: string): void {
  people[surface] ??= personId
  beginDeviceSession(surface, personId)
}

/** Called when somebody signs in on this page. */
export function setPagePerson(surface: Surface, personId: string): void {
  people[surface] = personId
  beginDeviceSession(surface, personId)
}

/** Called when they have signed out. */
export function forgetPagePerson(surface: Surface): void {
  delete people[surface]
}
