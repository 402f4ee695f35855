/** The sign-in page of customers, step by step; once signed in, the child route is shown. */
import type { SignedIn } from '@kervan/domain/access/person.ts'
import { type ComponentProps, type ElementType, lazy, Suspense, useState } from 'react'
import { Outlet, useNavigate, useSearchParams } from 'react-router'
import { authMessages } from '#features/auth/auth.copy.ts'
import { DetailsStep } from '#features/auth/details-step.tsx'
import type { LaterStep as LaterStepPart } from '#features/auth/later-step.tsx'
import { restorePasswordPrompt, savePasswordPrompt } from '#features/auth/password-prompt.ts'
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
import { loadView } from '#spine/api/load-or-wait.tsx'
import { toast } from '#spine/ui/toast.tsx'

const loadLaterStep = async () => (await import('#features/auth/later-step.tsx')).LaterStep
const LaterStep: ElementType<ComponentProps<typeof LaterStepPart>> = lazy(() => loadView(loadLaterStep))

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
  const onType = (more: Partial<typeof emptyDetails>) => {
    setTyped((before) => ({ ...before, ...more }))
    // If that fails, the step itself says so.
    void loadLaterStep().catch(() => undefined)
  }
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
  if (step === 'details') return <DetailsStep typed={typed} onType={onType} onSent={onSent} />
  if (step === 'profile') return <Outlet context={{ isSessionLost } satisfies SignInContext} />
  return (
    <Suspense fallback={<StepSkeleton />}>
      <LaterStep
        step={step}
        pending={pending}
        email={person?.email ?? typed.email}
        onType={onType}
        onSentAgain={updatePending}
        onSignedIn={onSignedIn}
        onPasswordChosen={() => promptForPassword(null)}
        onSessionLost={() => setIsSessionLost(true)}
      />
    </Suspense>
  )
}
