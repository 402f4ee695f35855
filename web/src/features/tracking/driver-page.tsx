/** The page of a driver's link: big buttons for what happened, made for a phone with a bad network. */
import {
  type DriverKind,
  driverKindsOf,
  driverProblems,
  driverWordsOf,
} from '@kervan/domain/tracking/driver-link.ts'
import type { DriverPage as Page } from '@kervan/domain/tracking/driver-links.contract.ts'
import { formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import { CircleCheck, Flag, type LucideIcon, PackageCheck } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { DriverHistory } from '#features/tracking/driver-history.tsx'
import { forgetPhotos } from '#features/tracking/driver-photo-store.ts'
import { DriverPhotos } from '#features/tracking/driver-photos.tsx'
import {
  createDriverReports,
  type DriverReports,
  hasDriverLinks,
  shownReports,
} from '#features/tracking/driver-reports.ts'
import { forgetDriverPage, keepDriverPage } from '#features/tracking/keep-driver-page.ts'
import { ReportDialog } from '#features/tracking/report-dialog.tsx'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function DriverPage() {
  const { token = '' } = useParams()
  return <Reporting key={token} token={token} />
}

function Reporting({ token }: { token: string }) {
  useDocumentTitle('Sürücü bildirimi')
  const [reports] = useState(() => createDriverReports(token))
  const state = useSyncExternalStore(reports.subscribe, reports.state)
  const { isFresh, refused, waiting, handedOver } = state
  useEffect(() => void reports.send(), [reports])
  useEffect(() => {
    if (isFresh) void keepDriverPage()
  }, [isFresh])
  useEffect(() => {
    if (!refused) return
    void forgetPhotos(token)
    if (!hasDriverLinks()) void forgetDriverPage()
  }, [refused, token])
  if (refused)
    return (
      <EmptyState title="Bağlantı çalışmıyor">
        {handedOver > 0
          ? `Bu bağlantı kapatılmış ya da süresi dolmuş. Gönderdiğiniz ${handedOver} bildirim kaybolmadı, operasyon ekibine iletildi. Yeni bağlantıyı onlardan isteyin.`
          : driverProblems.LINK_REFUSED.message}
        {waiting.length > 0 &&
          ` Telefonda bekleyen ${waiting.length} bildirim gönderilemedi; operasyon ekibine haber verin.`}
      </EmptyState>
    )
  if (state.page) return <Ready token={token} reports={reports} page={state.page} />
  if (state.isCutOff)
    return (
      <ErrorState
        title="Sayfa açılamadı"
        message="Bağlantı zayıf olabilir. Kendiliğinden yeniden denenir."
        onRetry={() => void reports.send()}
      />
    )
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </Loading>
  )
}

/** What is on the page may be old; reporting goes on. */
function CutOff({ since }: { since: string | undefined }) {
  return (
    <p
      role="status"
      className={cn('rounded-card bg-pending-fill px-4 py-3 text-pending', !since && 'sr-only')}
    >
      {since &&
        `Çevrimdışı: ${formatShortDateTime(since)} itibarıyla bilinenler görünüyor. Bildirdikleriniz bağlantı gelince gönderilir.`}
    </p>
  )
}

const icons: Record<DriverKind, LucideIcon> = {
  loaded: PackageCheck,
  border_crossing: Flag,
  delivered: CircleCheck,
}

type ReadyProps = { token: string; reports: DriverReports; page: Page }

function Ready({ token, reports, page }: ReadyProps) {
  const [asked, ask] = useState<DriverKind | null>(null)
  const state = useSyncExternalStore(reports.subscribe, reports.state)
  const shown = shownReports(state)
  const words = driverWordsOf(page.leg)
  const isDelivered = shown.some(({ kind, retracted }) => kind === 'delivered' && !retracted)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="figures text-14 text-muted">
          {[page.shipment_number, page.container_number, page.plate].filter(Boolean).join(' · ')}
        </p>
        <h1 className="mt-1 text-28">
          {page.origin} → {page.destination}
        </h1>
        {page.driver_name && <p className="mt-1 text-muted">Sürücü: {page.driver_name}</p>}
      </div>
      <CutOff since={state.isCutOff ? state.heardAt : undefined} />
      {isDelivered && (
        <p role="status" className="rounded-card bg-approved-fill px-4 py-3 text-approved">
          {page.leg === 'to_terminal' ? 'Terminale teslim bildirildi.' : 'Teslimat bildirildi.'} Elinize
          sağlık.
        </p>
      )}
      <div className="flex flex-col gap-3">
        {driverKindsOf(page.leg).map((kind) => {
          const Icon = icons[kind]
          return (
            <Button
              key={kind}
              onClick={() => ask(kind)}
              variant={kind === 'delivered' ? 'primary' : 'secondary'}
              className="h-20! w-full text-18!"
            >
              <Icon className="size-6" strokeWidth={1.75} aria-hidden />
              {words[kind].button}
            </Button>
          )
        })}
      </div>
      <DriverPhotos token={token} />
      <DriverHistory
        words={words}
        shown={shown}
        isCutOff={state.isCutOff}
        onRetract={(report) => reports.add(report)}
      />
      {asked && (
        <ReportDialog
          title={words[asked].button}
          place={{ loaded: page.origin, border_crossing: page.border, delivered: page.destination }[asked]}
          onClose={() => ask(null)}
          onReport={(place) => {
            ask(null)
            reports.add({
              id: randomKey(),
              kind: asked,
              place,
              happened_at: new Date().toISOString(),
              retracted: false,
            })
          }}
        />
      )}
    </div>
  )
}
