/** The first step: name and e-mail address, to which the code is sent. */

import { signInPages } from '@kervan/domain/access/guarded-addresses.ts'
import { signInWords } from '@kervan/domain/auth/auth.copy.ts'
import { codeLength } from '@kervan/domain/auth/sign-in-limits.ts'
import { Link } from 'react-router'
import { authFailures, stepTitles } from '#features/auth/auth.copy.ts'
import { failureMessage } from '#features/auth/failure-message.ts'
import type { PendingSignIn, SignInDetails } from '#features/auth/pending-sign-in.ts'
import { pausedMail, rememberMail } from '#features/auth/sent-mails.ts'
import { SignInProgress } from '#features/auth/sign-in-progress.tsx'
import { StepFrame } from '#features/auth/step-frame.tsx'
import { StepLink, stepLinkClasses } from '#features/auth/step-link.tsx'
import { callTimeout, useSingleFlight } from '#features/auth/use-single-flight.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { EmailInput, Input } from '#spine/ui/input.tsx'

/** Loaded as soon as something is typed. */
const loadSchema = async () => (await import('#features/auth/sign-in-forms.ts')).DetailsForm

type Props = {
  typed: SignInDetails
  onType: (typed: Partial<SignInDetails>) => void
  onSent: (pending: PendingSignIn) => void
}

export function DetailsStep({ typed, onType, onSent }: Props) {
  const form = useSchemaForm({ schema: loadSchema, defaultValues: typed })
  const { errors } = form.formState
  const [send, sending] = useSingleFlight(async (details: SignInDetails) => {
    try {
      const { email } = details
      const mail =
        pausedMail('portal', email) ??
        rememberMail('portal', email, await client.auth.requestCode({ email }, callTimeout()))
      onSent({ ...details, ...mail })
    } catch (error) {
      const problem = toProblem(error)
      showProblem(form, { ...problem, message: failureMessage(authFailures.codeNotSent, problem) })
    }
  })
  const field = (name: keyof SignInDetails) =>
    form.register(name, { onChange: (event) => onType({ [name]: event.target.value }) })
  return (
    <StepFrame
      title={stepTitles.details}
      lead={`E-posta adresinize ${codeLength} haneli bir kod göndeririz. Hesabınız yoksa bu kodla açılır.`}
      progress={<SignInProgress at="details" />}
      links={
        <>
          <StepLink step="password">Şifre ile giriş</StepLink>
          <Link to={signInPages.office} className={stepLinkClasses}>
            Personel girişi
          </Link>
        </>
      }
    >
      <Form form={form} onSubmit={send} sharedError={signInWords.allFieldsRequired}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Ad" error={errors.first_name?.message} required>
            <Input autoComplete="given-name" autoCapitalize="words" {...field('first_name')} />
          </Field>
          <Field label="Soyad" error={errors.last_name?.message} required>
            <Input autoComplete="family-name" autoCapitalize="words" {...field('last_name')} />
          </Field>
        </div>
        <Field label="E-posta adresi" error={errors.email?.message} required>
          <EmailInput {...field('email')} />
        </Field>
        <Button type="submit" variant="next" size="lg" busy={sending} busyLabel="Kod gönderiliyor">
          Doğrulama kodu gönder
        </Button>
      </Form>
    </StepFrame>
  )
}
