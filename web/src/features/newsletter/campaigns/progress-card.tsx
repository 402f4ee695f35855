/** How far the sending is, how long it still takes, and what can be done about it. */

import { mayCancel, mayPause, mayResume } from '@kervan/domain/newsletter/campaign-words.ts'
import type { CampaignDetail, CampaignProgress } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody } from '#spine/ui/card.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { ProgressBar } from '#spine/ui/progress-bar.tsx'
import { formatDuration } from '#spine/ui/remaining-time.ts'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const lookAgainMs = 2_000

export function ProgressCard({ campaign }: { campaign: CampaignDetail }) {
  const { id, status, scheduled_at } = campaign
  const query = useQuery(
    api.newsletter.campaigns.progress.queryOptions({
      input: { id },
      refetchInterval: () => (status === 'sending' ? lookAgainMs : false),
    }),
  )
  if (query.isError && !query.data) return <LoadFailure title="İlerleme gösterilemedi" query={query} />
  return (
    <Card aria-label="Gönderim">
      <CardBody className="flex flex-col gap-4">
        {status === 'scheduled' && scheduled_at ? (
          <>
            {query.data?.trouble && <Alert title="Gönderim başlamadı">{query.data.trouble}</Alert>}
            <p className="text-14">
              {formatDateTime(scheduled_at)} gönderilmeye başlar. Değiştirmek için iptal edin; taslağa döner.
            </p>
          </>
        ) : query.data ? (
          <Progress progress={query.data} />
        ) : (
          <Loading>
            <Skeleton className="h-10" />
          </Loading>
        )}
        <Acts campaign={campaign} left={query.data ? query.data.waiting + query.data.sending : undefined} />
      </CardBody>
    </Card>
  )
}

function Progress({ progress }: { progress: CampaignProgress }) {
  const { search } = useLocation()
  const {
    status,
    total,
    sent,
    bounces,
    skipped,
    failed,
    maybe_twice,
    trouble,
    per_second,
    remaining_seconds,
  } = progress
  return (
    <>
      {trouble && <Alert title="Gönderim bekliyor">{trouble}</Alert>}
      <ProgressBar label="Gönderim" done={sent + skipped + failed} total={total} />
      <p role="status" className="figures text-14 text-muted">
        {[
          // A part of what was sent, as in the report below.
          bounces > 0
            ? `${formatCount(sent)} gönderildi, ${formatCount(bounces)} geri döndü`
            : `${formatCount(sent)} gönderildi`,
          skipped > 0 && `${formatCount(skipped)} gönderilmedi`,
          failed > 0 && `${formatCount(failed)} reddedildi`,
          status === 'sending' &&
            per_second > 0 &&
            `saniyede ${formatCount(Math.round(per_second * 10) / 10)}`,
          status === 'sending' && remaining(remaining_seconds),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {maybe_twice > 0 && (
        <p className="text-13 text-pending">
          {`Program bir gönderimin ortasında durduğu için ${formatCount(maybe_twice)} kişiye iki kez gitmiş olabilir. `}
          <Link
            className="link"
            to={{ search: withParams(search, { part: 'recipients', only: 'maybe_twice' }) }}
          >
            Kim oldukları
          </Link>
        </p>
      )}
    </>
  )
}

function remaining(seconds: number | null): string | false {
  if (seconds === null) return false
  return seconds < 60 ? 'bir dakikadan az kaldı' : `${formatDuration(seconds * 1000)} kaldı`
}

const verbs = {
  pause: 'Duraklatılamadı',
  resume: 'Sürdürülemedi',
  cancel: 'İptal edilemedi',
} as const
type Verb = keyof typeof verbs

function Acts({ campaign, left }: { campaign: CampaignDetail; left: number | undefined }) {
  const { id, title, status } = campaign
  const queries = useQueryClient()
  const [isAsking, ask] = useState(false)
  const act = useMutation({
    mutationFn: (verb: Verb) => client.newsletter.campaigns[verb]({ id }, callTimeout()),
    onSuccess: (campaign) =>
      queries.setQueryData(api.newsletter.campaigns.get.queryKey({ input: { id } }), campaign),
    onSettled: () => queries.invalidateQueries({ queryKey: api.newsletter.key() }),
  })
  if (!mayPause(status) && !mayResume(status) && !mayCancel(campaign)) return null
  const isScheduled = status === 'scheduled'
  return (
    <div className="flex flex-wrap items-center gap-3">
      {mayPause(status) && (
        <Button busy={act.isPending && act.variables === 'pause'} onClick={() => act.mutate('pause')}>
          Duraklat
        </Button>
      )}
      {mayResume(status) && (
        <Button
          variant="next"
          busy={act.isPending && act.variables === 'resume'}
          onClick={() => act.mutate('resume')}
        >
          Sürdür
        </Button>
      )}
      {mayCancel(campaign) && (
        <Button busy={act.isPending && act.variables === 'cancel'} onClick={() => ask(true)}>
          {isScheduled ? 'Zamanlamayı iptal et' : 'Gönderimi iptal et'}
        </Button>
      )}
      {act.isError && <Alert title={verbs[act.variables ?? 'pause']}>{toProblem(act.error).message}</Alert>}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={isScheduled ? `«${title}» taslağa dönsün mü?` : `«${title}» iptal edilsin mi?`}
        description={
          isScheduled
            ? 'Zamanı gelince gönderilmez; taslağı düzenleyip yeniden gönderebilirsiniz.'
            : `Kalan ${left === undefined ? '' : `${formatCount(left)} `}kişiye gönderilmez. Gidenler geri alınamaz, kampanya bir daha sürdürülemez.`
        }
        confirmLabel={isScheduled ? 'Taslağa döndür' : 'İptal et'}
        cancelLabel="Kapat"
        danger={!isScheduled}
        onConfirm={() => act.mutate('cancel')}
      />
    </div>
  )
}
