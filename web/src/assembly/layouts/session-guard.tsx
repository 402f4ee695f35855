/** Shows guarded pages to those who may see them; sends others to the sign-in page or says that they may not. */

import { signInAddress, staffAddressOf } from '@kervan/domain/access/guarded-addresses.ts'
import type { Person } from '@kervan/domain/access/person.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PlainFrame } from '#assembly/layouts/plain-frame.tsx'
import { sessionWords } from '#features/auth/auth.copy.ts'
import { useAccess } from '#features/auth/use-access.ts'
import { WrongRolePage } from '#features/auth/wrong-role-page.tsx'
import { toProblem } from '#spine/api/api.ts'
import { owedSignOut } from '#spine/drafts/owed-sign-out.ts'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

type Props = { surface: Surface; skeleton: ReactNode; children: (person: Person) => ReactNode }

export function SessionGuard({ surface, skeleton, children }: Props) {
  const access = useAccess(surface)
  const { pathname, search, hash } = useLocation()
  const person = useAdmittedPerson(access.person)
  if (person) return children(person)
  switch (access.decision) {
    case 'sign-in':
      return <Navigate to={signInAddress(surface, pathname + search + hash)} replace />
    case 'wrong-role': {
      const staffAddress = surface === 'portal' && staffAddressOf(pathname, search)
      if (staffAddress) return <Navigate to={staffAddress} replace />
      return (
        <PlainFrame>
          <WrongRolePage surface={surface} />
        </PlainFrame>
      )
    }
    case 'failed': {
      const { message, request_id } = toProblem(access.error)
      const hasLeft = owedSignOut(surface) !== null
      return (
        <PlainFrame>
          <ErrorState
            title={hasLeft ? 'Çıkış yapıldı' : sessionWords.title}
            message={
              hasLeft
                ? 'Bu cihazdaki kopya silindi; oturumunuz, sunucuya ulaşılınca orada da kapanır.'
                : `Oturumunuz kontrol edilemedi. ${message}`
            }
            detail={hasLeft && message}
            code={request_id}
            onRetry={access.retry}
            action={
              <LinkButton href={signInAddress(surface, pathname + search + hash)}>
                {sessionWords.signIn}
              </LinkButton>
            }
            className="pt-24"
          />
        </PlainFrame>
      )
    }
    default:
      return skeleton
  }
}

/** Somebody admitted once stays so: when their session ends, the page says so instead of jumping to the sign-in form. */
function useAdmittedPerson(person: Person | null): Person | null {
  const [admitted, setAdmitted] = useState(person)
  const isSame = !admitted || person?.id === admitted.id
  if (person && isSame && person !== admitted) setAdmitted(person)
  return admitted
}
