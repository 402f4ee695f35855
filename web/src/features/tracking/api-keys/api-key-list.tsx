/** Keys as rows: whose they are, what they may read, when they were last used, and how they end. */
import type { ApiKey } from '@kervan/domain/tracking/api-keys.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Building2, Globe } from 'lucide-react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

export function ApiKeyList({ label, keys }: { label: string; keys: readonly ApiKey[] }) {
  const queries = useQueryClient()
  const revoke = useMutation({
    mutationFn: (id: string) => client.tracking.apiKeys.revoke({ id }, callTimeout()),
    onSettled: () => queries.invalidateQueries({ queryKey: api.tracking.apiKeys.key() }),
  })
  return (
    <>
      {revoke.isError && (
        <Alert title="Anahtar iptal edilemedi" className="m-4 md:mx-5">
          {toProblem(revoke.error).message}
        </Alert>
      )}
      <ul aria-label={label} className="divide-y divide-line">
        {keys.map((key) => (
          <KeyRow
            key={key.id}
            apiKey={key}
            isEnding={revoke.isPending && revoke.variables === key.id}
            onRevoke={() => revoke.mutate(key.id)}
          />
        ))}
      </ul>
    </>
  )
}

type RowProps = { apiKey: ApiKey; isEnding: boolean; onRevoke: () => void }

function KeyRow({ apiKey, isEnding, onRevoke }: RowProps) {
  const { name, created_by_name, created_at, revoked_at } = apiKey
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 text-14 md:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words font-medium">{name}</p>
        <Scope apiKey={apiKey} />
      </div>
      <div className="min-w-0 basis-64 text-13 text-muted max-md:basis-full">
        <p>
          <LastUse apiKey={apiKey} />
        </p>
        <p>
          {formatDate(created_at)} · {created_by_name} açtı
        </p>
        {revoked_at && <p>{formatDate(revoked_at)} tarihinde iptal edildi</p>}
      </div>
      {/* Rows without a button keep their columns in line with those that have one. */}
      <div className="md:w-18 md:text-right">
        {!revoked_at && (
          <ConfirmDialog
            trigger={
              <Button size="sm" busy={isEnding} aria-label={`İptal et: ${name}`}>
                İptal et
              </Button>
            }
            title="Anahtar iptal edilsin mi?"
            description={`${name}: anahtar hemen çalışmaz olur ve bir daha açılamaz. Onu kullanan program olayları artık okuyamaz.`}
            confirmLabel="Anahtarı iptal et"
            onConfirm={onRevoke}
          />
        )}
      </div>
    </li>
  )
}

function Scope({ apiKey: { customer_id, customer_name } }: { apiKey: ApiKey }) {
  const Icon = customer_id ? Building2 : Globe
  return (
    <p className="flex items-start gap-1.5 text-13 text-muted">
      <Icon className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 break-words">
        {customer_id ? customer_name || 'Adsız müşteri' : 'Bütün müşteriler'}
      </span>
    </p>
  )
}

function LastUse({ apiKey: { last_used_at } }: { apiKey: ApiKey }) {
  if (!last_used_at) return 'Henüz kullanılmadı'
  return (
    <>
      Son kullanım: <RelativeTime moment={last_used_at} />
    </>
  )
}
