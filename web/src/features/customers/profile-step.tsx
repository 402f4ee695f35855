/** The step after signing in: asks for name and company unless they are known, then redirects to the requested page. */
import { safeRedirect } from '@kervan/domain/access/guarded-addresses.ts'
import { isKnown } from '@kervan/domain/customers/customers.policy.ts'
import { type ElementType, lazy, Suspense, useState } from 'react'
import { Navigate, useLocation, useOutletContext, useSearchParams } from 'react-router'
import type { SignInContext } from '#features/auth/auth-page.tsx'
import { useSession } from '#features/auth/session.ts'
import { StepSkeleton } from '#features/auth/step-skeleton.tsx'
import { NoUserNotice, TookTooLong } from '#features/customers/profile-notices.tsx'
import { useProfileCheck } from '#features/customers/use-profile-check.ts'
import { loadView } from '#spine/api/load-or-wait.tsx'

/** Loaded on demand, since the form brings its schema and most people come back. */
const ProfileBasicsForm: ElementType = lazy(() =>
  loadView(async () => (await import('#features/customers/profile-basics-form.tsx')).ProfileBasicsForm),
)

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
    <Suspense fallback={<StepSkeleton />}>
      <ProfileBasicsForm
        known={{ full_name: profile?.full_name ?? '', company_name: profile?.company ?? '' }}
        onSaved={() => setSaved(true)}
      />
    </Suspense>
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
