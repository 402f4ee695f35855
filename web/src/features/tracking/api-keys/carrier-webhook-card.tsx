/** Where carriers post their news: the address to give them, and whether we listen there. Secrets stay with the server. */
import type { CarrierWebhook } from '@kervan/domain/tracking/carrier-webhook.contract.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { CopyButton } from '#spine/ui/copy-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { StatusBadge, type StatusTone } from '#spine/ui/status-badge.tsx'

const title = 'Taşıyıcıların web kancası'

export function CarrierWebhookCard() {
  const webhook = useQuery(api.tracking.carrierWebhook.read.queryOptions())
  const state = webhook.data && stateOf(webhook.data.secrets)
  return (
    <Card aria-label={title}>
      <CardHead title={title} action={state && <StatusBadge tone={state.tone}>{state.word}</StatusBadge>} />
      <CardBody className="flex flex-col gap-4 text-14">
        <p className="measure text-muted">
          Taşıyıcılar gönderi olaylarını bu adrese kendileri bildirir (DCSA Track &amp; Trace 2.2). Bir
          gönderiye bağlanamayanlar{' '}
          <Link to="/staff/tracking-messages" className="link">
            takip iletilerinde
          </Link>{' '}
          durur.
        </p>
        {webhook.isPending && (
          <Loading>
            <Skeleton className="h-32" />
          </Loading>
        )}
        {webhook.isError && !webhook.data && (
          <LoadFailure title="Web kancası gösterilemedi" query={webhook} />
        )}
        {webhook.data && <Facts webhook={webhook.data} />}
      </CardBody>
    </Card>
  )
}

type State = { tone: StatusTone; word: string; secret: string }

/** By how many secrets are valid. */
function stateOf(secrets: number): State {
  if (secrets === 0)
    return {
      tone: 'cancelled',
      word: 'Kapalı',
      secret:
        'Tanımlı değil. Taşıyıcıyla en az 16 karakterlik bir sır kararlaştırın, sunucunun TRACKING_WEBHOOK_SECRETS ayarına yazıp programı yeniden başlatın. O zamana dek adres yanıt vermez.',
    }
  if (secrets === 1)
    return {
      tone: 'approved',
      word: 'Açık',
      secret: 'Tanımlı. Sunucunun ayarlarında durur, burada gösterilmez.',
    }
  return {
    tone: 'pending',
    word: 'Sır değiştiriliyor',
    secret: `${secrets} sır yan yana geçerli. Taşıyıcı yenisine geçince eskisini sunucunun TRACKING_WEBHOOK_SECRETS ayarından çıkarın.`,
  }
}

function Facts({ webhook: { address, is_reachable, secrets } }: { webhook: CarrierWebhook }) {
  return (
    <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <Fact name="Adres">
        <span className="flex items-start gap-2">
          <span className="min-w-0 select-all break-all font-mono">{address}</span>
          <CopyButton text={address} label="Adresi kopyala" size="sm" variant="ghost" />
        </span>
        {!is_reachable && (
          <span className="block text-13 text-muted">
            Bu adrese yalnızca bu makineden ulaşılır; taşıyıcıya verilecek adres PUBLIC_URL ayarından gelir.
          </span>
        )}
      </Fact>
      <Fact name="Sır">{stateOf(secrets).secret}</Fact>
      <Fact name="İmza">
        Her iletinin <code className="font-mono text-13">Notification-Signature</code> başlığında gövdenin
        sırla alınmış HMAC-SHA256 özeti: <code className="break-all font-mono text-13">sha256=…</code> İmzasız
        ileti okunmaz.
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="measure min-w-0 [overflow-wrap:anywhere] max-sm:-mt-2">{children}</dd>
    </div>
  )
}
