/** /staff-otp: the second step for staff, the mailed code. Without the state of the first step it redirects there. */

import { safeRedirect } from '@kervan/domain/access/guarded-addresses.ts'
import { signInWords } from '@kervan/domain/auth/auth.copy.ts'
import { ArrowLeft } from 'lucide-react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { CodeEntry, useCodeEntry } from '#features/auth/code-entry.tsx'
import { secondsToWait } from '#features/auth/failure-message.ts'
import { forgetMails, rememberMail } from '#features/auth/sent-mails.ts'
import { rememberSignIn, useSession } from '#features/auth/session.ts'
import { sendingFailure, staffWords, verifyingFailure } from '#features/auth/staff-auth.copy.ts'
import { parseStaffOtpState, type StaffOtpState } from '#features/auth/staff-otp-state.ts'
import { stepLinkClasses } from '#features/auth/step-link.tsx'
import { callTimeout, useSingleFlight } from '#features/auth/use-single-flight.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { toast } from '#spine/ui/toast.tsx'

export function StaffOtpPage() {
  const { state, search } = useLocation()
  const [params] = useSearchParams()
  const { data: session } = useSession('office')
  const sent = parseStaffOtpState(state)
  if (session?.person) return <Navigate to={safeRedirect(params.get('redirect'), '/staff')} replace />
  if (!sent) return <Navigate to={{ pathname: '/staff-auth', search }} replace />
  return <StaffCodeForm sent={sent} />
}

function StaffCodeForm({ sent }: { sent: StaffOtpState }) {
  const { email } = sent
  const { search } = useLocation()
  const navigate = useNavigate()
  const entry = useCodeEntry()
  const replaceState = (state: StaffOtpState) =>
    navigate({ pathname: '/staff-otp', search }, { replace: true, state })

  const [verify, verifying] = useSingleFlight(async (code: string) => {
    entry.clear()
    try {
      const { person } = await client.auth.verifyStaffCode({ email, code }, callTimeout())
      forgetMails()
      toast.success({ title: staffWords.signedIn })
      // The page redirects as soon as the session is known.
      rememberSignIn('office', person)
    } catch (error) {
      const problem = toProblem(error)
      const isRefused = problem.code === 'STAFF_CODE_REFUSED'
      const text = verifyingFailure(problem)
      toast.failure({ title: staffWords.verificationFailed, description: text })
      entry.fail(text, { blamesCode: isRefused })
      if (isRefused) entry.empty()
      entry.input.current?.focus()
    }
  })
  const [sendAgain, sending] = useSingleFlight(async () => {
    try {
      const again = await client.auth.requestStaffCode({ email }, callTimeout())
      toast.success({ title: staffWords.codeSent, description: `Kod ${email} adresine gönderildi.` })
      entry.restart()
      await replaceState({ email, ...rememberMail('office', email, again) })
    } catch (thrown) {
      const problem = toProblem(thrown)
      const text = sendingFailure(problem)
      toast.failure({ title: staffWords.failure, description: text })
      entry.fail(text)
      const wait = secondsToWait(problem)
      if (wait) await replaceState({ ...sent, resend_at: Date.now() + wait * 1000 })
    }
  })
  return (
    <CodeEntry
      entry={entry}
      title="OTP kodunu girin"
      label="OTP kodu"
      sent={sent}
      incompleteText={(code) => (code === '' ? signInWords.staffCodeRequired : signInWords.staffCodeDigits)}
      needsCompleteCode
      {...{ verify, verifying, sendAgain, sending }}
      links={
        <Link to={{ pathname: '/staff-auth', search }} state={{ email }} className={stepLinkClasses}>
          <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden /> Başka bir adresle gir
        </Link>
      }
    />
  )
}
