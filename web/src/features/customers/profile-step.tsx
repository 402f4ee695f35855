/** The step after signing in: asks for name and company unless they are known, then redirects to the requested page. */
import { safeRedirect } from '@kervan/domain/access/guarded-addresses.ts'
import { isKnown } from '@kervan/domain/customers/customers.policy.ts'
import { useState } from 'react'
import { Navigate, useLocation, useOutletContext, useSearchParams } from 'react-router'
import type { SignInContext } from '#features/auth/auth-page.tsx'
import { useSession } from '#features/auth/session.ts'
import { StepSkeleton } from '#features/auth/step-skeleton.tsx'
import { ProfileBasicsForm } from '#features/customers/profile-basics-form.tsx'
import { NoUserNotice, TookTooLong } from '#features/customers/profile-notices.tsx'
import { useProfileCheck } from '#features/customers/use-profile-check.ts'

export function ProfileStep() {
  const [params] = useSearchParams()
  const { isSessionLost } = useOutletContext<SignInContext>()
  const { data: session } = useSession('portal')
  const check = useProfileCheck()
  const [saved, setSaved] = useState(false)
  const known = check.state === 'known' && isKnown(check.profile)
  if (isSessionLost) return <NoUserNotice />
  if (saved || (known && params.get('complete_profile') !== 'true')) return <RedirectOnward />
  if (check.state === 'checking' || !session) return <StepSkeleton />
  if (check.state === 'late') return <TookTooLong />
  if (check.state === 'signed-out' || !session.person) return <NoUserNotice />
  const profile = check.state === 'known' ? check.profile : null
  return (
    <ProfileBasicsForm
      known={{ full_name: profile?.full_name ?? '', company_name: profile?.company ?? '' }}
      onSaved={() => setSaved(true)}
    />
  )
}

/** Replaces the form in the history. The key repeats the redirect if somebody goes back before the next page has loaded. */
function RedirectOnward() {
  const [params] = useSearchParams()
  const { key } = useLocation()
  return (
    <>
      <StepSkeleton />
      <Navigate key={key} to={safeRedirect(params.get('redirect'), '/dashboard')} replace />
    </>
  )
}
