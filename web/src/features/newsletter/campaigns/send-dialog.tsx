/** Asks before a campaign leaves, with the exact number of people, now or at a chosen time. */
import type { CampaignDetail } from '@kervan/domain/newsletter/campaigns.contract.ts'
import type { Finding } from '@kervan/domain/newsletter/check-mail.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { dayInIstanbul, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { leftOutWords } from '#features/newsletter/campaigns/left-out.ts'
import type { Draft } from '#features/newsletter/editor/campaign-draft.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ChoiceCards } from '#spine/ui/choice-cards.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Dialog, DialogClose } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { useNow } from '#spine/ui/use-now.ts'

type Props = {
  campaign: CampaignDetail
  draft: Pick<Draft, 'segment' | 'subject'>
  /** Of what is saved; undefined while something is not. */
  version: number | undefined
  /** Whether no check has found an error. */
  isReady: boolean
  /** Links that do not open; they keep nobody from sending. */
  deadLinks: readonly Finding[]
  onClose: () => void
}

export function SendDialog({ campaign: { id }, draft, version, isReady, deadLinks, onClose }: Props) {
  const queries = useQueryClient()
  const { search } = useLocation()
  const now = useNow()
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [day, setDay] = useState(dayInIstanbul(new Date(now)))
  const [time, setTime] = useState('10:00')
  const found = useQuery({
    ...api.newsletter.campaigns.previewSegment.queryOptions({ input: { segment: draft.segment } }),
    staleTime: 0,
  })
  const at = isDay(day) && /^\d{2}:\d{2}$/.test(time) ? momentInIstanbul(day, time) : undefined
  const late = when === 'later' && (!at || at.getTime() <= now)
  const start = useMutation({
    mutationFn: (saved: number) =>
      client.newsletter.campaigns.start(
        { id, version: saved, ...(when === 'later' && at && { at: at.toISOString() }) },
        callTimeout(60),
      ),
    onSuccess: (campaign) => {
      // The address first: the page of the draft goes with it.
      onClose()
      queries.setQueryData(api.newsletter.campaigns.get.queryKey({ input: { id } }), campaign)
      void queries.invalidateQueries({ queryKey: api.newsletter.key() })
    },
  })
  const count = found.data?.deliverable
  const leftOut = found.data ? leftOutWords(found.data) : []
  const who = count === undefined ? '…' : formatCount(count)
  const mayStart = isReady && version !== undefined && count !== undefined && count > 0 && !late
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={count === undefined ? 'Kampanya gönderilsin mi?' : `${who} kişiye gönderilsin mi?`}
      description={`«${draft.subject}»`}
      footer={
        <>
          <DialogClose asChild>
            <Button>Vazgeç</Button>
          </DialogClose>
          <Button
            variant="primary"
            disabled={!mayStart}
            busy={start.isPending}
            onClick={() => version !== undefined && start.mutate(version)}
          >
            {when === 'now' ? `${who} kişiye gönder` : 'Zamanla'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-14">
        {start.isError && <Alert title="Başlatılamadı">{toProblem(start.error).message}</Alert>}
        {found.isError && <Alert title="Alıcılar sayılamadı">{toProblem(found.error).message}</Alert>}
        {!isReady && (
          <Alert
            title="Önce hataları düzeltin"
            action={
              <Link className="link" to={{ search: withParams(search, { send: null, part: 'checks' }) }}>
                Denetimi aç
              </Link>
            }
          >
            Denetimde gönderimi engelleyen hatalar var.
          </Alert>
        )}
        {deadLinks.length > 0 && (
          <div role="status" className="text-pending">
            <p className="font-medium">Açılmayan bağlantı var</p>
            <ul className="list-disc pl-5">
              {deadLinks.map(({ message }) => (
                <li key={message} className="break-words">
                  {message}
                </li>
              ))}
            </ul>
          </div>
        )}
        {count === 0 && (
          <p className="text-danger">
            Bu seçime uyan, gönderilebilecek abone yok.{' '}
            <Link className="link" to={{ search: withParams(search, { send: null, part: 'audience' }) }}>
              Alıcıları değiştir
            </Link>
          </p>
        )}
        {found.data && count !== 0 && (
          <p role="status" className="figures text-muted">
            {`Seçime uyan abone: ${formatCount(found.data.matching)}.`}
            {leftOut.length > 0 && ` Gönderilmeyenler: ${leftOut.join(', ')}.`}
          </p>
        )}
        <ChoiceCards
          legend="Ne zaman?"
          choices={[
            { value: 'now' as const, label: 'Şimdi' },
            { value: 'later' as const, label: 'Daha sonra' },
          ]}
          value={when}
          onChange={setWhen}
        />
        {when === 'later' && (
          <div className="flex flex-wrap gap-3">
            <Field
              label="Gün"
              required
              error={late ? 'İleri bir zaman seçin.' : undefined}
              className="min-w-48 flex-1"
            >
              <DateInput value={day} min={dayInIstanbul(new Date(now))} onChange={setDay} />
            </Field>
            <Field label="Saat (İstanbul)" required className="w-36">
              <Input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
            </Field>
          </div>
        )}
        <p className="text-13 text-muted">
          {when === 'later' && at && !late
            ? `${formatDateTime(at.toISOString())} başlar; o zamana kadar iptal edebilirsiniz.`
            : 'Gönderim sürerken duraklatabilir ya da iptal edebilirsiniz. Bu arada ayrılanlara gönderilmez.'}
        </p>
      </div>
    </Dialog>
  )
}
