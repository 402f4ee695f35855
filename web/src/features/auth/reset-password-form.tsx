/** The form for a new password, entered twice; afterwards it leads to the sign-in page. */
import { passwordMinimum } from '@kervan/domain/auth/sign-in-limits.ts'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { authFailures, authMessages, stepTitles } from '#features/auth/auth.copy.ts'
import { failureMessage } from '#features/auth/failure-message.ts'
import { savePendingSignIn } from '#features/auth/pending-sign-in.ts'
import { restoreResetRequest, saveResetRequest } from '#features/auth/reset-request.ts'
import { stepSearch } from '#features/auth/sign-in-step.ts'
import { StepFrame } from '#features/auth/step-frame.tsx'
import { callTimeout, useSingleFlight } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { queriesOf } from '#spine/api/queries.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { PasswordField } from '#spine/ui/password-field.tsx'

const loadSchema = async () => (await import('#features/auth/sign-in-forms.ts')).NewPasswordTwiceForm

type Props = { token: string; onRefused: () => void }

export function ResetPasswordForm({ token, onRefused }: Props) {
  const form = useSchemaForm({ schema: loadSchema, defaultValues: { password: '', confirmation: '' } })
  const { errors } = form.formState
  const [params] = useSearchParams()
  const redirect = params.get('redirect') ?? restoreResetRequest()?.redirect ?? null
  const [done, setDone] = useState(false)
  const [save, saving] = useSingleFlight(async ({ password }: { password: string }) => {
    try {
      const { email } = await client.auth.resetPassword({ token, password }, callTimeout())
      // For the sign-in page: the link may have been opened in another tab than the one it was requested in.
      savePendingSignIn(null)
      saveResetRequest({ email, redirect })
      // The server has ended every session of the account, this browser's too.
      queriesOf('portal').removeQueries({ queryKey: api.auth.whoAmI.queryKey() })
      setDone(true)
    } catch (error) {
      const problem = toProblem(error)
      if (problem.code === 'RESET_LINK_REFUSED') return onRefused()
      showProblem(form, { ...problem, message: failureMessage(authFailures.updatingPassword, problem) })
    }
  })
  if (done) return <PasswordUpdated redirect={redirect} />
  return (
    <StepFrame title={stepTitles.reset} lead="Hesabınız için yeni bir şifre belirleyin.">
      <Form form={form} onSubmit={save}>
        <Field
          label="Yeni şifre"
          hint={`En az ${passwordMinimum} karakter.`}
          error={errors.password?.message}
          required
        >
          <PasswordField
            autoComplete="new-password"
            enterKeyHint="next"
            {...form.register('password', { deps: 'confirmation' })}
          />
        </Field>
        <Field label="Yeni şifre (tekrar)" error={errors.confirmation?.message} required>
          <PasswordField autoComplete="new-password" enterKeyHint="go" {...form.register('confirmation')} />
        </Field>
        <Button type="submit" variant="next" size="lg" busy={saving} busyLabel="Şifre kaydediliyor">
          Şifreyi güncelle
        </Button>
      </Form>
    </StepFrame>
  )
}

const redirectSeconds = 2

/** The password step of the sign-in page, with the page to return to. */
function signInWithPassword(redirect: string | null): string {
  return `/auth${stepSearch(new URLSearchParams(redirect ? { redirect } : {}), 'password')}`
}

function PasswordUpdated({ redirect }: { redirect: string | null }) {
  const navigate = useNavigate()
  const next = signInWithPassword(redirect)
  useEffect(() => {
    const timer = setTimeout(() => void navigate(next, { replace: true }), redirectSeconds * 1000)
    return () => clearTimeout(timer)
  }, [navigate, next])
  return (
    <StepFrame
      title={authMessages.passwordUpdated}
      progress={<CircleCheck className="size-8 text-approved" strokeWidth={1.75} aria-hidden />}
      lead={<p role="status">Giriş sayfası kendiliğinden açılıyor. Yeni şifrenizle girebilirsiniz.</p>}
    >
      <LinkButton href={next} variant="next" size="lg">
        Girişe git
      </LinkButton>
    </StepFrame>
  )
}
