/** Lets in who may see a guarded page; sends others to sign in, or says that the page is not for them. */

import { signInAddress } from '@kervan/domain/access/guarded-addresses.ts'
import type { Person } from '@kervan/domain/access/person.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PageSkeleton } from '#assembly/layouts/page-skeleton.tsx'
import { PlainFrame } from '#assembly/layouts/plain-frame.tsx'
import { useAdmission } from '#features/auth/admission.ts'
import { sessionWords } from '#features/auth/auth.copy.ts'
import { WrongRolePage } from '#features/auth/wrong-role-page.tsx'
import { toProblem } from '#spine/api/api.ts'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

type Props = { surface: Surface; children: (person: Person) => ReactNode }

export function SessionGuard({ surface, children }: Props) {
  const admission = useAdmission(surface)
  const { pathname, search, hash } = useLocation()
  const person = useWelcomed(admission.person)
  if (person) return children(person)
  switch (admission.verdict) {
    case 'sign-in':
      return <Navigate to={signInAddress(surface, pathname + search + hash)} replace />
    case 'wrong-role':
      return (
        <PlainFrame>
          <WrongRolePage surface={surface} />
        </PlainFrame>
      )
    case 'failed':
      return (
        <PlainFrame>
          <ErrorState
            title={sessionWords.title}
            message={`Oturumunuz kontrol edilemedi. ${toProblem(admission.error).message}`}
            code={toProblem(admission.error).request_id}
            onRetry={admission.retry}
            className="pt-24"
          />
          <p className="text-center">
            <LinkButton href={signInAddress(surface, pathname + search + hash)}>
              {sessionWords.signIn}
            </LinkButton>
          </p>
        </PlainFrame>
      )
    default:
      return <PageSkeleton surface={surface} />
  }
}

/** Whoever was let in stays until they leave: the page itself says that their session has ended, instead of a sudden sign-in form. */
function useWelcomed(person: Person | null): Person | null {
  const [welcomed, setWelcomed] = useState(person)
  const isSame = !welcomed || person?.id === welcomed.id
  if (person && isSame && person !== welcomed) setWelcomed(person)
  return welcomed
}
