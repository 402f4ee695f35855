/** An offer as a page to read and to print: on the screen a sheet of paper and the way to answer it, on paper nothing but the offer. */

import type { Surface } from '@kervan/domain/access/roles.ts'
import { offerNumber } from '@kervan/domain/quotes/offer-sheet.ts'
import { isAnswerable } from '@kervan/domain/quotes/offer-state.ts'
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ChangedOffer } from '#features/quotes/offers/changed-offer.tsx'
import { offerAddress } from '#features/quotes/offers/offer-addresses.ts'
import { OfferSheetView } from '#features/quotes/sheet/offer-sheet-view.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { useNow } from '#spine/ui/use-now.ts'

type Props = {
  surface: Surface
  /** Where readers go from here. */
  backOf: (offerId: string) => { to: string; label: string }
}

export function OfferPage({ surface, backOf }: Props) {
  const { id = '' } = useParams()
  const query = useQuery(api.quotes.offers.get.queryOptions({ input: { id } }))
  const offer = query.data
  const isOwn = surface === 'portal'
  useDocumentTitle(offer ? `Teklif ${offerNumber(offer)}` : 'Teklif')
  useRecordView(isOwn ? offer?.id : undefined)
  const back = backOf(offer?.id ?? id)
  const now = useNow()
  const isWaiting = isOwn && offer !== undefined && isAnswerable(offer, now)
  const status = query.isError ? toProblem(query.error).status : 0
  const isMissing = status === 404 || status === 400
  return (
    <div className="mx-auto flex w-full max-w-[56rem] flex-col gap-4 px-4 py-4 sm:py-6 print:max-w-none print:p-0">
      <div className="print-hidden flex flex-wrap items-center justify-between gap-2">
        <LinkButton href={back.to} variant="ghost" className="-ml-3">
          <ArrowLeft strokeWidth={1.75} aria-hidden /> {back.label}
        </LinkButton>
        {offer && (
          <div className="flex flex-wrap gap-2">
            <a
              href={`/api/offers/${offer.id}/pdf?surface=${surface}&download=1`}
              download
              className={buttonClasses({})}
            >
              <Download strokeWidth={1.75} aria-hidden /> PDF indir
            </a>
            <Button variant={isWaiting ? 'secondary' : 'next'} onClick={() => window.print()}>
              <Printer strokeWidth={1.75} aria-hidden /> Yazdır
            </Button>
            {isWaiting && (
              <LinkButton
                href={offerAddress('', offer.id)}
                variant="next"
                className="max-sm:order-first max-sm:w-full"
              >
                Teklifi yanıtla
              </LinkButton>
            )}
          </div>
        )}
      </div>
      {offer && isOwn && <ChangedOffer offer={offer} />}
      {offer ? (
        <OfferSheetView offer={offer} />
      ) : isMissing ? (
        <ErrorState title={quoteWords.missing} message="Adres yanlış ya da teklif size gönderilmemiş." />
      ) : query.isError ? (
        <LoadFailure title={`${quoteWords.loadFailed}.`} query={query} />
      ) : (
        <Loading label="Teklif yükleniyor">
          <Skeleton className="h-[60rem]" />
        </Loading>
      )}
    </div>
  )
}

/** Once per opening. The page is there for its reader whether or not this arrives. */
function useRecordView(id: string | undefined): void {
  useEffect(() => {
    if (id) client.quotes.offers.view({ id }).catch(() => undefined)
  }, [id])
}
