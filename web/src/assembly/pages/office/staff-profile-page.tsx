/** /staff/profile: a member of staff's own data, what they want to be told of, and their sessions. */

import { OwnSessions } from '#features/auth/own-sessions.tsx'
import { roleNames } from '#features/auth/role-names.copy.ts'
import { useSession } from '#features/auth/session.ts'
import { StaffPhoto } from '#features/auth/staff-photo.tsx'
import { OwnStaffProfile } from '#features/auth/staff-profile-form.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ExportOwnData } from '#features/consents/export-own-data.tsx'
import { StaffNotificationPreferencesForm } from '#features/notifications/staff/notification-preferences.tsx'
import { AnchoredSections } from '#spine/ui/anchored-sections.tsx'

const sections = [
  { id: 'bilgiler', title: 'Bilgiler', content: <OwnData /> },
  { id: 'bildirimler', title: 'Bildirim tercihleri', content: <StaffNotificationPreferencesForm /> },
  { id: 'oturumlar', title: 'Oturumlar', content: <OwnSessions surface="office" /> },
  { id: 'verilerim', title: 'Verilerim', content: <ExportOwnData /> },
]

export function StaffProfilePage() {
  useDocumentTitle('Profilim')
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <h1 className="text-22">Profilim</h1>
      <AnchoredSections label="Profil bölümleri" sections={sections} />
    </div>
  )
}

function OwnData() {
  return (
    <div className="flex flex-col gap-5">
      <OwnFacts />
      <OwnStaffProfile />
    </div>
  )
}

function OwnFacts() {
  const person = useSession('office').data?.person
  if (!person) return null
  const facts = [
    { name: 'E-posta', value: person.email },
    { name: 'Rol', value: roleNames[person.role] },
  ]
  return (
    <div className="flex flex-col gap-5">
      <StaffPhoto
        person={{ ...person, name: person.full_name || person.email }}
        photo={person.photo ?? null}
      />
      <Facts facts={facts} />
    </div>
  )
}

function Facts({ facts }: { facts: { name: string; value: string }[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_1fr]">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="-mt-2 break-words sm:mt-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
