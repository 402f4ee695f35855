/** The second step: the code from the mail. It submits itself with its last digit. */
import { signInWords } from '@kervan/domain/auth/auth.copy.ts'
import { codeLength, codeTries } from '@kervan/domain/auth/credentials.ts'
import type { SignedIn } from '@kervan/domain/auth/person.ts'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { client, toProblem } from '#api.ts'
import { authFailures, authNews, stepTitles } from '#auth/auth.copy.ts'
import { longWait } from '#auth/countdown.ts'
import { DemoInboxLine } from '#auth/demo-inbox-line.tsx'
import { blameOf, FailurePlace, useFailure } from '#auth/failure-place.tsx'
import { failureWords, secondsToWait } from '#auth/failure-words.ts'
import { patience, useOneAtATime } from '#auth/one-at-a-time.ts'
import { type PendingCode, pendingCode } from '#auth/pending-code.ts'
import { SendAgainButton } from '#auth/send-again-button.tsx'
import { SignInWay } from '#auth/sign-in-way.tsx'
import { StepFrame } from '#auth/step-frame.tsx'
import { StepLink } from '#auth/step-link.tsx'
import { Button } from '#ui/button.tsx'
import { CodeInput } from '#ui/code-input.tsx'
import { Field } from '#ui/field.tsx'

type Props = {
  pending: PendingCode
  onSentAgain: (pending: PendingCode) => void
  onSignedIn: (answer: SignedIn) => void
}

export function CodeStep({ pending, onSentAgain, onSignedIn }: Props) {
  const { email, first_name, last_name } = pending
  const [code, setCode] = useState('')
  const [refusals, setRefusals] = useState(0)
  const { failure, fail, end, clear } = useFailure()
  const [sentAgain, setSentAgain] = useState(false)
  const isDead = refusals >= codeTries
  const input = useRef<HTMLInputElement>(null)
  const alertId = useId()

  const [verify, verifying] = useOneAtATime(async (whole: string) => {
    clear()
    try {
      onSignedIn(await client.auth.verifyCode({ email, code: whole, first_name, last_name }, patience()))
    } catch (error) {
      const problem = toProblem(error)
      input.current?.focus()
      if (problem.code !== 'CODE_REFUSED') return fail(failureWords(authFailures.verification, problem))
      setCode('')
      setRefusals(refusals + 1)
      if (refusals + 1 < codeTries) return fail(problem.message, { blamesCode: true })
      fail(`${problem.message} ${deadCode}`, { blamesCode: true })
      // Nothing is left to wait for: another code is the only way on.
      if (refusals + 1 === codeTries) onSentAgain({ ...pending, resend_at: Date.now() })
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === codeLength) return verify(code)
    fail(signInWords.codeDigits, { blamesCode: true })
    input.current?.focus()
  }
  const [sendAgain, sending] = useOneAtATime(async () => {
    try {
      const sent = await client.auth.requestCode({ email }, patience())
      onSentAgain(pendingCode({ email, first_name, last_name }, sent, Date.now()))
      end()
      setCode('')
      setRefusals(0)
      setSentAgain(true)
      input.current?.focus()
    } catch (error) {
      const problem = toProblem(error)
      fail(failureWords(authFailures.codeNotSent, problem))
      const wait = secondsToWait(problem)
      if (wait) onSentAgain({ ...pending, resend_at: Date.now() + wait * 1000 })
    }
  })
  return (
    <StepFrame
      title={stepTitles.code}
      lead={
        <p>
          <strong className="break-words font-medium text-ink">{email}</strong> adresine bir kod gönderdik.
          Kod {longWait(pending.life_seconds)} geçerlidir.
        </p>
      }
      way={<SignInWay at="code" />}
      links={
        <StepLink step="details">
          <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden /> Bilgilere dön
        </StepLink>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Doğrulama kodu" required>
          <CodeInput
            ref={input}
            value={code}
            onChange={(typed) => {
              setCode(typed)
              if (typed) clear()
            }}
            onComplete={verify}
            length={codeLength}
            {...blameOf(failure, alertId)}
            enterKeyHint="go"
            readOnly={verifying}
          />
        </Field>
        <FailurePlace id={alertId} failure={failure} />
        <Button
          type="submit"
          variant={isDead ? 'secondary' : 'next'}
          size="lg"
          busy={verifying}
          busyLabel="Kod doğrulanıyor"
        >
          Giriş yap
        </Button>
        <DemoInboxLine what="kod" />
      </form>
      <div className="flex flex-col gap-3 text-14 text-muted">
        <p>Kod gelmediyse istenmeyen e-posta klasörüne bakın veya yeni bir kod isteyin.</p>
        <SendAgainButton
          label="Yeni kod gönder"
          isNext={isDead}
          availableAt={pending.resend_at}
          busy={sending}
          onSend={sendAgain}
          {...(sentAgain ? { news: authNews.codeSentAgain } : {})}
        />
      </div>
    </StepFrame>
  )
}

const deadCode = 'Bu kodun deneme hakkı bitti; yeni bir kod isteyin.'
