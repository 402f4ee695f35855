/** What proves that an offer was accepted, for its customer and for staff: to read, to print, to keep. */
import { surfaceOf } from '@kervan/domain/access/guarded-addresses.ts'
import { evidenceFacts, evidenceWords } from '@kervan/domain/quotes/evidence-facts.ts'
import { offerLabel } from '@kervan/domain/quotes/offer-line.ts'
import { offerWords } from '@kervan/domain/quotes/offer-state.ts'
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { useQuery } from '@tanstack/react-query'
import { FileDown, Printer } from 'lucide-react'
import { useLocation, useParams } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { usePageData } from '#features/company/page-data.tsx'
import { evidencePdfAddress, offerAddress } from '#features/quotes/offers/offer-addresses.ts'
import { api, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function EvidencePage() {
  useDocumentTitle(evidenceWords.title)
  const { id = '' } = useParams()
  const surface = surfaceOf(useLocation().pathname)
  const { company } = usePageData()
  const query = useQuery(api.quotes.offers.evidence.queryOptions({ input: { id } }))
  const { data } = query
  const back = surface === 'office' ? `/staff/quotes/${id}` : offerAddress('', id)
  if (query.isError && !data) return <Failure query={query} back={back} />
  if (!data)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    )
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-28">{evidenceWords.title}</h1>
        <div className="print-hidden flex flex-wrap gap-2">
          <LinkButton variant="ghost" href={back}>
            Teklife dön
          </LinkButton>
          <Button onClick={() => window.print()}>
            <Printer strokeWidth={1.75} aria-hidden />
            Yazdır
          </Button>
          <a href={evidencePdfAddress(id, surface)} className={buttonClasses({ variant: 'primary' })}>
            <FileDown strokeWidth={1.75} aria-hidden />
            PDF indir
          </a>
        </div>
      </header>
      <Card aria-label={offerLabel(data)} className="p-5 print:border-0 print:p-0">
        <p className="text-13 text-muted">{company.legal_name}</p>
        <p className="mt-1 text-14">{evidenceWords.text}</p>
        <dl className="mt-4">
          {evidenceFacts(data).map(({ label, value }) => (
            <div
              key={label}
              className="grid gap-x-6 gap-y-0.5 border-line border-t py-2.5 text-14 sm:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="figures whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}

type FailureProps = { query: Parameters<typeof LoadFailure>[0]['query']; back: string }

/** A malformed id is treated like an unknown one. */
function Failure({ query, back }: FailureProps) {
  const { status } = toProblem(query.error)
  if (status !== 404 && status !== 400) return <LoadFailure title={quoteWords.loadFailed} query={query} />
  return (
    <ErrorState
      title={offerWords.missing}
      message="Bu adreste onaylanmış bir teklif yok."
      action={<LinkButton href={back}>Teklife dön</LinkButton>}
    />
  )
}
