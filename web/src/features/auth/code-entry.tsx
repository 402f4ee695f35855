/** The form for the mailed code, for customers and staff: it submits itself with the last digit, and can send another code. */
import { codeLength } from '@kervan/domain/auth/sign-in-limits.ts'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { authMessages } from '#features/auth/auth.copy.ts'
import { CodeFailureAlert, codeFailureProps, useCodeFailure } from '#features/auth/code-failure.tsx'
import { longWait, useCountdown } from '#features/auth/countdown.ts'
import { DemoInboxLine } from '#features/auth/demo-inbox-line.tsx'
import { SendAgainButton } from '#features/auth/send-again-button.tsx'
import type { SentMail } from '#features/auth/sent-mails.ts'
import { StepFrame } from '#features/auth/step-frame.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { CodeInput } from '#spine/ui/code-input.tsx'
import { Field } from '#spine/ui/field.tsx'

export function useCodeEntry() {
  const [code, setCode] = useState('')
  const [sentAgain, setSentAgain] = useState(false)
  const { failure, fail, hide, clear } = useCodeFailure()
  const input = useRef<HTMLInputElement>(null)
  return {
    code,
    input,
    sentAgain,
    failure,
    fail,
    clear,
    empty: () => setCode(''),
    type(typed: string) {
      setCode(typed)
      if (typed) clear()
    },
    /** Another code was sent. */
    restart() {
      hide()
      setCode('')
      setSentAgain(true)
      input.current?.focus()
    },
  }
}

type Props = {
  entry: ReturnType<typeof useCodeEntry>
  title: string
  label: string
  sent: SentMail & { email: string }
  /** The message for an incomplete code. */
  incompleteText: (code: string) => string
  /** The button is disabled until the code is complete. */
  needsCompleteCode?: boolean
  /** The code has used up its tries: only another one can help. */
  isUsedUp?: boolean
  verify: (code: string) => void
  verifying: boolean
  sendAgain: () => void
  sending: boolean
  progress?: ReactNode
  links: ReactNode
}

export function CodeEntry({ entry, sent, needsCompleteCode = false, isUsedUp = false, ...props }: Props) {
  const { code, input, failure } = entry
  const alertId = useId()
  const isExpired = useCountdown(sent.expires_at) === 0
  const needsAnother = isUsedUp || isExpired
  const isComplete = code.length === codeLength
  const explain = () => {
    entry.fail(props.incompleteText(code), { blamesCode: true })
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) props.verify(code)
    else explain()
  }
  // A form whose button is disabled does not submit, so Enter would do nothing.
  const explainEnter = (event: KeyboardEvent) => {
    if (needsCompleteCode && event.key === 'Enter' && !isComplete) explain()
  }
  return (
    <StepFrame
      title={props.title}
      lead={
        <p>
          <strong className="break-words font-medium text-ink">{sent.email}</strong> adresine bir kod
          gönderdik.{!isExpired && ` Kod ${longWait(sent.life_seconds)} geçerlidir.`}
        </p>
      }
      progress={props.progress}
      links={props.links}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={props.label} required>
          <CodeInput
            ref={input}
            value={code}
            onChange={entry.type}
            onComplete={props.verify}
            onKeyDown={explainEnter}
            length={codeLength}
            {...codeFailureProps(failure, alertId)}
            enterKeyHint="go"
            readOnly={props.verifying}
          />
        </Field>
        {isExpired && <Alert>{authMessages.codeExpired}</Alert>}
        <CodeFailureAlert id={alertId} failure={failure} />
        <Button
          type="submit"
          variant={needsAnother ? 'secondary' : 'next'}
          size="lg"
          disabled={needsCompleteCode && !isComplete}
          busy={props.verifying}
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
          isNext={needsAnother}
          availableAt={sent.resend_at}
          busy={props.sending}
          onSend={props.sendAgain}
          {...(entry.sentAgain ? { message: authMessages.codeSentAgain } : {})}
        />
      </div>
    </StepFrame>
  )
}
