/** Signing in as a customer, one step at a time; whoever is signed in goes on to what the route holds inside. */
import type { SignedIn } from '@kervan/domain/access/person.ts'
import { useState } from 'react'
import { Outlet, useNavigate, useSearchParams } from 'react-router'
import { dropAskedReset, restoreAskedReset } from '#features/auth/asked-reset.ts'
import { authNews } from '#features/auth/auth.copy.ts'
import { CodeStep } from '#features/auth/code-step.tsx'
import { DetailsStep } from '#features/auth/details-step.tsx'
import { ForgotStep } from '#features/auth/forgot-step.tsx'
import { NewPasswordStep } from '#features/auth/new-password-step.tsx'
import { keepPasswordOffer, restorePasswordOffer } from '#features/auth/password-offer.ts'
import { PasswordStep } from '#features/auth/password-step.tsx'
import { keepPendingCode, type PendingCode, restorePendingCode } from '#features/auth/pending-code.ts'
import { rememberSignIn, useSession } from '#features/auth/session.ts'
import { stepSearch, stepToShow } from '#features/auth/sign-in-step.ts'
import { StepSkeleton } from '#features/auth/step-skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

const nothing = { first_name: '', last_name: '', email: '' }

/** What the step after signing in is told: whether the session was lost on the way there. */
export type WhoGoesOn = { nobody: boolean }

export function AuthPage() {
  const session = useSession('portal')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [pending, setPending] = useState(restorePendingCode)
  const [typed, setTyped] = useState(() => pending ?? { ...nothing, email: restoreAskedReset()?.email ?? '' })
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null)
  const [offeredTo, setOfferedTo] = useState(restorePasswordOffer)
  const [nobody, setNobody] = useState(false)

  const onType = (more: Partial<typeof nothing>) => setTyped((before) => ({ ...before, ...more }))
  const keep = (next: PendingCode | null) => {
    keepPendingCode(next)
    setPending(next)
  }
  const offer = (personId: string | null) => {
    keepPasswordOffer(personId)
    setOfferedTo(personId)
  }
  const onSent = (next: PendingCode) => {
    keep(next)
    void navigate({ search: stepSearch(params, 'code') })
  }
  const onSignedIn = (answer: SignedIn) => {
    keep(null)
    dropAskedReset()
    offer(answer.has_password ? null : answer.person.id)
    setSignedIn(answer)
    rememberSignIn('portal', answer.person)
    toast.success({ title: authNews.signedIn })
  }

  // A failed question shows the form: whoever is signed in after all is recognised with the next one.
  if (!signedIn && session.isPending) return <StepSkeleton />
  const person = signedIn?.person ?? session.data?.person
  const step = stepToShow({
    asked: params.get('step'),
    signedIn: Boolean(person) || nobody,
    codeSent: pending !== null,
    offersPassword: person?.id === offeredTo && !nobody,
  })
  switch (step) {
    case 'details':
      return <DetailsStep typed={typed} onType={onType} onSent={onSent} />
    case 'code':
      return pending && <CodeStep pending={pending} onSentAgain={keep} onSignedIn={onSignedIn} />
    case 'password':
      return <PasswordStep email={typed.email} onType={onType} onSignedIn={onSignedIn} />
    case 'forgot':
      return <ForgotStep email={typed.email} onType={onType} />
    case 'new-password':
      return (
        <NewPasswordStep
          email={person?.email ?? ''}
          onDone={() => offer(null)}
          onNobody={() => setNobody(true)}
        />
      )
    case 'profile':
      return <Outlet context={{ nobody } satisfies WhoGoesOn} />
  }
}
