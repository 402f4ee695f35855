/** Who was signed in when the server was last reached: without a network the page still knows whose lists it may show. */
import type { Person } from '@kervan/domain/access/person.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { readStored, writeStored } from '#spine/drafts/browser-storage.ts'
import { keptPersonKey } from '#spine/drafts/forget-kept.ts'
import { signedInHere } from '#spine/drafts/signed-in-here.ts'

export type WhoIsThere = { person: Person | null; read_only: boolean }

const hour = 3_600_000
/** As long as somebody may stay signed in without a word from the server; what was read is kept no longer (`kept-answers.ts`). */
export const keptForMs: Record<Surface, number> = { portal: 7 * 24 * hour, office: 12 * hour }

export function keepPerson(surface: Surface, { person, read_only }: WhoIsThere): void {
  // Somebody may have signed out meanwhile.
  if (person?.id !== signedInHere(surface)) return
  writeStored(keptPersonKey(surface), JSON.stringify({ kept_at: Date.now(), person, read_only }))
}

/** Undefined for anybody but the one who is signed in here. */
export function keptPerson(surface: Surface): WhoIsThere | undefined {
  try {
    const kept = JSON.parse(readStored(keptPersonKey(surface)) ?? 'null') as
      | (WhoIsThere & { kept_at: number })
      | null
    const isOwn = kept?.person && kept.person.id === signedInHere(surface)
    if (!isOwn || Date.now() - kept.kept_at > keptForMs[surface]) return undefined
    return { person: kept.person, read_only: kept.read_only }
  } catch {
    return undefined
  }
}
