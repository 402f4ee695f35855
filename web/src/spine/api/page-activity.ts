/** Whether a person has used the page since the last call, so that an unattended page reaches its idle end while it polls. */
import type { Surface } from '@kervan/domain/access/roles.ts'

/** Opening a page is the first use of it. */
const isUsed: Record<Surface, boolean> = { portal: true, office: true }

/** Clicks too, since a screen reader makes nothing else; without pointer moves, which a mouse on an empty desk makes. */
const uses = ['pointerdown', 'keydown', 'wheel', 'click'] as const

function noteUse({ isTrusted }: Event): void {
  if (isTrusted) isUsed.portal = isUsed.office = true
}

if (typeof document !== 'undefined')
  for (const use of uses) document.addEventListener(use, noteUse, { capture: true, passive: true })

/** For one call: each use is reported once per surface. */
export function takeActivity(surface: Surface): boolean {
  const used = isUsed[surface]
  isUsed[surface] = false
  return used
}
