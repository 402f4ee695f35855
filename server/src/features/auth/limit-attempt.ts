/** Limits attempts to sign in: each is counted before it is checked, uncounted when it succeeds, and logged when it fails. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { WithSignIn } from '#features/auth/sign-in-service.ts'
import type { Call } from '#spine/http/call.ts'

export async function limitAttempt<T>(
  context: Call<WithSignIn>,
  surface: Surface,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { limits } = context.services
  const logRefusal = (reason: string) =>
    context.log.info({ surface, network: context.network, reason }, 'sign-in refused')
  try {
    await limits.tryNetwork(context.network)
    await limits.trySite('site')
  } catch (error) {
    logRefusal('too many tries')
    throw error
  }
  const result = await attempt()
  if (result === undefined) logRefusal('wrong code or password')
  else uncount(context)
  return result
}

/** Not awaited: at worst a successful attempt stays counted. */
function uncount({ services, network, log }: Call<WithSignIn>): void {
  const { tryNetwork, trySite } = services.limits
  Promise.all([tryNetwork.restore(network), trySite.restore('site')]).catch((error: Error) =>
    log.warn({ err: error }, 'uncounting a sign-in attempt'),
  )
}
