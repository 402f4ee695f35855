/** The second step for customers: the mailed code, which is used up after three wrong tries. */

import type { SignedIn } from '@kervan/domain/access/person.ts'
import { signInWords } from '@kervan/domain/auth/auth.copy.ts'
import { codeTries } from '@kervan/domain/auth/sign-in-limits.ts'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { authFailures, stepTitles } from '#features/auth/auth.copy.ts'
import { CodeEntry, useCodeEntry } from '#features/auth/code-entry.tsx'
import { failureMessage, secondsToWait } from '#features/auth/failure-message.ts'
import type { PendingSignIn } from '#features/auth/pending-sign-in.ts'
import { endPause, rememberMail } from '#features/auth/sent-mails.ts'
import { SignInProgress } from '#features/auth/sign-in-progress.tsx'
import { StepLink } from '#features/auth/step-link.tsx'
import { callTimeout, useSingleFlight } from '#features/auth/use-single-flight.ts'
import { client, toProblem } from '#spine/api/api.ts'

type Props = {
  pending: PendingSignIn
  onSentAgain: (pending: PendingSignIn) => void
  onSignedIn: (answer: SignedIn) => void
}

export function CodeStep({ pending, onSentAgain, onSignedIn }: Props) {
  const { email, first_name, last_name } = pending
  const [refusals, setRefusals] = useState(0)
  const entry = useCodeEntry()
  const { fail } = entry

  const [verify, verifying] = useSingleFlight(async (code: string) => {
    entry.clear()
    try {
      onSignedIn(await client.auth.verifyCode({ email, code, first_name, last_name }, callTimeout()))
    } catch (error) {
      const problem = toProblem(error)
      entry.input.current?.focus()
      if (problem.code !== 'CODE_REFUSED') return fail(failureMessage(authFailures.verification, problem))
      entry.empty()
      setRefusals(refusals + 1)
      if (refusals + 1 < codeTries) return fail(problem.message, { blamesCode: true })
      fail(`${problem.message} ${codeUsedUp}`, { blamesCode: true })
      // Only another code can help now, so it may be requested at once.
      if (refusals + 1 > codeTries) return
      endPause('portal', email)
      onSentAgain({ ...pending, resend_at: Date.now() })
    }
  })
  const [sendAgain, sending] = useSingleFlight(async () => {
    try {
      const sent = await client.auth.requestCode({ email }, callTimeout())
      onSentAgain({ ...pending, ...rememberMail('portal', email, sent) })
      setRefusals(0)
      entry.restart()
    } catch (error) {
      const problem = toProblem(error)
      fail(failureMessage(authFailures.codeNotSent, problem))
      const wait = secondsToWait(problem)
      if (wait) onSentAgain({ ...pending, resend_at: Date.now() + wait * 1000 })
    }
  })
  return (
    <CodeEntry
      entry={entry}
      title={stepTitles.code}
      label="Doğrulama kodu"
      sent={pending}
      incompleteText={() => signInWords.codeDigits}
      isUsedUp={refusals >= codeTries}
      {...{ verify, verifying, sendAgain, sending }}
      progress={<SignInProgress at="code" />}
      links={
        <StepLink step="details">
          <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden /> Bilgilere dön
        </StepLink>
      }
    />
  )
}

const codeUsedUp = 'Bu kodun deneme hakkı bitti; yeni bir kod isteyin.'
