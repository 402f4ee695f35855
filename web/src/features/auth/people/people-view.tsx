/** Everybody who works here, those who can sign in before those who cannot any more. */
import type { StaffMember } from '@kervan/domain/auth/staff.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PeopleList } from '#features/auth/people/people-list.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const InviteDialog = lazy(() =>
  loadDialog(async () => (await import('#features/auth/people/invite-dialog.tsx')).InviteDialog),
)

export function InviteButton() {
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setInviting(true)}>
        <UserPlus strokeWidth={1.75} aria-hidden />
        Davet et
      </Button>
      {isInviting && (
        <Suspense>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  )
}

export function PeopleView({ ownId }: { ownId: string }) {
  const staff = useQuery(api.auth.listStaff.queryOptions())
  if (!staff.data && staff.isError) return <LoadFailure title="Personel gösterilemedi" query={staff} />
  if (!staff.data)
    return (
      <Loading>
        <Skeleton className="h-80 rounded-card" />
      </Loading>
    )
  const isOpen = ({ disabled_at }: StaffMember) => disabled_at === null
  const closed = staff.data.people.filter((person) => !isOpen(person))
  return (
    <>
      <Card aria-label="Açık hesaplar">
        <PeopleList people={staff.data.people.filter(isOpen)} ownId={ownId} />
      </Card>
      {closed.length > 0 && (
        <Card aria-label="Kapalı hesaplar">
          <CardHead title="Kapalı hesaplar" />
          <PeopleList people={closed} ownId={ownId} />
        </Card>
      )}
    </>
  )
}
