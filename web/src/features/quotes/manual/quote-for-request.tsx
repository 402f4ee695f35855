/** The dialog that makes a quote for a request, filled in with what the request says. */
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { draftOfRequest } from '#features/quotes/manual/draft-of-request.ts'
import { quoteAddress } from '#features/quotes/manual/make-quote.ts'
import type { QuoteDraft } from '#features/quotes/manual/quote-draft.ts'
import { QuoteEntry } from '#features/quotes/manual/quote-entry.tsx'
import { useRequestPorts } from '#features/quotes/use-request-ports.ts'
import { RequestFailure } from '#features/requests/request-failure.tsx'
import { mayBePriced } from '#features/requests/staff/pricing.ts'
import { api } from '#spine/api/api.ts'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

/**
 * A quote that is being prepared for the request already is opened instead; undefined until that is known.
 * Asked before the dialog is filled in only: later it may be the very quote that was made in it.
 */
function useUnsentQuote(requestId: string, isAsked: boolean): string | null | undefined {
  const navigate = useNavigate()
  const known = useQuery(
    api.quotes.editor.unsentOf.queryOptions({
      input: { id: requestId },
      enabled: isAsked,
      staleTime: 0,
      gcTime: 0,
    }),
  )
  // Where nobody can say, the server will when the quote is made.
  const unsent = known.isError ? null : known.data?.quote_id
  useEffect(() => {
    if (!unsent) return
    toast.info({
      title: quoteProblems.UNSENT_EXISTS.message,
      description: 'Fiyatı burada tamamlayın.',
      // The dialog goes, and at the bottom of the page that follows are its buttons.
      atBottom: false,
    })
    void navigate(quoteAddress(unsent), { replace: true })
  }, [unsent, navigate])
  return unsent
}

export function QuoteForRequest({ id, onClose }: { id: string; onClose: () => void }) {
  // Always fetched, so that the current version of the request is priced.
  const request = useQuery(api.requests.get.queryOptions({ input: { id }, staleTime: 0 }))
  const ports = useRequestPorts(request.data)
  const found = request.data
  // Once open it stays open with what was typed, whatever becomes of the request.
  const [start, setStart] = useState<{ initial: QuoteDraft; request: RequestDetail } | null>(null)
  const unsent = useUnsentQuote(id, start === null)
  if (!start && found && ports && unsent === null && mayBePriced(found))
    setStart({ initial: draftOfRequest(found, dayInIstanbul(new Date()), ports), request: found })
  if (start) return <QuoteEntry {...start} onClose={onClose} />
  return (
    <Dialog open page onOpenChange={(open) => !open && onClose()} title="Teklif hazırla">
      {found && !mayBePriced(found) ? (
        <p className="py-8 text-center text-14 text-muted">
          {found.number}: {quoteProblems.NOT_PENDING.message}
        </p>
      ) : request.isError ? (
        <RequestFailure query={request} />
      ) : (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-32" />
        </Loading>
      )}
    </Dialog>
  )
}
