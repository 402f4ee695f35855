/** The mail of a campaign as it was sent, both parts of it. */
import type { CampaignDetail } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { MailPreview } from '#features/newsletter/editor/mail-preview.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function SentMail({ campaign: { id, preheader } }: { campaign: CampaignDetail }) {
  const query = useQuery(api.newsletter.campaigns.preview.queryOptions({ input: { id } }))
  if (query.isError && !query.data) return <LoadFailure title="E-posta gösterilemedi" query={query} />
  if (!query.data)
    return (
      <Loading>
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    )
  const { html, subject, text } = query.data
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <Card aria-label="E-posta">
        <CardBody>
          <MailPreview html={html} subject={subject} preheader={preheader} />
        </CardBody>
      </Card>
      <Card aria-label="Düz metin">
        <CardHead title="Düz metin" />
        <CardBody>
          <pre className="wrap-anywhere whitespace-pre-wrap font-mono text-13">{text}</pre>
        </CardBody>
      </Card>
    </div>
  )
}
