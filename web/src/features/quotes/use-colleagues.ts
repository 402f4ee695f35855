/** The colleagues whose accounts are open. */
import type { Colleague } from '@kervan/domain/auth/mentions.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '#features/auth/session.ts'
import { api } from '#spine/api/api.ts'

/** Who is on leave today, until its last day. */
type Present = Colleague & { away_until?: string | null }

const nobody: readonly Present[] = []

/** Everybody but oneself; none while they are not known. */
export function useColleagues(): readonly Present[] {
  const me = useSession('office').data?.person?.id
  const people = useQuery(api.quotes.choices.queryOptions({ staleTime: 300_000 })).data?.people
  return useMemo(() => people?.filter(({ id }) => id !== me) ?? nobody, [people, me])
}
