/** Opens the wizard filled with the load and the way that were compared; what had been typed in it besides stays. */
import type { WhatIfInput, WhatIfOption } from '@kervan/domain/luna/what-if.contract.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { useSession } from '#features/auth/session.ts'
import { blankDraft, type ContainerType } from '#features/requests/quick/quick-draft.ts'
import { quickDrafts } from '#features/requests/quick/stored-quick-draft.ts'
import { useStartRequest } from '#features/requests/use-start-request.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'

export function useRequestFromOption() {
  const personId = useSession('portal').data?.person?.id
  const start = useStartRequest()
  return (option: WhatIfOption, load: WhatIfInput) => {
    if (!personId) return
    const before = quickDrafts.find(personId, null)
    const draft = before?.draft ?? blankDraft()
    const decimal = (text: string) => text.replace('.', ',')
    quickDrafts.save(personId, {
      id: before?.id ?? randomKey(),
      step: 'cargo',
      repeats: null,
      isPrefilled: true,
      draft: {
        ...draft,
        transport_mode: option.transport_mode as TransportMode,
        from_city: load.from_city,
        from_country: load.from_country,
        // The code of another town would send the truck there.
        from_post_code: draft.from_city === load.from_city ? draft.from_post_code : '',
        to_city: load.to_city,
        to_country: load.to_country,
        to_post_code: draft.to_city === load.to_city ? draft.to_post_code : '',
        weight: decimal(load.weight),
        volume: decimal(load.volume),
        ...(option.container_type && {
          containers: [{ key: 0, type: option.container_type as ContainerType, quantity: option.quantity }],
        }),
      },
    })
    start()
  }
}
