/** /staff-otp: the code from the mail. Without the first step's result there is nothing to verify. */
import { signInWords } from '@kervan/domain/auth/auth.copy.ts'
import { codeLength } from '@kervan/domain/auth/credentials.ts'
import { safeRedirect } from '@kervan/domain/auth/guarded-addresses.ts'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { client, toProblem } from '#api.ts'
import { authNews } from '#auth/auth.copy.ts'
import { longWait } from '#auth/countdown.ts'
import { DemoInboxLine } from '#auth/demo-inbox-line.tsx'
import { blameOf, FailurePlace, useFailure } from '#auth/failure-place.tsx'
import { secondsToWait } from '#auth/failure-words.ts'
import { patience, useOneAtATime } from '#auth/one-at-a-time.ts'
import { SendAgainButton } from '#auth/send-again-button.tsx'
import { readSentStaffCode, type SentStaffCode, sentStaffCode } from '#auth/sent-staff-code.ts'
import { rememberSignIn, useSession } from '#auth/session.ts'
import { sendingFailure, staffWords, verifyingFailure } from '#auth/staff-auth.copy.ts'
import { StepFrame } from '#auth/step-frame.tsx'
import { stepLinkLook } from '#auth/step-link.tsx'
import { Button } from '#ui/button.tsx'
import { CodeInput } from '#ui/code-input.tsx'
import { Field } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'

export function StaffOtpPage() {
  const { state, search } = useLocation()
  const [params] = useSearchParams()
  const { data: session } = useSession('office')
  const sent = readSentStaffCode(state)
  if (session?.person) return <Navigate to={safeRedirect(params.get('redirect'), '/staff')} replace />
  if (!sent) return <Navigate to={{ pathname: '/staff-auth', search }} replace />
  return <StaffCodeForm sent={sent} />
}

function StaffCodeForm({ sent }: { sent: SentStaffCode }) {
  const { email } = sent
  const { search } = useLocation()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const { failure, fail, end, clear } = useFailure()
  const alertId = useId()
  const [sentAgain, setSentAgain] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const become = (state: SentStaffCode) =>
    navigate({ pathname: '/staff-otp', search }, { replace: true, state })

  const [verify, verifying] = useOneAtATime(async (whole: string) => {
    clear()
    try {
      const { person } = await client.auth.verifyStaffCode({ email, code: whole }, patience())
      toast.success({ title: staffWords.signedIn })
      // The page itself leads on as soon as it knows who has come.
      rememberSignIn('office', person)
    } catch (error) {
      const problem = toProblem(error)
      const isRefused = problem.code === 'STAFF_CODE_REFUSED'
      const text = verifyingFailure(problem)
      toast.failure({ title: staffWords.verificationFailed, description: text })
      fail(text, { blamesCode: isRefused })
      if (isRefused) setCode('')
      input.current?.focus()
    }
  })
  const [sendAgain, sending] = useOneAtATime(async () => {
    try {
      const again = await client.auth.requestStaffCode({ email }, patience())
      toast.success({ title: staffWords.codeSent, description: `Kod ${email} adresine gönderildi.` })
      end()
      setCode('')
      setSentAgain(true)
      input.current?.focus()
      await become(sentStaffCode(email, again, Date.now()))
    } catch (thrown) {
      const problem = toProblem(thrown)
      const text = sendingFailure(problem)
      toast.failure({ title: staffWords.failure, description: text })
      fail(text)
      const wait = secondsToWait(problem)
      if (wait) await become({ ...sent, resend_at: Date.now() + wait * 1000 })
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === codeLength) return verify(code)
  }
  // The button is off until the code is whole, so that Enter alone would say nothing.
  const explain = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || code.length === codeLength) return
    fail(code === '' ? signInWords.staffCodeRequired : signInWords.staffCodeDigits, { blamesCode: true })
  }
  return (
    <StepFrame
      title="OTP kodunu girin"
      lead={
        <p>
          <strong className="break-words font-medium text-ink">{email}</strong> adresine bir kod gönderdik.
          Kod {longWait(sent.life_seconds)} geçerlidir.
        </p>
      }
      links={
        <Link to={{ pathname: '/staff-auth', search }} state={{ email }} className={stepLinkLook}>
          <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden /> Başka bir adresle gir
        </Link>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="OTP kodu" required>
          <CodeInput
            ref={input}
            value={code}
            onChange={(next) => {
              setCode(next)
              if (next) clear()
            }}
            onComplete={verify}
            onKeyDown={explain}
            length={codeLength}
            {...blameOf(failure, alertId)}
            enterKeyHint="go"
            readOnly={verifying}
          />
        </Field>
        <FailurePlace id={alertId} failure={failure} />
        <Button
          type="submit"
          variant="next"
          size="lg"
          disabled={code.length < codeLength}
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
          availableAt={sent.resend_at}
          busy={sending}
          onSend={sendAgain}
          {...(sentAgain ? { news: authNews.codeSentAgain } : {})}
        />
      </div>
    </StepFrame>
  )
}
