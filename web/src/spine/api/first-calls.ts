/** Starts the calls of a page's first view while its code is still on its way. Part of the inline script, and so without any library. */
import { surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import { activityHeader, surfaceHeader } from '@kervan/domain/access/roles.ts'
import { owedSignOut } from '#spine/drafts/owed-sign-out.ts'

/** By path and query below `/api`; undefined where there was no answer. */
export type FirstCalls = Map<string, Promise<Response | undefined>>

declare global {
  interface Window {
    kervanFirstCalls?: FirstCalls
  }
}

export function startFirstCalls(paths: readonly string[]): void {
  const surface = surfaceOf(location.pathname)
  // Whoever is still signed in there is not here any more.
  if (owedSignOut(surface)) return
  const headers = { [surfaceHeader]: surface, [activityHeader]: '1' }
  window.kervanFirstCalls = new Map(
    paths.map((path) => [
      path,
      fetch(`/api${path}`, { headers })
        .then(whole)
        .catch(() => undefined),
    ]),
  )
}

/** Read to its end: an answer that no view takes would otherwise keep its connection. */
async function whole(answer: Response): Promise<Response> {
  return new Response(await answer.blob(), answer)
}
