/** Fetches the customer's own profile with a timeout. A failed fetch counts as unknown. */
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import { profileStepSeconds } from '@kervan/domain/customers/customers.copy.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, toProblem } from '#spine/api/api.ts'
import { queriesOf } from '#spine/api/queries.ts'

type ProfileCheck =
  | { state: 'checking' | 'late' | 'signed-out' | 'unknown' }
  | { state: 'known'; profile: Profile }

export function useProfileCheck(): ProfileCheck {
  const queries = queriesOf('portal')
  const [late, setLate] = useState(false)
  const check = useQuery(api.customers.getOwnProfile.queryOptions({ enabled: !late }), queries)
  useEffect(() => {
    if (!check.isPending) return
    const timer = setTimeout(() => {
      setLate(true)
      void queries.cancelQueries({ queryKey: api.customers.getOwnProfile.queryKey() })
    }, profileStepSeconds * 1000)
    return () => clearTimeout(timer)
  }, [check.isPending, queries])
  if (check.data) return { state: 'known', profile: check.data }
  if (check.isError) return { state: toProblem(check.error).status === 401 ? 'signed-out' : 'unknown' }
  return { state: late ? 'late' : 'checking' }
}
