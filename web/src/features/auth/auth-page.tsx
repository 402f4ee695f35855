/** The sign-in page of customers, step by step; once signed in, the child route is shown. */
import type { SignedIn } from '@kervan/domain/access/person.ts'
import { useState } from 'react'
import { Outlet, useNavigate, useSearchParams } from 'react-router'
import { authMessages } from '#features/auth/auth.copy.ts'
import { CodeStep } from '#features/auth/code-step.tsx'
import { DetailsStep } from '#features/auth/details-step.tsx'
import { ForgotStep } from '#features/auth/forgot-step.tsx'
import { NewPasswordStep } from '#features/auth/new-password-step.tsx'
import { restorePasswordPrompt, savePasswordPrompt } from '#features/auth/password-prompt.ts'
import { PasswordStep } from '#features/auth/password-step.tsx'
import {
  type PendingSignIn,
  restorePendingSignIn,
  savePendingSignIn,
} from '#features/auth/pending-sign-in.ts'
import { removeResetRequest, restoreResetRequest } from '#features/auth/reset-request.ts'
import { forgetMails } from '#features/auth/sent-mails.ts'
import { rememberSignIn, useSession } from '#features/auth/session.ts'
import { stepSearch, stepToShow } from '#features/auth/sign-in-step.ts'
import { StepSkeleton } from '#features/auth/step-skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

const emptyDetails = { first_name: '', last_name: '', email: '' }

/** For the child route: whether the session was lost between signing in and the last step. */
export type SignInContext = { isSessionLost: boolean }

export function AuthPage() {
  const session = useSession('portal')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [pending, setPending] = useState(restorePendingSignIn)
  const [typed, setTyped] = useState(
    () => pending ?? { ...emptyDetails, email: restoreResetRequest()?.email ?? '' },
  )
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null)
  const [promptedPerson, setPromptedPerson] = useState(restorePasswordPrompt)
  const [isSessionLost, setIsSessionLost] = useState(false)
  const onType = (more: Partial<typeof emptyDetails>) => setTyped((before) => ({ ...before, ...more }))
  const updatePending = (next: PendingSignIn | null) => {
    savePendingSignIn(next)
    setPending(next)
  }
  const promptForPassword = (personId: string | null) => {
    savePasswordPrompt(personId)
    setPromptedPerson(personId)
  }
  const onSent = (next: PendingSignIn) => {
    updatePending(next)
    void navigate({ search: stepSearch(params, 'code') })
  }
  const onSignedIn = (answer: SignedIn) => {
    updatePending(null)
    forgetMails()
    removeResetRequest()
    promptForPassword(answer.has_password ? null : answer.person.id)
    setSignedIn(answer)
    rememberSignIn('portal', answer.person)
    toast.success({ title: authMessages.signedIn })
  }

  // If the session cannot be fetched the form is shown; the next fetch recognises somebody who is signed in after all.
  if (!signedIn && session.isPending) return <StepSkeleton />
  const person = signedIn?.person ?? session.data?.person
  const step = stepToShow({
    requested: params.get('step'),
    signedIn: Boolean(person) || isSessionLost,
    codeSent: pending !== null,
    promptsForPassword: person?.id === promptedPerson && !isSessionLost,
  })
  switch (step) {
    case 'details':
      return <DetailsStep typed={typed} onType={onType} onSent={onSent} />
    case 'code':
      return pending && <CodeStep pending={pending} onSentAgain={updatePending} onSignedIn={onSignedIn} />
    case 'password':
      return <PasswordStep email={typed.email} onType={onType} onSignedIn={onSignedIn} />
    case 'forgot':
      return <ForgotStep email={typed.email} onType={onType} />
    case 'new-password':
      return (
        <NewPasswordStep
          email={person?.email ?? ''}
          onDone={() => promptForPassword(null)}
          onSessionLost={() => setIsSessionLost(true)}
        />
      )
    case 'profile':
      return <Outlet context={{ isSessionLost } satisfies SignInContext} />
  }
}
