/** The step for a forgotten password: sends a mail with a reset link. */
import { stepTitles } from '#features/auth/auth.copy.ts'
import { ResetLinkForm } from '#features/auth/reset-link-form.tsx'
import { StepFrame } from '#features/auth/step-frame.tsx'
import { StepLink } from '#features/auth/step-link.tsx'

type Props = { email: string; onType: (typed: { email: string }) => void }

export function ForgotStep({ email, onType }: Props) {
  return (
    <StepFrame
      title={stepTitles.forgot}
      lead="Yeni şifre belirlemeniz için e-posta adresinize bir bağlantı göndeririz."
      links={
        <>
          <StepLink step="details">Kodla giriş</StepLink>
          <StepLink step="password">Şifre ile giriş</StepLink>
        </>
      }
    >
      <ResetLinkForm email={email} onType={onType} />
    </StepFrame>
  )
}
