/** The steps of signing in after the first. Loaded when somebody begins to type: the page is there sooner without them. */
import type { SignedIn } from '@kervan/domain/access/person.ts'
import { CodeStep } from '#features/auth/code-step.tsx'
import { ForgotStep } from '#features/auth/forgot-step.tsx'
import { NewPasswordStep } from '#features/auth/new-password-step.tsx'
import { PasswordStep } from '#features/auth/password-step.tsx'
import type { PendingSignIn } from '#features/auth/pending-sign-in.ts'

type Props = {
  step: 'code' | 'password' | 'forgot' | 'new-password'
  pending: PendingSignIn | null
  /** Of whoever is signed in, or as it was typed. */
  email: string
  onType: (typed: { email: string }) => void
  onSentAgain: (pending: PendingSignIn) => void
  onSignedIn: (answer: SignedIn) => void
  onPasswordChosen: () => void
  onSessionLost: () => void
}

export function LaterStep({ step, pending, email, onType, onSignedIn, ...on }: Props) {
  switch (step) {
    case 'code':
      return pending && <CodeStep pending={pending} onSentAgain={on.onSentAgain} onSignedIn={onSignedIn} />
    case 'password':
      return <PasswordStep email={email} onType={onType} onSignedIn={onSignedIn} />
    case 'forgot':
      return <ForgotStep email={email} onType={onType} />
    case 'new-password':
      return <NewPasswordStep email={email} onDone={on.onPasswordChosen} onSessionLost={on.onSessionLost} />
  }
}
