/** The second step of the customers: the code from the mail. After three wrong ones it is dead. */

import type { SignedIn } from '@kervan/domain/access/person.ts'
import { signInWords } from '@kervan/domain/auth/auth.copy.ts'
import { codeTries } from '@kervan/domain/auth/credentials.ts'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { authFailures, stepTitles } from '#features/auth/auth.copy.ts'
import { CodeEntry, useCodeEntry } from '#features/auth/code-entry.tsx'
import { failureWords, secondsToWait } from '#features/auth/failure-words.ts'
import { patience, useOneAtATime } from '#features/auth/one-at-a-time.ts'
import { type PendingCode, pendingCode } from '#features/auth/pending-code.ts'
import { SignInWay } from '#features/auth/sign-in-way.tsx'
import { StepLink } from '#features/auth/step-link.tsx'
import { client, toProblem } from '#spine/api/api.ts'

type Props = {
  pending: PendingCode
  onSentAgain: (pending: PendingCode) => void
  onSignedIn: (answer: SignedIn) => void
}

export function CodeStep({ pending, onSentAgain, onSignedIn }: Props) {
  const { email, first_name, last_name } = pending
  const [refusals, setRefusals] = useState(0)
  const entry = useCodeEntry()
  const { fail } = entry

  const [verify, verifying] = useOneAtATime(async (code: string) => {
    entry.clear()
    try {
      onSignedIn(await client.auth.verifyCode({ email, code, first_name, last_name }, patience()))
    } catch (error) {
      const problem = toProblem(error)
      entry.input.current?.focus()
      if (problem.code !== 'CODE_REFUSED') return fail(failureWords(authFailures.verification, problem))
      entry.empty()
      setRefusals(refusals + 1)
      if (refusals + 1 < codeTries) return fail(problem.message, { blamesCode: true })
      fail(`${problem.message} ${deadCode}`, { blamesCode: true })
      // Nothing is left to wait for: another code is the only way on.
      if (refusals + 1 === codeTries) onSentAgain({ ...pending, resend_at: Date.now() })
    }
  })
  const [sendAgain, sending] = useOneAtATime(async () => {
    try {
      const sent = await client.auth.requestCode({ email }, patience())
      onSentAgain(pendingCode({ email, first_name, last_name }, sent, Date.now()))
      setRefusals(0)
      entry.beginAgain()
    } catch (error) {
      const problem = toProblem(error)
      fail(failureWords(authFailures.codeNotSent, problem))
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
      unfinished={() => signInWords.codeDigits}
      isDead={refusals >= codeTries}
      {...{ verify, verifying, sendAgain, sending }}
      way={<SignInWay at="code" />}
      links={
        <StepLink step="details">
          <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden /> Bilgilere dön
        </StepLink>
      }
    />
  )
}

const deadCode = 'Bu kodun deneme hakkı bitti; yeni bir kod isteyin.'
