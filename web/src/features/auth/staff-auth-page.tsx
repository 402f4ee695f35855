/** /staff-auth: the first step for staff, their company address, to which the code is sent. */

import { safeRedirect } from '@kervan/domain/access/guarded-addresses.ts'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { pausedMail, rememberMail } from '#features/auth/sent-mails.ts'
import { useSession } from '#features/auth/session.ts'
import { sendingFailure, staffWords } from '#features/auth/staff-auth.copy.ts'
import { parseTypedEmail, type StaffOtpState } from '#features/auth/staff-otp-state.ts'
import { StepFrame } from '#features/auth/step-frame.tsx'
import { stepLinkClasses } from '#features/auth/step-link.tsx'
import { callTimeout, useSingleFlight } from '#features/auth/use-single-flight.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, useSchemaForm } from '#spine/ui/form.tsx'
import { EmailInput } from '#spine/ui/input.tsx'
import { toast } from '#spine/ui/toast.tsx'

const loadSchema = async () => (await import('#features/auth/sign-in-forms.ts')).StaffAddressForm

export function StaffAuthPage() {
  const [params] = useSearchParams()
  const { data: session } = useSession('office')
  const navigate = useNavigate()
  const { state } = useLocation()
  const form = useSchemaForm({ schema: loadSchema, defaultValues: { email: parseTypedEmail(state) } })
  const [send, sending] = useSingleFlight(async ({ email }: { email: string }) => {
    try {
      const paused = pausedMail('office', email)
      const mail =
        paused ?? rememberMail('office', email, await client.auth.requestStaffCode({ email }, callTimeout()))
      if (!paused)
        toast.success({ title: staffWords.codeSent, description: `Kod ${email} adresine gönderildi.` })
      const search = params.toString()
      // Going back restores the address.
      await navigate({ pathname: '/staff-auth', search }, { replace: true, state: { email } })
      const state: StaffOtpState = { email, ...mail }
      await navigate({ pathname: '/staff-otp', search }, { state })
    } catch (error) {
      const problem = toProblem(error)
      if (problem.code !== 'INVALID_STAFF_EMAIL') {
        const text = sendingFailure(problem)
        toast.failure({ title: staffWords.failure, description: text })
        return form.setError('root', { message: text })
      }
      const { title, text } = staffWords.invalidEmail
      toast.failure({ title, description: text })
      form.setError('email', { message: text }, { shouldFocus: true })
    }
  })
  if (session?.person) return <Navigate to={safeRedirect(params.get('redirect'), '/staff')} replace />
  return (
    <StepFrame
      title="Personel girişi"
      lead="Şirket e-posta adresinize 6 haneli bir kod göndeririz."
      links={
        <Link to="/auth" className={stepLinkClasses}>
          Müşteri girişi
        </Link>
      }
    >
      <Form form={form} onSubmit={send} sharedError={form.formState.errors.email?.message}>
        <Field label="Şirket e-posta adresi" error={form.formState.errors.email?.message} required>
          <EmailInput {...form.register('email')} />
        </Field>
        <Button type="submit" variant="next" size="lg" busy={sending} busyLabel="Kod gönderiliyor">
          OTP kodu gönder
        </Button>
      </Form>
    </StepFrame>
  )
}
