/** Decides how to recover from an error that broke the page: one reload per session, then a few soft reloads, then the error screen stays. */
type Recovery = 'reload' | 'soft-reload' | 'stay'

const softReloadLimit = 3
export const softReloadDelay = 2000

/** Without a reachable server a reload would end in the browser's own error page, which never recovers by itself. */
export function chooseRecovery(
  error: unknown,
  past: { reloaded: boolean; softReloads: number; reachable: boolean },
): Recovery {
  if (!isRecoverable(error)) return 'stay'
  if (!past.reachable) return 'soft-reload'
  if (!past.reloaded) return 'reload'
  return past.softReloads < softReloadLimit ? 'soft-reload' : 'stay'
}

/** A translator or an extension has moved React's DOM nodes, or a new version has replaced the page's code files. */
function isRecoverable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'NotFoundError') return true
  return /removeChild|insertBefore|dynamically imported module|Importing a module script failed/i.test(
    error.message,
  )
}
