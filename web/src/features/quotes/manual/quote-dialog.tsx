/** `/staff/quotes/new`: the dialog that makes a quote over the list of quotes, with `?requestId=` for a request that waits for its price. */
import { useLocation, useNavigate } from 'react-router'
import { newQuoteDraft } from '#features/quotes/manual/quote-draft.ts'
import { QuoteEntry } from '#features/quotes/manual/quote-entry.tsx'
import { QuoteForRequest } from '#features/quotes/manual/quote-for-request.tsx'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'

export function QuoteDialog() {
  const requestId = useParam('requestId')
  const close = useClose()
  if (!requestId) return <QuoteEntry initial={newQuoteDraft()} request={null} onClose={close} />
  return <QuoteForRequest key={requestId} id={requestId} onClose={close} />
}

/** Back to where a link has opened it; from the address itself, to the quotes. */
function useClose() {
  const navigate = useNavigate()
  const { state, search } = useLocation() as { state: { openedHere?: boolean } | null; search: string }
  return () => {
    if (state?.openedHere) return void navigate(-1)
    void navigate(
      { pathname: '/staff/quotes', search: withParams(search, { requestId: null }) },
      { replace: true },
    )
  }
}
