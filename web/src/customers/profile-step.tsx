/** After signing in: asks for name and company unless they are known, then goes on to the page that was asked for. */
import { safeRedirect } from '@kervan/domain/auth/guarded-addresses.ts'
import { isKnown } from '@kervan/domain/customers/customers.policy.ts'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSession } from '#auth/session.ts'
import { StepSkeleton } from '#auth/step-skeleton.tsx'
import { ProfileBasicsForm } from '#customers/profile-basics-form.tsx'
import { useProfileCheck } from '#customers/profile-check.ts'
import { NoUserNotice, TookTooLong } from '#customers/profile-notices.tsx'

export function ProfileStep() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { data: session } = useSession('portal')
  const check = useProfileCheck()
  const target = safeRedirect(params.get('redirect'), '/dashboard')
  const known = check.state === 'known' && isKnown(check.profile)
  const passesBy = known && params.get('complete_profile') !== 'true'
  // Replaces the form in the history: Back leads to where one came from.
  const goOn = () => void navigate(target, { replace: true })
  useEffect(() => {
    if (passesBy) void navigate(target, { replace: true })
  }, [passesBy, target, navigate])

  if (check.state === 'checking' || passesBy || !session) return <StepSkeleton />
  if (check.state === 'late') return <TookTooLong />
  if (check.state === 'nobody' || !session.person) return <NoUserNotice />
  const profile = check.state === 'known' ? check.profile : null
  return (
    <ProfileBasicsForm
      personId={session.person.id}
      known={{ full_name: profile?.full_name ?? '', company_name: profile?.company ?? '' }}
      onSaved={goOn}
    />
  )
}
