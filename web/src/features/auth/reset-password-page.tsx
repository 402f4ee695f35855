/** The page behind a mailed password reset link; if the link is invalid, another can be requested. */
import { authProblems } from '@kervan/domain/auth/auth.copy.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { stepTitles } from '#features/auth/auth.copy.ts'
import { ResetLinkForm } from '#features/auth/reset-link-form.tsx'
import { ResetPasswordForm } from '#features/auth/reset-password-form.tsx'
import { StepFrame } from '#features/auth/step-frame.tsx'
import { StepLink } from '#features/auth/step-link.tsx'
import { StepSkeleton } from '#features/auth/step-skeleton.tsx'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { ErrorState } from '#spine/ui/error-state.tsx'

export function ResetPasswordPage() {
  const token = useResetToken()
  const [refused, setRefused] = useState(false)
  const check = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => client.auth.checkResetLink({ token }, callTimeout()),
    enabled: token !== '' && !refused,
    gcTime: 0,
    // Fetched once: a second answer must not replace the form while a password is being typed.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (token === '' || refused || check.data?.valid === false) return <LinkRefused />
  if (check.data) return <ResetPasswordForm token={token} onRefused={() => setRefused(true)} />
  if (!check.isError) return <StepSkeleton />
  return (
    <StepFrame title={stepTitles.reset}>
      <ErrorState
        title="Bağlantınız denetlenemedi"
        message={toProblem(check.error).message}
        code={toProblem(check.error).request_id || undefined}
        onRetry={() => void check.refetch()}
        retrying={check.isFetching}
      />
    </StepFrame>
  )
}

function LinkRefused() {
  return (
    <StepFrame
      title={stepTitles.reset}
      lead={<p role="alert">{authProblems.RESET_LINK_REFUSED.message}</p>}
      links={<StepLink step="details">Girişe dön</StepLink>}
    >
      <ResetLinkForm />
    </StepFrame>
  )
}

/** Moves the token from the URL into the history state: it survives a reload, and a copied URL does not contain it. */
function useResetToken(): string {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token')
  const saved = (state as { token?: unknown } | null)?.token
  useEffect(() => {
    if (given === null) return
    const rest = new URLSearchParams(search)
    rest.delete('token')
    void navigate(
      { pathname: '/reset-password', search: rest.toString() },
      { replace: true, state: { token: given } },
    )
  }, [given, search, navigate])
  return given ?? (typeof saved === 'string' ? saved : '')
}
