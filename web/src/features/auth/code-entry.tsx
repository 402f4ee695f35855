/** Entering the code of a mail, as customers and staff do it: it submits itself with its last digit, and another can be sent. */
import { codeLength } from '@kervan/domain/auth/credentials.ts'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { authNews } from '#features/auth/auth.copy.ts'
import { longWait } from '#features/auth/countdown.ts'
import { DemoInboxLine } from '#features/auth/demo-inbox-line.tsx'
import { blameOf, FailurePlace, useFailure } from '#features/auth/failure-place.tsx'
import { SendAgainButton } from '#features/auth/send-again-button.tsx'
import { StepFrame } from '#features/auth/step-frame.tsx'
import { Button } from '#spine/ui/button.tsx'
import { CodeInput } from '#spine/ui/code-input.tsx'
import { Field } from '#spine/ui/field.tsx'

export function useCodeEntry() {
  const [code, setCode] = useState('')
  const [sentAgain, setSentAgain] = useState(false)
  const { failure, fail, end, clear } = useFailure()
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
    /** Another code is on its way. */
    beginAgain() {
      end()
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
  sent: { email: string; life_seconds: number; resend_at: number }
  /** What is missing, where a code is not whole yet. */
  unfinished: (code: string) => string
  /** The button is off until the code is whole. */
  waitsForWhole?: boolean
  /** No code can be right any more: another one is the only way on. */
  isDead?: boolean
  verify: (code: string) => void
  verifying: boolean
  sendAgain: () => void
  sending: boolean
  way?: ReactNode
  links: ReactNode
}

export function CodeEntry({ entry, sent, waitsForWhole = false, isDead = false, ...props }: Props) {
  const { code, input, failure } = entry
  const alertId = useId()
  const isWhole = code.length === codeLength
  const explain = () => {
    entry.fail(props.unfinished(code), { blamesCode: true })
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole) props.verify(code)
    else explain()
  }
  // A form whose button is off does not submit, so that Enter alone would say nothing.
  const explainEnter = (event: KeyboardEvent) => {
    if (waitsForWhole && event.key === 'Enter' && !isWhole) explain()
  }
  return (
    <StepFrame
      title={props.title}
      lead={
        <p>
          <strong className="break-words font-medium text-ink">{sent.email}</strong> adresine bir kod
          gönderdik. Kod {longWait(sent.life_seconds)} geçerlidir.
        </p>
      }
      way={props.way}
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
            {...blameOf(failure, alertId)}
            enterKeyHint="go"
            readOnly={props.verifying}
          />
        </Field>
        <FailurePlace id={alertId} failure={failure} />
        <Button
          type="submit"
          variant={isDead ? 'secondary' : 'next'}
          size="lg"
          disabled={waitsForWhole && !isWhole}
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
          isNext={isDead}
          availableAt={sent.resend_at}
          busy={props.sending}
          onSend={props.sendAgain}
          {...(entry.sentAgain ? { news: authNews.codeSentAgain } : {})}
        />
      </div>
    </StepFrame>
  )
}
