/** What follows signing in. Loaded once somebody is past the first step: the page is there sooner without it. */
import { type ElementType, lazy, Suspense } from 'react'
import { StepSkeleton } from '#features/auth/step-skeleton.tsx'
import { loadView } from '#spine/api/load-or-wait.tsx'

export const loadProfileStep = async () => (await import('#features/customers/profile-step.tsx')).ProfileStep

const ProfileStep: ElementType = lazy(() => loadView(loadProfileStep))

export function AfterSignIn() {
  return (
    <Suspense fallback={<StepSkeleton />}>
      <ProfileStep />
    </Suspense>
  )
}
