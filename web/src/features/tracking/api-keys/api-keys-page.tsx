/** `/staff/api-keys`: the keys by which partners read events, which an admin makes and revokes here, and where carriers post theirs. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import type { ApiKey } from '@kervan/domain/tracking/api-keys.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '#features/auth/session.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ApiKeyList } from '#features/tracking/api-keys/api-key-list.tsx'
import { CarrierWebhookCard } from '#features/tracking/api-keys/carrier-webhook-card.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const NewKeyDialog = lazy(() =>
  loadDialog(async () => (await import('#features/tracking/api-keys/new-key-dialog.tsx')).NewKeyDialog),
)

export function ApiKeysPage() {
  useDocumentTitle('Entegrasyon anahtarları')
  const person = useSession('office').data?.person
  if (person && !mayEnter('admin', person.role))
    return (
      <div className="max-w-4xl">
        <h1 className="text-22">Entegrasyon anahtarları</h1>
        <EmptyState title="Bu sayfa yöneticiler içindir">
          Anahtarları bir yönetici açar ve iptal eder.
        </EmptyState>
      </div>
    )
  return <Keys />
}

function Keys() {
  const keys = useQuery(api.tracking.apiKeys.list.queryOptions())
  const [isMaking, setMaking] = useState(false)
  const make = (
    <Button variant="primary" onClick={() => setMaking(true)}>
      <Plus strokeWidth={1.75} aria-hidden />
      Anahtar aç
    </Button>
  )
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <div className="mr-auto">
          <h1 className="text-22">Entegrasyon anahtarları</h1>
          <p className="measure text-14 text-muted">
            İş ortakları gönderi olaylarını bu anahtarlarla kendi programlarına alır (DCSA Track &amp; Trace
            2.2).{' '}
            <a href="/api/docs#partners" className="link">
              Nasıl kullanılır
            </a>
          </p>
        </div>
        {keys.data && keys.data.keys.length > 0 && make}
      </header>
      {keys.isPending && (
        <Loading>
          <Skeleton className="h-60 rounded-card" />
        </Loading>
      )}
      {keys.isError && !keys.data && <LoadFailure title="Anahtarlar gösterilemedi" query={keys} />}
      {keys.data && <Lists keys={keys.data.keys} make={make} />}
      <CarrierWebhookCard />
      {isMaking && (
        <Suspense>
          <NewKeyDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Lists({ keys, make }: { keys: readonly ApiKey[]; make: React.ReactNode }) {
  const [valid, revoked] = [keys.filter(isValid), keys.filter((key) => !isValid(key))]
  return (
    <>
      <Card aria-label="Geçerli anahtarlar">
        {valid.length > 0 ? (
          <ApiKeyList label="Geçerli anahtarlar" keys={valid} />
        ) : (
          <EmptyState title="Geçerli anahtar yok" action={keys.length === 0 && make}>
            Bir iş ortağı gönderilerini kendi programında izlemek istediğinde ona bir anahtar açın.
          </EmptyState>
        )}
      </Card>
      {revoked.length > 0 && (
        <Card>
          <CardHead title="İptal edilenler" />
          <ApiKeyList label="İptal edilen anahtarlar" keys={revoked} />
        </Card>
      )}
    </>
  )
}

const isValid = ({ revoked_at }: ApiKey) => revoked_at === null
