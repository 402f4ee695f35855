/** Words of ours cost nothing; those of a model may, so that their number is limited. Without them the answer is the same. */
import type { Call } from '#spine/http/call.ts'

export function mayAskModel({ services, person, network }: Pick<Call, 'services' | 'person' | 'network'>) {
  return services.limits.lunaModel(person?.id ?? network).then(
    () => true,
    () => false,
  )
}
