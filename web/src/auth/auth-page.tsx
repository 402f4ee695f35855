/** Signing in as a customer, one step at a time; whoever is signed in goes on to what the route holds inside. */
import type { SignedIn } from '@kervan/domain/auth/person.ts'
import { useState } from 'react'
import { Outlet, useNavigate, useSearchParams } from 'react-router'
import { authNews } from '#auth/auth.copy.ts'
import { CodeStep } from '#auth/code-step.tsx'
import { DetailsStep } from '#auth/details-step.tsx'
import { ForgotStep } from '#auth/forgot-step.tsx'
import { NewPasswordStep } from '#auth/new-password-step.tsx'
import { PasswordStep } from '#auth/password-step.tsx'
import { keepPendingCode, type PendingCode, restorePendingCode } from '#auth/pending-code.ts'
import { rememberSignIn, useSession } from '#auth/session.ts'
import { stepSearch, stepToShow } from '#auth/sign-in-step.ts'
import { StepSkeleton } from '#auth/step-skeleton.tsx'
import { toast } from '#ui/toast.tsx'

const nothing = { first_name: '', last_name: '', email: '' }

export function AuthPage() {
  const session = useSession('portal')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [pending, setPending] = useState(restorePendingCode)
  const [typed, setTyped] = useState(pending ?? nothing)
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null)
  const [passwordSettled, setPasswordSettled] = useState(false)

  const onType = (more: Partial<typeof nothing>) => setTyped((before) => ({ ...before, ...more }))
  const keep = (next: PendingCode | null) => {
    keepPendingCode(next)
    setPending(next)
  }
  const onSent = (next: PendingCode) => {
    keep(next)
    void navigate({ search: stepSearch(params, 'code') })
  }
  const onSignedIn = (answer: SignedIn) => {
    keep(null)
    setSignedIn(answer)
    rememberSignIn('portal', answer.person)
    toast.success({ title: authNews.signedIn })
  }

  // A failed question shows the form: whoever is signed in after all is recognised with the next one.
  if (!signedIn && session.isPending) return <StepSkeleton />
  const step = stepToShow({
    asked: params.get('step'),
    signedIn: Boolean(signedIn ?? session.data?.person),
    codeSent: pending !== null,
    offersPassword: signedIn?.has_password === false && !passwordSettled,
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
      return <NewPasswordStep email={signedIn?.person.email ?? ''} onDone={() => setPasswordSettled(true)} />
    case 'profile':
      return <Outlet />
  }
}
