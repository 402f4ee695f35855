/** Reads whether the signed-in account has agreed to be measured, and stores it for the pages of this browser. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storeAccountConsent } from '#features/consents/may-measure.ts'
import { useVisitorChoice } from '#features/consents/use-visitor-choice.ts'
import { api } from '#spine/api/api.ts'

export function useAccountConsent(surface: Surface, personId: string): void {
  // Without the visitor's consent nothing is measured, whatever the account says.
  const enabled = useVisitorChoice()?.analytics === true
  const { data } = useQuery(api.consents.list.queryOptions({ enabled }))
  const granted = data?.consents.some((consent) => consent.purpose === 'analytics' && consent.granted)
  useEffect(() => {
    if (granted !== undefined) storeAccountConsent(surface, personId, granted)
  }, [surface, personId, granted])
}
