/** The first screen of the portal: who you are to us, what is missing, and whom to call. */
import { profileWords } from '@kervan/domain/customers/customers.copy.ts'
import { type ProfileField, profileFields } from '@kervan/domain/customers/customers.policy.ts'
import { useOwnProfile } from '#customers/own-profile.ts'
import { namesOf } from '#customers/profile.copy.ts'
import { RepresentativeCard } from '#customers/representative-contact.tsx'
import { useDocumentTitle } from '#document-title.ts'
import { Card, CardBody, CardHead } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'

export function OverviewView() {
  useDocumentTitle('Ana Sayfa')
  const { data: profile } = useOwnProfile()
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <header>
        <h1 className="text-28">{profile?.first_name ? `Merhaba, ${profile.first_name}` : 'Merhaba'}</h1>
        {profile?.company && <p className="mt-1 text-muted">{profile.company}</p>}
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {profile && profile.missing_fields.length > 0 && <MissingProfile missing={profile.missing_fields} />}
        <RepresentativeCard />
      </div>
    </div>
  )
}

function MissingProfile({ missing }: { missing: readonly ProfileField[] }) {
  return (
    <Card aria-label="Profiliniz">
      <CardHead title="Profilinizi tamamlayın" />
      <CardBody className="flex flex-col gap-4">
        <ProgressBar
          label="Profil"
          done={profileFields.length - missing.length}
          total={profileFields.length}
        />
        <p className="text-14 text-muted">
          Eksik: {namesOf(missing)}. {profileWords.neededText}
        </p>
        <LinkButton href="/dashboard?view=account#profil" variant="next" className="self-start">
          Profili tamamla
        </LinkButton>
      </CardBody>
    </Card>
  )
}
