/** `/staff/settings/personel`: who works here and as what. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { InviteButton, PeopleView } from '#features/auth/people/people-view.tsx'
import { useSession } from '#features/auth/session.ts'

export function PeopleSection() {
  const person = useSession('office').data?.person
  return (
    <SettingsFrame title="Personel" action={person && mayEnter('admin', person.role) && <InviteButton />}>
      {person && <PeopleView ownId={person.id} />}
    </SettingsFrame>
  )
}
