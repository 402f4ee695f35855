/** Whose page this tab shows, on each surface: said with every call, so that it never acts for whoever signs in elsewhere. */
import type { Surface } from '@kervan/domain/access/roles.ts'

const owners: Partial<Record<Surface, string>> = {}

export function ownerOf(surface: Surface): string | undefined {
  return owners[surface]
}

/** The first answer to who is signed in makes the page theirs; a later one does not change that. */
export function claimPage(surface: Surface, personId: string): void {
  owners[surface] ??= personId
}

/** Somebody has signed in on this very page. */
export function handPageTo(surface: Surface, personId: string): void {
  owners[surface] = personId
}
