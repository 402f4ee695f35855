/** The step that signs in with a password. */

import type { SignedIn } from '@kervan/domain/access/person.ts'
import { authFailures, stepTitles } from '#features/auth/auth.copy.ts'
import { failureMessage, refusalMessage } from '#features/auth/failure-message.ts'
import { StepFrame } from '#features/auth/step-frame.tsx'
import { StepLink } from '#features/auth/step-link.tsx'
import { callTimeout, useSingleFlight } from '#features/auth/use-single-flight.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { EmailInput } from '#spine/ui/input.tsx'
import { PasswordField } from '#spine/ui/password-field.tsx'

const loadSchema = async () => (await import('#features/auth/sign-in-forms.ts')).PasswordForm

type Props = {
  email: string
  onType: (typed: { email: string }) => void
  onSignedIn: (answer: SignedIn) => void
}

export function PasswordStep({ email, onType, onSignedIn }: Props) {
  const form = useSchemaForm({ schema: loadSchema, defaultValues: { email, password: '' } })
  const { errors } = form.formState
  const [signIn, signingIn] = useSingleFlight(async (credentials: { email: string; password: string }) => {
    try {
      onSignedIn(await client.auth.signInWithPassword(credentials, callTimeout()))
    } catch (error) {
      const problem = toProblem(error)
      const refused = problem.code === 'PASSWORD_REFUSED'
      const message = refused ? refusalMessage(problem) : failureMessage(authFailures.signIn, problem)
      showProblem(form, { ...problem, message })
      if (refused) form.setFocus('password', { shouldSelect: true })
    }
  })
  return (
    <StepFrame
      title={stepTitles.password}
      lead="Daha önce şifre belirlediyseniz kod beklemeden girebilirsiniz."
      links={
        <>
          <StepLink step="details">Kodla giriş</StepLink>
          <StepLink step="forgot">Şifremi unuttum</StepLink>
        </>
      }
    >
      <Form form={form} onSubmit={signIn}>
        <Field label="E-posta adresi" error={errors.email?.message} required>
          <EmailInput
            autoComplete="username"
            enterKeyHint="next"
            {...form.register('email', { onChange: (event) => onType({ email: event.target.value }) })}
          />
        </Field>
        <Field label="Şifre" error={errors.password?.message} required>
          <PasswordField autoComplete="current-password" enterKeyHint="go" {...form.register('password')} />
        </Field>
        <Button type="submit" variant="next" size="lg" busy={signingIn} busyLabel="Giriş yapılıyor">
          Giriş yap
        </Button>
      </Form>
    </StepFrame>
  )
}
