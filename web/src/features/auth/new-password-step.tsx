/** The optional step after signing in: setting a password, so that the next sign-in needs no code. */
import { passwordMinimum } from '@kervan/domain/auth/sign-in-limits.ts'
import { authFailures, authMessages, stepTitles } from '#features/auth/auth.copy.ts'
import { failureMessage } from '#features/auth/failure-message.ts'
import { SignInProgress } from '#features/auth/sign-in-progress.tsx'
import { StepFrame } from '#features/auth/step-frame.tsx'
import { callTimeout, useSingleFlight } from '#features/auth/use-single-flight.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { PasswordField } from '#spine/ui/password-field.tsx'
import { toast } from '#spine/ui/toast.tsx'

const loadSchema = async () => (await import('#features/auth/sign-in-forms.ts')).NewPasswordForm

type Props = {
  /** For password managers, which store the password with its address. */
  email: string
  onDone: () => void
  /** The session has ended meanwhile. */
  onSessionLost: () => void
}

export function NewPasswordStep({ email, onDone, onSessionLost }: Props) {
  const form = useSchemaForm({ schema: loadSchema, defaultValues: { password: '' } })
  const [save, saving] = useSingleFlight(async (choice: { password: string }) => {
    try {
      await client.auth.setPassword(choice, callTimeout())
      toast.success({ title: authMessages.passwordSet })
      onDone()
    } catch (error) {
      const problem = toProblem(error)
      if (problem.status === 401) return onSessionLost()
      showProblem(form, { ...problem, message: failureMessage(authFailures.settingPassword, problem) })
    }
  })
  return (
    <StepFrame
      title={stepTitles['new-password']}
      lead="İsterseniz bir şifre belirleyin; sonraki girişlerde kod beklemezsiniz."
      progress={<SignInProgress at="new-password" />}
    >
      <Form form={form} onSubmit={save}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field
          label="Şifre"
          hint={`En az ${passwordMinimum} karakter.`}
          error={form.formState.errors.password?.message}
          required
        >
          <PasswordField autoComplete="new-password" enterKeyHint="go" {...form.register('password')} />
        </Field>
        <Button type="submit" variant="next" size="lg" busy={saving} busyLabel="Şifre kaydediliyor">
          Şifre belirle
        </Button>
        <Button variant="ghost" size="lg" onClick={onDone} disabled={saving}>
          Şimdi değil
        </Button>
      </Form>
    </StepFrame>
  )
}
