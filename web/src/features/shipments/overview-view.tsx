/** The overview on the portal's home page. */

import { profileWords } from '@kervan/domain/customers/customers.copy.ts'
import { type ProfileField, profileFields } from '@kervan/domain/customers/customers.policy.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { namesOf } from '#features/customers/profile.copy.ts'
import { RepresentativeCard } from '#features/customers/representative-contact.tsx'
import { useOwnProfile } from '#features/customers/use-own-profile.ts'
import { useStartRequest } from '#features/requests/use-start-request.ts'
import { ActiveShipments } from '#features/shipments/overview-active.tsx'
import { RecentActivities } from '#features/shipments/overview-activities.tsx'
import { FirstRequest } from '#features/shipments/overview-first-request.tsx'
import { Performance } from '#features/shipments/overview-performance.tsx'
import { AtAGlance } from '#features/shipments/overview-summary.tsx'
import { OverviewTiles } from '#features/shipments/overview-tiles.tsx'
import { WaitingQuotes } from '#features/shipments/overview-waiting.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { ProgressBar } from '#spine/ui/progress-bar.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { useWideScreen } from '#spine/ui/use-wide-screen.ts'

/** Parts that belong to features above this one. */
type Props = {
  notifications: ReactNode
  notificationLine: ReactNode
  invitation: ReactNode
  recommendations: ReactNode
}

export function OverviewView({ notifications, notificationLine, invitation, recommendations }: Props) {
  useDocumentTitle('Ana Sayfa')
  const { data: profile } = useOwnProfile()
  const overview = useQuery(api.shipments.overview.queryOptions())
  const startRequest = useStartRequest()
  const isWide = useWideScreen()
  const { data } = overview
  const isNew = data?.requests.total === 0 && data.shipments.total === 0
  const missing = profile?.missing_fields ?? []
  return (
    <div className="flex flex-col gap-5 md:gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 grow basis-48">
          <h1 className="break-words text-22 md:text-28">
            {profile?.first_name ? `Merhaba, ${profile.first_name}` : 'Merhaba'}
          </h1>
          {profile?.company && <p className="truncate text-14 text-muted">{profile.company}</p>}
        </div>
        {data && !isNew && (
          <Button variant="next" onClick={startRequest}>
            Teklif iste
          </Button>
        )}
      </header>
      {overview.isPending && <OverviewSkeleton />}
      {overview.isError && !data && <LoadFailure title="Genel bakış gösterilemedi" query={overview} />}
      {data && (
        <>
          {isNew && <FirstRequest onStart={startRequest} />}
          {!isNew && <AtAGlance overview={data} notificationLine={notificationLine} />}
          {isWide && <OverviewTiles overview={data} />}
          <div className="grid items-start gap-5 md:gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="flex min-w-0 flex-col gap-5 md:gap-6">
              {missing.length > 0 && <MissingProfile missing={missing} />}
              <WaitingQuotes requests={data.urgent_quotes} total={data.requests.quoted} />
              <ActiveShipments shipments={data.active_shipments} total={data.shipments.active} />
              {!isNew && invitation}
              {isNew ? <RepresentativeCard /> : <RecentActivities overview={data} />}
              {/* It comes late; here it moves nothing. */}
              {recommendations}
            </div>
            <div className="flex min-w-0 flex-col gap-5 md:gap-6">
              {!isNew && notifications}
              {!isWide && <OverviewTiles overview={data} />}
              <Performance overview={data} />
              {!isNew && <RepresentativeCard />}
            </div>
          </div>
        </>
      )}
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
        <LinkButton href="/dashboard?view=account#profil" className="self-start">
          Profili tamamla
        </LinkButton>
      </CardBody>
    </Card>
  )
}

function OverviewSkeleton() {
  return (
    <Loading className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        {['talep', 'teklif', 'gonderi', 'deger'].map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-48 w-full rounded-card" />
    </Loading>
  )
}
