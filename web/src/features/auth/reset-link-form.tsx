/** Requests the mail with a password reset link. The response is the same whether or not the address is known. */
import { resendAfterSeconds, resetLinkSeconds } from '@kervan/domain/auth/sign-in-limits.ts'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { authFailures, authMessages } from '#features/auth/auth.copy.ts'
import { longWait } from '#features/auth/countdown.ts'
import { DemoInboxLine } from '#features/auth/demo-inbox-line.tsx'
import { failureMessage, secondsToWait } from '#features/auth/failure-message.ts'
import { saveResetRequest } from '#features/auth/reset-request.ts'
import { SendAgainButton } from '#features/auth/send-again-button.tsx'
import { pausedMail, rememberMail } from '#features/auth/sent-mails.ts'
import { callTimeout, useSingleFlight } from '#features/auth/use-single-flight.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { EmailInput } from '#spine/ui/input.tsx'

const loadSchema = async () => (await import('#features/auth/sign-in-forms.ts')).ResetLinkForm
type Sent = { email: string; times: number; resendAt: number; failure?: string }

type Props = { email?: string; onType?: (typed: { email: string }) => void }

export function ResetLinkForm({ email = '', onType }: Props) {
  const form = useSchemaForm({ schema: loadSchema, defaultValues: { email } })
  const [params] = useSearchParams()
  const [sent, setSent] = useState<Sent | null>(null)
  const [send, sending] = useSingleFlight(async (address: { email: string }) => {
    try {
      const { email } = address
      const mail = pausedMail('reset', email) ?? (await sendLink(email))
      saveResetRequest({ email, redirect: params.get('redirect') })
      setSent({ email, times: (sent?.times ?? 0) + 1, resendAt: mail.resend_at })
    } catch (error) {
      const problem = toProblem(error)
      const failure = failureMessage(authFailures.linkNotSent, problem)
      if (!sent) return showProblem(form, { ...problem, message: failure })
      const wait = secondsToWait(problem)
      setSent({ ...sent, failure, ...(wait ? { resendAt: Date.now() + wait * 1000 } : {}) })
    }
  })
  return (
    <div className="flex flex-col gap-4">
      {/* Rendered empty at first: screen readers announce only changes of an existing region. */}
      <div role="status" className="empty:-mb-4">
        {sent && <LinkSent email={sent.email} />}
      </div>
      {sent ? (
        <SendAgain sent={sent} sending={sending} onSendAgain={() => send(sent)} />
      ) : (
        <Form form={form} onSubmit={send}>
          <Field label="E-posta adresi" error={form.formState.errors.email?.message} required>
            <EmailInput
              {...form.register('email', { onChange: (event) => onType?.({ email: event.target.value }) })}
            />
          </Field>
          <Button type="submit" variant="next" size="lg" busy={sending} busyLabel="Bağlantı gönderiliyor">
            Bağlantı gönder
          </Button>
        </Form>
      )}
    </div>
  )
}

async function sendLink(email: string) {
  await client.auth.requestPasswordReset({ email }, callTimeout())
  const times = { resend_after_seconds: resendAfterSeconds, expires_in_seconds: resetLinkSeconds }
  return rememberMail('reset', email, times)
}

/** Takes the focus, since the button that had it has disappeared. */
function LinkSent({ email }: { email: string }) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div
      ref={message}
      tabIndex={-1}
      className="flex gap-3 rounded-field bg-approved-fill px-3 py-3 text-14 text-approved outline-none"
    >
      <MailCheck className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      <p className="min-w-0">
        <strong className="break-words font-medium">{email}</strong> adresi kayıtlıysa şifre belirleme
        bağlantısı gönderildi. Bağlantı {longWait(resetLinkSeconds)} geçerlidir ve bir kez kullanılır.
      </p>
    </div>
  )
}

type SendAgainProps = { sent: Sent; sending: boolean; onSendAgain: () => void }

function SendAgain({ sent, sending, onSendAgain }: SendAgainProps) {
  return (
    <>
      {sent.failure && <Alert>{sent.failure}</Alert>}
      <DemoInboxLine what="bağlantı" />
      <SendAgainButton
        label="Yeniden gönder"
        availableAt={sent.resendAt}
        busy={sending}
        onSend={onSendAgain}
        {...(sent.times > 1 ? { message: authMessages.linkSentAgain } : {})}
      />
    </>
  )
}
