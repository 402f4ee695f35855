/** Wipes all that this site has stored in the browser: storages, what was kept to be read without a network, and service workers. */
import { forgetKept } from '#spine/drafts/forget-kept.ts'

export async function resetDevice(): Promise<void> {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Nothing could be stored either.
  }
  const workers = navigator.serviceWorker?.getRegistrations() ?? []
  await Promise.allSettled([
    ...(await workers).map((worker) => worker.unregister()),
    ...('caches' in window ? (await caches.keys()).map((name) => caches.delete(name)) : []),
    forgetKept('portal'),
    forgetKept('office'),
  ])
}
