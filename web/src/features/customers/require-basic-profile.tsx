/** Opens the portal to customers whose name and company are known; others are sent to the profile step first. */
import { isKnown } from '@kervan/domain/customers/customers.policy.ts'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useOwnProfile } from '#features/customers/use-own-profile.ts'
import { toProblem } from '#spine/api/api.ts'

type Props = { fallback: ReactNode; children: ReactNode }

export function RequireBasicProfile({ fallback, children }: Props) {
  const profile = useOwnProfile()
  const { pathname, search, hash } = useLocation()
  const isIncomplete = profile.data ? !isKnown(profile.data) : toProblem(profile.error).code === 'NOT_FOUND'
  if (profile.isPending) return fallback
  if (!isIncomplete) return children
  // A cached answer that is being fetched again must not send anybody away.
  if (profile.isFetching) return fallback
  const query = new URLSearchParams({ complete_profile: 'true', redirect: pathname + search + hash })
  return <Navigate to={`/auth?${query}`} replace />
}
