/** One offer in full, to read and to answer. Opening it tells the office that its customer has seen it. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { offerLabel } from '@kervan/domain/quotes/offer-line.ts'
import { offerStateAt, offerWords } from '@kervan/domain/quotes/offer-state.ts'
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { useAnswerQuote } from '#features/quotes/answers/answer-quote.tsx'
import { OfferBadge } from '#features/quotes/offers/offer-badge.tsx'
import { OfferDetails } from '#features/quotes/offers/offer-details.tsx'
import { OfferFooter, OfferLinks } from '#features/quotes/offers/offer-footer.tsx'
import { OfferValidity } from '#features/quotes/offers/offer-validity.tsx'
import { useChosenOptions } from '#features/quotes/offers/use-chosen-options.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { useNow } from '#spine/ui/use-now.ts'

type Props = { id: string; onClose: () => void; onAnswer: ReturnType<typeof useAnswerQuote>['ask'] }

export function OfferDialog({ id, onClose, onAnswer }: Props) {
  const query = useQuery(api.quotes.offers.get.queryOptions({ input: { id } }))
  const offer = query.data
  const chosen = useChosenOptions(offer)
  useMarkViewed(offer)
  return (
    <Dialog
      page
      open
      onOpenChange={(open) => !open && onClose()}
      title={<NonBreakingText text={offer?.title ?? 'Teklif'} />}
      description={offer && <Heading offer={offer} />}
      footer={
        offer && (
          <>
            <OfferLinks offer={offer} size="sm" className="mr-auto -ml-2 items-center max-md:hidden" />
            <OfferFooter offer={offer} chosen={chosen} onAnswer={onAnswer} />
          </>
        )
      }
    >
      {offer ? (
        <>
          <OfferDetails offer={offer} chosen={chosen} />
          <OfferLinks offer={offer} size="md" className="mt-6 -ml-3 md:hidden" />
        </>
      ) : query.isError ? (
        <Failure query={query} onClose={onClose} />
      ) : (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-28" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Dialog>
  )
}

function Heading({ offer }: { offer: Offer }) {
  const now = useNow()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="figures">{offerLabel(offer)}</span>
      <OfferBadge status={offerStateAt(offer, now)} />
      <OfferValidity offer={offer} />
    </span>
  )
}

/** Once for each offer that nobody has opened yet. If it fails, the next opening tells it. */
function useMarkViewed(offer: Offer | undefined): void {
  const unseen = offer?.status === 'sent' ? offer.id : null
  useEffect(() => {
    if (unseen) void client.quotes.offers.view({ id: unseen }).catch(() => undefined)
  }, [unseen])
}

type FailureProps = { query: Parameters<typeof LoadFailure>[0]['query']; onClose: () => void }

/** A malformed id is treated like an unknown one. */
function Failure({ query, onClose }: FailureProps) {
  const { status } = toProblem(query.error)
  if (status !== 404 && status !== 400) return <LoadFailure title={quoteWords.loadFailed} query={query} />
  return (
    <ErrorState
      title={offerWords.missing}
      message="Bağlantı eski olabilir. Listeden yeniden açın."
      action={<Button onClick={onClose}>Tekliflere dön</Button>}
    />
  )
}
