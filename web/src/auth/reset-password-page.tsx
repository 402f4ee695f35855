/** Setting a new password with the link of a mail; without a working link, a way to get another. */
import { authProblems } from '@kervan/domain/auth/auth.copy.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { client, toProblem } from '#api.ts'
import { stepTitles } from '#auth/auth.copy.ts'
import { patience } from '#auth/one-at-a-time.ts'
import { ResetLinkForm } from '#auth/reset-link-form.tsx'
import { ResetPasswordForm } from '#auth/reset-password-form.tsx'
import { StepFrame } from '#auth/step-frame.tsx'
import { StepLink } from '#auth/step-link.tsx'
import { StepSkeleton } from '#auth/step-skeleton.tsx'
import { ErrorState } from '#ui/error-state.tsx'

export function ResetPasswordPage() {
  const token = useResetToken()
  const [refused, setRefused] = useState(false)
  const check = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => client.auth.checkResetLink({ token }, patience()),
    enabled: token !== '' && !refused,
    gcTime: 0,
    // Asked once: while the new password is typed, no second answer may take the form away.
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

/** Moves the token from the address into the history entry: it survives a reload, and no copied address shows it. */
function useResetToken(): string {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token')
  const kept = (state as { token?: unknown } | null)?.token
  useEffect(() => {
    if (given === null) return
    const rest = new URLSearchParams(search)
    rest.delete('token')
    void navigate(
      { pathname: '/reset-password', search: rest.toString() },
      { replace: true, state: { token: given } },
    )
  }, [given, search, navigate])
  return given ?? (typeof kept === 'string' ? kept : '')
}
