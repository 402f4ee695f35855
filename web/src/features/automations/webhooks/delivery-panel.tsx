/** One webhook: what was sent, what was answered, and when it is tried again. */
import type { DeliveryDetail } from '@kervan/domain/automations/webhooks.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { ruleAddress } from '#features/automations/automation-addresses.ts'
import { useMayChange } from '#features/automations/use-may-change.ts'
import { DeliveryBadge } from '#features/automations/webhooks/delivery-list.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { DetailPanel } from '#spine/api/detail-panel.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { CopyButton } from '#spine/ui/copy-button.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

export function DeliveryPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const delivery = useQuery(api.automations.webhooks.get.queryOptions({ input: { id } }))
  const mayChange = useMayChange()
  return (
    <DetailPanel
      kind="Gönderim"
      record={delivery.data}
      query={delivery}
      title={({ rule_name }) => rule_name}
      actions={({ rule_id, status }) => (
        <>
          <LinkButton size="sm" href={ruleAddress(rule_id)}>
            Kurala git
          </LinkButton>
          {mayChange && status === 'dead' && <SendAgain id={id} />}
        </>
      )}
      onClose={onClose}
    >
      {(shown) => <Details delivery={shown} />}
    </DetailPanel>
  )
}

function SendAgain({ id }: { id: string }) {
  const queries = useQueryClient()
  const send = useMutation({
    mutationFn: () => client.automations.webhooks.sendAgain({ id }, callTimeout()),
    onSettled: () => queries.invalidateQueries({ queryKey: api.automations.webhooks.key() }),
  })
  return (
    <span className="flex min-w-0 flex-1 flex-col items-end gap-2">
      <Button size="sm" variant="primary" busy={send.isPending} onClick={() => send.mutate()}>
        Yeniden gönder
      </Button>
      {send.isError && <Alert title="Sıraya konamadı">{toProblem(send.error).message}</Alert>}
    </span>
  )
}

function Details({ delivery }: { delivery: DeliveryDetail }) {
  const { status, error, answer_status, answer, attempts, next_try_at, finished_at } = delivery
  const body = JSON.stringify(delivery.body, null, 2)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <span className="self-start">
          <DeliveryBadge status={status} />
        </span>
        {error && <p className="break-words text-danger">{error}</p>}
      </div>
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        <Fact name="Adres">{delivery.url}</Fact>
        <Fact name="İstendi">{formatDateTime(delivery.created_at)}</Fact>
        <Fact name="Deneme">{attempts}</Fact>
        {status === 'waiting' && next_try_at && (
          <Fact name="Sonraki deneme">{formatDateTime(next_try_at)}</Fact>
        )}
        {finished_at && (
          <Fact name={status === 'sent' ? 'Ulaştı' : 'Bırakıldı'}>{formatDateTime(finished_at)}</Fact>
        )}
        {answer_status !== null && <Fact name="Yanıt">HTTP {answer_status}</Fact>}
      </dl>
      {answer && <Source title="Yanıtın başı" text={answer} />}
      <Source title="Gönderilen" text={body} />
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-all">{children}</dd>
    </div>
  )
}

function Source({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1 border-line border-t pt-4">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-14 font-medium">{title}</h3>
        <CopyButton text={text} label={`${title}: kopyala`} size="sm" />
      </div>
      <pre className="whitespace-pre-wrap break-all rounded-field bg-hover p-3 font-mono text-12">{text}</pre>
    </section>
  )
}
