/** Wipes all that this site has stored in the browser: storages, what was kept to be read without a network, and service workers. */
import { forgetKept } from '#spine/drafts/forget-kept.ts'
import { owedSignOut, oweSignOut } from '#spine/drafts/owed-sign-out.ts'

const surfaces = ['portal', 'office'] as const

export async function resetDevice(): Promise<void> {
  // Whoever has signed out stays so.
  const owed = surfaces.map((surface) => ({ surface, person: owedSignOut(surface) }))
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Nothing could be stored either.
  }
  for (const { surface, person } of owed) if (person) oweSignOut(surface, person)
  const workers = navigator.serviceWorker?.getRegistrations() ?? []
  await Promise.allSettled([
    ...(await workers).map((worker) => worker.unregister()),
    ...('caches' in window ? (await caches.keys()).map((name) => caches.delete(name)) : []),
    ...surfaces.map(forgetKept),
  ])
}
