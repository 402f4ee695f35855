/** The layout of the sign-in pages. */
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { loadProfileStep } from '#assembly/layouts/after-sign-in.tsx'
import { SignInFrame } from '#assembly/layouts/sign-in-frame.tsx'
import { redirectWithHash } from '#features/auth/redirect-with-hash.ts'
import { loadView } from '#spine/api/load-or-wait.tsx'

/** Hardly anybody sees it, and everybody who signs in would load it. */
const InsecureNotice = lazy(() =>
  loadView(async () => (await import('#assembly/layouts/insecure-notice.tsx')).InsecureNotice),
)

export function SignInLayout() {
  const { pathname, search, hash } = useLocation()
  const step = new URLSearchParams(search).get('step')
  useEffect(() => {
    // If that fails, the step itself says so.
    if (step) void loadProfileStep().catch(() => undefined)
  }, [step])
  const joined = redirectWithHash(search, hash)
  if (joined) return <Navigate to={{ pathname, search: joined }} replace />
  return (
    <SignInFrame>
      {/* Browsers store the session cookie on secure origins only; elsewhere signing in would loop. */}
      {window.isSecureContext ? (
        <Outlet />
      ) : (
        <Suspense>
          <InsecureNotice />
        </Suspense>
      )}
    </SignInFrame>
  )
}
