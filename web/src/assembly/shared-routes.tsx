/** Routes that portal and office have alike. */
import type { RouteHandle } from '#assembly/layouts/route-table.tsx'
import { page } from '#assembly/page-route.ts'

/** Unknown addresses behind a guard: signing in comes first, so that outsiders do not learn what exists. */
export const guardedNotFound = {
  handle: { missing: true, guarded: true } satisfies RouteHandle,
  lazy: page(async () => (await import('#assembly/pages/site/not-found-page.tsx')).NotFoundPage),
}

/** The proof of an acceptance, for its customer and for staff. */
export const evidencePage = {
  lazy: page(async () => (await import('#features/quotes/offers/evidence-page.tsx')).EvidencePage),
}
