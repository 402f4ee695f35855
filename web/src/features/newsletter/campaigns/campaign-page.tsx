/** `/newsletter/campaigns/{id}`: a draft is written here; what is being sent or was sent is watched here. */

import { mayEdit } from '@kervan/domain/newsletter/campaign-words.ts'
import type { CampaignDetail } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { campaignsAddress } from '#features/newsletter/campaigns/campaign-addresses.ts'
import { useIsDeleted } from '#features/newsletter/campaigns/use-is-deleted.ts'
import { api, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { buttonClasses } from '#spine/ui/button.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const DraftView = lazy(() =>
  loadView(async () => (await import('#features/newsletter/campaigns/draft-view.tsx')).DraftView),
)
const RunView = lazy(() =>
  loadView(async () => (await import('#features/newsletter/campaigns/run-view.tsx')).RunView),
)

export function CampaignPage() {
  const { id = '' } = useParams()
  const query = useQuery(api.newsletter.campaigns.get.queryOptions({ input: { id } }))
  const isDeleted = useIsDeleted(id, query)
  useDocumentTitle(query.data?.title ?? 'Kampanya')
  if (query.isError && !query.data) {
    const { status } = toProblem(query.error)
    return status === 404 || status === 400 ? (
      <ErrorState title="Kampanya bulunamadı" message="Adres yanlış ya da kampanya silindi." />
    ) : (
      <LoadFailure title="Kampanya gösterilemedi" query={query} />
    )
  }
  if (!query.data) return <Waiting />
  const campaign: CampaignDetail = query.data
  if (isDeleted && !mayEdit(campaign.status))
    return (
      <ErrorState
        title="Bu kampanya silindi"
        message="Başka biri ya da başka bir sekme sildi."
        action={
          <Link to={campaignsAddress} className={buttonClasses()}>
            Kampanyalara dön
          </Link>
        }
      />
    )
  return (
    <Suspense fallback={<Waiting />}>
      {mayEdit(campaign.status) ? (
        <DraftView key={campaign.id} campaign={campaign} isDeleted={isDeleted} />
      ) : (
        <RunView key={campaign.id} campaign={campaign} />
      )}
    </Suspense>
  )
}

function Waiting() {
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  )
}
