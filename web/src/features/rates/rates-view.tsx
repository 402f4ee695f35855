/** The rates that hold today and the bulletins behind them; an admin enters and fetches them here. */
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { BulletinTable } from '#features/rates/bulletin-table.tsx'
import { CurrentRateTile } from '#features/rates/current-rate-tile.tsx'
import { RefreshButton } from '#features/rates/refresh-button.tsx'
import { api } from '#spine/api/api.ts'
import { KeptMark } from '#spine/api/kept-mark.tsx'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const EnterRateDialog = lazy(() =>
  loadDialog(async () => (await import('#features/rates/enter-rate-dialog.tsx')).EnterRateDialog),
)

export function RatesView({ isAdmin }: { isAdmin: boolean }) {
  const rates = useQuery(api.rates.get.queryOptions())
  const [isEntering, setEntering] = useState(false)
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-22">Kurlar</h1>
        {isAdmin && rates.data && (
          <>
            {rates.data.is_refreshed && <RefreshButton />}
            <Button variant="primary" onClick={() => setEntering(true)}>
              <Plus strokeWidth={1.75} aria-hidden />
              Kur gir
            </Button>
          </>
        )}
      </header>
      <KeptMark pages={rates} />
      {rates.isPending && <RatesSkeleton />}
      {rates.isError && !rates.data && <LoadFailure title="Kurlar açılamadı" query={rates} />}
      {rates.data && (
        <>
          <section aria-label="Geçerli kurlar" className="grid gap-3 sm:grid-cols-3">
            {rates.data.current.map((rate) => (
              <CurrentRateTile key={rate.currency} rate={rate} />
            ))}
          </section>
          <p className="measure text-13 text-muted">
            Teklifler döviz alış kuruyla çevrilir ve yapıldıkları günün kurlarıyla kalır.{' '}
            {rates.data.is_refreshed
              ? 'Yeni bülten iş günlerinde 15.30’dan sonra kendiliğinden alınır.'
              : 'Bu kurulumda kurlar kendiliğinden alınmıyor; güncel kuru bir yönetici girer.'}
          </p>
          <Card>
            <CardHead
              title="Son bültenler"
              action={<span className="text-13 text-muted">Döviz alış, ₺</span>}
            />
            <BulletinTable bulletins={rates.data.bulletins} />
          </Card>
          {isEntering && (
            <Suspense>
              <EnterRateDialog current={rates.data.current} onClose={() => setEntering(false)} />
            </Suspense>
          )}
        </>
      )}
    </div>
  )
}

function RatesSkeleton() {
  return (
    <Loading className="flex flex-col gap-5">
      <div className="grid gap-3 sm:grid-cols-3">
        {['EUR', 'USD', 'GBP'].map((currency) => (
          <Skeleton key={currency} className="h-32 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  )
}
