/** The customer's offers as cards, filtered by state; the URL may open one of them. */
import { type OfferGroup, offerGroupWords, offerWords } from '@kervan/domain/quotes/offer-state.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { type ElementType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { useAnswerQuote } from '#features/quotes/answers/answer-quote.tsx'
import { OfferCard } from '#features/quotes/offers/offer-card.tsx'
import { useOfferCounts, useOffers } from '#features/quotes/offers/offer-list.ts'
import { quotedRequestOf } from '#features/quotes/offers/quoted-request-of.ts'
import { newRequestAddress } from '#features/requests/request-addresses.ts'
import { useChangeCounts } from '#features/requests/request-list.ts'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { useChoice } from '#spine/addresses/search-params.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { PagedList } from '#spine/api/paged-list.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

const OfferDialog: ElementType = lazy(() =>
  loadDialog(async () => (await import('#features/quotes/offers/offer-dialog.tsx')).OfferDialog),
)

const groups = keysOf(offerGroupWords)

export function OffersView() {
  useDocumentTitle('Teklifler')
  const group = useChoice('status', groups, null)
  const opened = useParam('quote')
  const close = useCloseDialog('quote', 'ask', 'compare', 'with')
  const offers = useOffers(group)
  const changes = useChangeCounts('request.changed', 'request_id')
  const { ask, dialog } = useAnswerQuote()
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-28">Teklifler</h1>
      <GroupChips current={group} />
      <PagedList
        pages={offers}
        failure={{ title: offerWords.loadFailed }}
        empty={<NoOffers filtered={group !== null} />}
        skeleton="h-36 rounded-card"
      >
        {(shown) => (
          <ul
            className={cn('flex flex-col gap-3 transition-opacity', offers.isPlaceholderData && 'opacity-60')}
          >
            {shown.map((offer) => (
              <OfferCard
                key={offer.id}
                offer={offer}
                changes={changes.get(offer.request_id ?? '') ?? 0}
                onAnswer={(answer) => ask(answer, quotedRequestOf(offer, offer.total))}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Suspense>{opened && <OfferDialog key={opened} id={opened} onClose={close} onAnswer={ask} />}</Suspense>
      {dialog}
    </div>
  )
}

function GroupChips({ current }: { current: OfferGroup | null }) {
  const { search } = useLocation()
  const { data: counts } = useOfferCounts()
  const chip = (key: OfferGroup | null) => ({
    key: key ?? 'total',
    label: key ? offerGroupWords[key] : 'Tümü',
    count: counts?.[key ?? 'total'],
    search: withParams(search, { status: key, quote: null }),
    current: key === current,
  })
  return (
    <FilterChips
      label="Duruma göre süz"
      chips={[null, ...groups].map(chip)}
      className="max-md:-mx-4 max-md:w-dvw max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:py-1"
    />
  )
}

function NoOffers({ filtered }: { filtered: boolean }) {
  if (filtered)
    return (
      <EmptyState title="Bu durumda teklif yok" className="rounded-card border border-line bg-card">
        Başka bir durum seçin.
      </EmptyState>
    )
  return (
    <EmptyState
      title={offerWords.emptyTitle}
      className="rounded-card border border-line bg-card"
      action={
        <LinkButton variant="next" href={newRequestAddress('quick')} state={openedHere}>
          Teklif iste
        </LinkButton>
      }
    >
      Yükünüzü anlatın; teklifimiz 24 saat içinde burada ve e-postanızda olur.
    </EmptyState>
  )
}
