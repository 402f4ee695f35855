/** A campaign that is to be sent, is being sent or was sent: how far it is, what it brought, and who got it. */

import { mayRemove } from '@kervan/domain/newsletter/campaign-words.ts'
import type { CampaignDetail } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { CampaignHead } from '#features/newsletter/campaigns/campaign-head.tsx'
import { CampaignStatusBadge } from '#features/newsletter/campaigns/campaign-status-badge.tsx'
import { DraftMenu } from '#features/newsletter/campaigns/draft-menu.tsx'
import { ProgressCard } from '#features/newsletter/campaigns/progress-card.tsx'
import { SentTo } from '#features/newsletter/campaigns/sent-to.tsx'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const Report = lazy(() =>
  loadView(async () => (await import('#features/newsletter/campaigns/report.tsx')).Report),
)
const Recipients = lazy(() =>
  loadView(async () => (await import('#features/newsletter/campaigns/recipients.tsx')).Recipients),
)
const SentMail = lazy(() =>
  loadView(async () => (await import('#features/newsletter/campaigns/sent-mail.tsx')).SentMail),
)

const parts = { report: 'Sonuç', recipients: 'Alıcılar', mail: 'E-posta' } as const
type Part = keyof typeof parts

export function RunView({ campaign }: { campaign: CampaignDetail }) {
  const { search } = useLocation()
  const asked = useParam('part') ?? ''
  const part: Part = Object.hasOwn(parts, asked)
    ? (asked as Part)
    : campaign.status === 'scheduled'
      ? 'mail'
      : 'report'
  return (
    <div className="flex flex-col gap-4">
      <CampaignHead
        title={campaign.title}
        badge={<CampaignStatusBadge status={campaign.status} />}
        note={
          <>
            <p className="break-words text-14 text-muted">{campaign.subject}</p>
            <SentTo campaign={campaign} />
          </>
        }
      >
        <DraftMenu campaign={campaign} mayRemove={mayRemove(campaign)} />
      </CampaignHead>
      {campaign.status !== 'sent' && <ProgressCard campaign={campaign} />}
      <FilterChips
        label="Bölüm"
        chips={(Object.keys(parts) as Part[])
          .filter((key) => campaign.status !== 'scheduled' || key === 'mail')
          .map((key) => ({
            key,
            label: parts[key],
            search: withParams(search, { part: key, state: null, only: null, search: null }),
            current: key === part,
          }))}
      />
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-96 rounded-card" />
          </Loading>
        }
      >
        {part === 'report' && <Report id={campaign.id} />}
        {part === 'recipients' && <Recipients id={campaign.id} />}
        {part === 'mail' && <SentMail campaign={campaign} />}
      </Suspense>
    </div>
  )
}
