/** One try at signing in: counted before it is looked at, given back when it was right, written down when it was not. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { WithSignIn } from '#features/auth/sign-in-desk.ts'
import type { Call } from '#spine/http/call.ts'

export async function countedTry<T>(
  context: Call<WithSignIn>,
  surface: Surface,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { limits } = context.services
  const refused = (reason: string) =>
    context.log.info({ surface, network: context.network, reason }, 'sign-in refused')
  try {
    await limits.tryNetwork(context.network)
    await limits.trySite('site')
  } catch (error) {
    refused('too many tries')
    throw error
  }
  const result = await attempt()
  if (result === undefined) refused('wrong code or password')
  else giveBack(context)
  return result
}

/** Nobody waits for it: at worst a good try stays counted. */
function giveBack({ services, network, log }: Call<WithSignIn>): void {
  const { tryNetwork, trySite } = services.limits
  Promise.all([tryNetwork.restore(network), trySite.restore('site')]).catch((error: Error) =>
    log.warn({ err: error }, 'giving a try back'),
  )
}
