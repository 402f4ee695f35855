/** `/newsletter`: the figures of the newsletter, its subscribers and its campaigns. */
import { formatCount, formatPercent } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { Ban, FileUp, Plus, ScrollText, UserPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import {
  importsAddress,
  registryAddress,
  suppressionsAddress,
} from '#features/newsletter/campaigns/campaign-addresses.ts'
import { SubscribersView } from '#features/newsletter/subscribers/subscribers-view.tsx'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadDialog, loadView } from '#spine/api/load-or-wait.tsx'
import { buttonClasses } from '#spine/ui/button.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

const CampaignsView = lazy(() =>
  loadView(async () => (await import('#features/newsletter/campaigns/campaigns-view.tsx')).CampaignsView),
)
const NewCampaignDialog = lazy(() =>
  loadDialog(
    async () => (await import('#features/newsletter/campaigns/new-campaign-dialog.tsx')).NewCampaignDialog,
  ),
)
const AddSubscriberDialog = lazy(() =>
  loadDialog(
    async () =>
      (await import('#features/newsletter/subscribers/add-subscriber-dialog.tsx')).AddSubscriberDialog,
  ),
)

export function NewsletterPage() {
  useDocumentTitle('Bülten')
  const { search } = useLocation()
  const isCampaigns = useParam('view') === 'campaigns'
  const isNew = useParam('new') === '1'
  const isAdding = useParam('add') === '1'
  const close = useCloseDialog('new', 'add')
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-2">
        <h1 className="mr-auto text-22 max-sm:w-full">Bülten</h1>
        {!isCampaigns && (
          <>
            <LinkButton href={`${registryAddress}?only=open`}>
              <ScrollText strokeWidth={1.75} aria-hidden />
              İYS
            </LinkButton>
            <LinkButton href={suppressionsAddress}>
              <Ban strokeWidth={1.75} aria-hidden />
              Engeller
            </LinkButton>
            <LinkButton href={importsAddress}>
              <FileUp strokeWidth={1.75} aria-hidden />
              Dosyadan al
            </LinkButton>
            <Link
              to={{ search: withParams(search, { add: '1' }) }}
              state={openedHere}
              preventScrollReset
              className={buttonClasses({ variant: 'secondary' })}
            >
              <UserPlus strokeWidth={1.75} aria-hidden />
              Abone ekle
            </Link>
          </>
        )}
        <Link
          to={{ search: withParams(search, { new: '1' }) }}
          state={openedHere}
          preventScrollReset
          className={buttonClasses({ variant: 'primary' })}
        >
          <Plus strokeWidth={1.75} aria-hidden />
          Yeni kampanya
        </Link>
      </header>
      <Cards />
      <FilterChips
        label="Görünüm"
        chips={[
          { key: 'subscribers', label: 'Aboneler', search: '', current: !isCampaigns },
          { key: 'campaigns', label: 'Kampanyalar', search: '?view=campaigns', current: isCampaigns },
        ]}
      />
      {isCampaigns ? (
        <Suspense
          fallback={
            <Loading>
              <Skeleton className="h-96 rounded-card" />
            </Loading>
          }
        >
          <CampaignsView />
        </Suspense>
      ) : (
        <SubscribersView />
      )}
      <Suspense>
        {isNew && <NewCampaignDialog onClose={close} />}
        {isAdding && <AddSubscriberDialog onClose={close} />}
      </Suspense>
    </div>
  )
}

function Cards() {
  const query = useQuery(api.newsletter.subscribers.cards.queryOptions())
  if (query.isError && !query.data)
    return <LoadFailure title="Veriler yüklenirken bir hata oluştu" query={query} className="py-4" />
  const cards = query.data
  if (!cards)
    return (
      <Loading className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-28 rounded-card" />
        ))}
      </Loading>
    )
  const { registry_open, registry_overdue } = cards
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile
        label="Aktif aboneler"
        value={formatCount(cards.active)}
        note={`${formatCount(cards.subscribers)} kayıttan, bu ay ${formatCount(cards.new_this_month)} yeni`}
        to="/newsletter?status=active"
      />
      <StatTile
        label="Gönderilen kampanyalar"
        value={formatCount(cards.sent_campaigns)}
        note={`${formatCount(cards.campaigns)} kampanyadan`}
        to="/newsletter?view=campaigns&status=sent"
      />
      <StatTile
        label="Açma oranı"
        value={cards.open_rate === null ? '–' : formatPercent(cards.open_rate)}
        note={
          cards.click_rate === null
            ? 'Son 90 günde gönderim yok'
            : `Tıklama ${formatPercent(cards.click_rate)}, son 90 gün`
        }
        explanation="Ölçülmeyi kabul eden alıcılar içinde, son 90 gün. Posta sağlayıcılarının ve bağlantı tarayıcılarının açtıkları sayılmaz."
      />
      <StatTile
        label="İYS’ye işlenecek"
        value={formatCount(registry_open)}
        note={
          registry_overdue > 0 ? (
            <span className="text-danger">{`${formatCount(registry_overdue)} kaydın üç iş günü geçti`}</span>
          ) : (
            'Üç iş günü geçen yok'
          )
        }
        to={registryAddress}
      />
    </div>
  )
}
