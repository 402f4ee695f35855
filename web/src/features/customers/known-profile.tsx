/** Opens the portal to customers whose name and company are known; others are asked for them first. */
import { isKnown } from '@kervan/domain/customers/customers.policy.ts'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useOwnProfile } from '#features/customers/own-profile.ts'
import { toProblem } from '#spine/api/api.ts'

type Props = { waiting: ReactNode; children: ReactNode }

export function KnownProfile({ waiting, children }: Props) {
  const profile = useOwnProfile()
  const { pathname, search, hash } = useLocation()
  const unknown = profile.data ? !isKnown(profile.data) : toProblem(profile.error).code === 'NOT_FOUND'
  if (profile.isPending) return waiting
  if (!unknown) return children
  // An old answer that is just being asked again must send nobody away.
  if (profile.isFetching) return waiting
  const query = new URLSearchParams({ complete_profile: 'true', redirect: pathname + search + hash })
  return <Navigate to={`/auth?${query}`} replace />
}
