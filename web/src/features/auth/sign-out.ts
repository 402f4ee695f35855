/** Ends the session of a surface: now, or with the next connection where the server cannot be reached. */
import { personHeader } from 'virtual:contract'
import { type Surface, surfaceHeader } from '@kervan/domain/access/roles.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { client } from '#spine/api/api.ts'
import { errorOf } from '#spine/api/contract-link.ts'
import { isUnreachable } from '#spine/api/is-unreachable.ts'
import { pagePersonId } from '#spine/api/page-person.ts'
import { hasUnsent } from '#spine/drafts/forget-drafts.ts'
import { forgetOwedSignOut, owedSignOut, oweSignOut } from '#spine/drafts/owed-sign-out.ts'

/** A network that hangs is as good as none. */
const patienceSeconds = 8

/** False where they would lose what they have not sent yet, and rather stay. */
export async function signOut(surface: Surface): Promise<boolean> {
  const personId = pagePersonId(surface)
  try {
    await client.auth.signOut(undefined, { ...callTimeout(patienceSeconds), context: { surface } })
  } catch (error) {
    if (!isUnreachable(error) || !personId) throw error
    if (hasUnsent(surface)) {
      const { askToLoseUnsent } = await import('#features/auth/ask-to-lose-unsent.tsx')
      if (!(await askToLoseUnsent(surface, personId))) return false
    }
    if (!oweSignOut(surface, personId)) throw error
  }
  return true
}

/** To be called before it is asked who is signed in. Fails while there is still no server. */
export async function endOwedSession(surface: Surface, signal: AbortSignal): Promise<void> {
  const personId = owedSignOut(surface)
  if (!personId) return
  // Named, so that the session of whoever has signed in since is refused, not ended.
  const answer = await fetch('/api/session/end', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [surfaceHeader]: surface, [personHeader]: personId },
    body: '{}',
    signal,
  })
  if (!answer.ok) {
    const error = errorOf(answer.status, await answer.text())
    // It has run out, or belongs to somebody else; any other refusal leaves it open.
    if (error.status !== 401 && error.code !== 'OTHER_PERSON') throw error
  }
  forgetOwedSignOut(surface)
}
