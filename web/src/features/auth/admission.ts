/** Asks who the visitor of a guarded page is, on its own surface and if need be on the other. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { verdictOn } from '#features/auth/admission-verdict.ts'
import { useSession } from '#features/auth/session.ts'

const otherSurface: Record<Surface, Surface> = { office: 'portal', portal: 'office' }

export function useAdmission(surface: Surface) {
  const here = useSession(surface)
  const elsewhere = useSession(otherSurface[surface], { enabled: here.data?.person === null })
  const verdict = verdictOn(surface, here, elsewhere)
  const failed = here.isError ? here : elsewhere
  return {
    verdict,
    person: verdict === 'welcome' ? (here.data?.person ?? null) : null,
    error: failed.error,
    retry: () => void failed.refetch(),
  }
}
