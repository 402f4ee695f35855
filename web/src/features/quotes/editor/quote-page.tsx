/** /staff/quotes/{id} and /quote-preview/{id}: a quote being priced by staff, together where several have it open. */
import type { PricingBasis } from '@kervan/domain/quotes/pricing-basis.ts'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { unsentStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import { useSession } from '#features/auth/session.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ActionBar } from '#features/quotes/editor/action-bar.tsx'
import { CustomerCard } from '#features/quotes/editor/customer-card.tsx'
import { EditorContext, useQuoteDocument } from '#features/quotes/editor/editor-context.ts'
import { HistoryCard } from '#features/quotes/editor/history-card.tsx'
import { LeaveGuard } from '#features/quotes/editor/leave-guard.tsx'
import { LinesCard } from '#features/quotes/editor/lines-card.tsx'
import { PriceHelpCard } from '#features/quotes/editor/price-help-card.tsx'
import { createFigures } from '#features/quotes/editor/quote-figures.ts'
import { QuoteHeader } from '#features/quotes/editor/quote-header.tsx'
import { ShipmentCard } from '#features/quotes/editor/shipment-card.tsx'
import { TermsCard } from '#features/quotes/editor/terms-card.tsx'
import { TotalsCard } from '#features/quotes/editor/totals-card.tsx'
import { useOtherEditors } from '#features/quotes/editor/use-other-editors.ts'
import { useQuoteEditor } from '#features/quotes/editor/use-quote-editor.ts'
import { RevisionsCard } from '#features/quotes/revisions/revisions-card.tsx'
import { MailsCard } from '#features/quotes/sending/mails-card.tsx'
import { api, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { useLiveEvent } from '#spine/live/use-live.ts'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function QuotePage() {
  const { id = '' } = useParams()
  return <OneQuote key={id} id={id} />
}

function OneQuote({ id }: { id: string }) {
  // Always fetched: it may have been changed since it was last open.
  const quote = useQuery(api.quotes.editor.get.queryOptions({ input: { id }, staleTime: 0 }))
  const basis = useQuery(api.quotes.editor.basis.queryOptions())
  const person = useSession('office').data?.person
  useDocumentTitle(quote.data?.quote_no ?? 'Teklif')
  useNewsWhileLoading(id, Boolean(quote.data && basis.data && person), quote.refetch)
  if (quote.data && basis.data && person)
    return <Editor quote={quote.data} basis={basis.data} personId={person.id} refetch={quote.refetch} />
  const failed = quote.isError ? quote : basis.isError ? basis : null
  if (!failed) return <PageLoading />
  const { status } = toProblem(failed.error)
  if (status === 404 || status === 400)
    return (
      <ErrorState
        title={quoteWords.missing}
        message="Adres yanlış ya da teklif artık yok."
        action={<LinkButton href="/staff/quotes">Tekliflere git</LinkButton>}
      />
    )
  return <LoadFailure title={quoteWords.loadFailed} query={failed} />
}

/** The editor hears of changes itself; what comes before it is there may be newer than what was fetched. */
function useNewsWhileLoading(id: string, isShown: boolean, refetch: () => unknown): void {
  const hasNews = useRef(false)
  useLiveEvent('quote.changed', ({ data }) => {
    if (!isShown && (data as { quote_id?: string }).quote_id === id) hasNews.current = true
  })
  useEffect(() => {
    if (!isShown || !hasNews.current) return
    hasNews.current = false
    void refetch()
  }, [isShown, refetch])
}

type EditorProps = { quote: QuoteDocument; basis: PricingBasis; personId: string; refetch: () => unknown }

function Editor({ quote, basis, personId, refetch }: EditorProps) {
  const editor = useQuoteEditor({ quote, personId, refetch })
  const status = useSyncExternalStore(editor.subscribe, () => editor.snapshot().state.quote.status)
  const isReadOnly = !unsentStatuses.some((one) => one === status)
  const others = useOtherEditors(quote.id, personId, !isReadOnly)
  const figures = useMemo(() => createFigures(basis.tax_codes), [basis])
  const editing = useMemo(
    () => ({ editor, basis, figures, isReadOnly }),
    [editor, basis, figures, isReadOnly],
  )
  return (
    <EditorContext value={editing}>
      <div className="flex flex-col gap-4">
        <QuoteHeader others={others} />
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          <CustomerCard customerId={quote.customer_id} />
          <ShipmentCard />
        </div>
        <LinesCard />
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <TermsCard />
          <div className="flex flex-col gap-4 max-xl:order-first">
            <TotalsCard />
            {!isReadOnly && <PriceHelp id={quote.id} />}
            <RevisionsCard id={quote.id} />
            <MailsCard id={quote.id} />
            <HistoryCard id={quote.id} />
          </div>
        </div>
        <ActionBar refetch={refetch} />
      </div>
      <LeaveGuard />
    </EditorContext>
  )
}

/** Asked anew after a save. */
function PriceHelp({ id }: { id: string }) {
  return <PriceHelpCard id={id} version={useQuoteDocument().version} />
}

function PageLoading() {
  return (
    <Loading label="Teklif yükleniyor" className="flex flex-col gap-4">
      <Skeleton className="h-36" />
      <div className="grid gap-4 xl:grid-cols-2">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
      <Skeleton className="h-64" />
    </Loading>
  )
}
