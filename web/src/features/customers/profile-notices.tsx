/** Messages that stop the profile step: it took too long, or the session has ended. */
import { profileWords } from '@kervan/domain/customers/customers.copy.ts'
import { useLocation } from 'react-router'
import { StepFrame } from '#features/auth/step-frame.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button, buttonClasses } from '#spine/ui/button.tsx'

export function TookTooLong() {
  return (
    <StepFrame title={profileWords.timeoutTitle} lead={<p role="alert">{profileWords.timeoutText}</p>}>
      <Button variant="next" size="lg" onClick={() => location.reload()}>
        Sayfayı yenile
      </Button>
    </StepFrame>
  )
}

/** The same above a form, whose values stay. */
export function TookTooLongAlert() {
  return (
    <Alert
      title={profileWords.timeoutTitle}
      action={
        <Button size="sm" onClick={() => location.reload()}>
          Sayfayı yenile
        </Button>
      }
    >
      {profileWords.timeoutText}
    </Alert>
  )
}

export function NoUserNotice() {
  const { search } = useLocation()
  return (
    <StepFrame
      title={profileWords.noUser}
      lead={<p role="alert">Oturumunuz kapanmış. Devam etmek için yeniden giriş yapın.</p>}
    >
      {/* A full page load, so that nothing of the ended session stays in memory. */}
      <a href={`/auth${search}`} className={buttonClasses({ variant: 'next', size: 'lg' })}>
        Yeniden giriş yap
      </a>
    </StepFrame>
  )
}
