/** Ends the sessions whose end is still owed, whatever page is open: at once, or as soon as the server is back. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { endOwedSession } from '#features/auth/sign-out.ts'
import { api } from '#spine/api/api.ts'
import { queriesOf } from '#spine/api/queries.ts'
import { untilOnline } from '#spine/api/until-online.ts'
import { owedSignOut } from '#spine/drafts/owed-sign-out.ts'

const patienceMs = 8_000
/** A browser does not hear of a server that was away while the network was there. */
const pauseMs = 15_000

export async function payOwedSignOuts(): Promise<void> {
  await Promise.all((['portal', 'office'] as const).map(payOwed))
}

async function payOwed(surface: Surface): Promise<void> {
  while (owedSignOut(surface)) {
    try {
      await endOwedSession(surface, AbortSignal.timeout(patienceMs))
      void queriesOf(surface).invalidateQueries({ queryKey: api.auth.whoAmI.key() })
    } catch {
      await untilOnline(pauseMs)
    }
  }
}
