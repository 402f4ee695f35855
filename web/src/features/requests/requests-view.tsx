/** The customer's requests, also shown as *İş Akışı*: counts, and the list with search and filters in the URL. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { keysOf, type RequestStatus, requestStatusWords } from '@kervan/domain/requests/request-options.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import type { AskAnswer } from '#features/requests/quoted-request.ts'
import { newRequestAddress } from '#features/requests/request-addresses.ts'
import { CountStrip } from '#features/requests/request-counts.tsx'
import {
  type RequestOrder,
  requestOrders,
  useRequestCounts,
  useRequests,
} from '#features/requests/request-list.ts'
import { RequestOverlays } from '#features/requests/request-overlays.tsx'
import { RequestRows } from '#features/requests/request-rows.tsx'
import { WorkflowSteps } from '#features/requests/workflow-steps.tsx'
import { useAddressText } from '#spine/addresses/address-text.ts'
import { openedHere, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { useChoice } from '#spine/addresses/search-params.ts'
import { toProblem } from '#spine/api/api.ts'
import { SortSelect } from '#spine/lists/sort-select.tsx'
import { Button } from '#spine/ui/button.tsx'
import { type FilterChip, FilterChips } from '#spine/ui/filter-chips.tsx'
import { FromDateFilter, parseDay } from '#spine/ui/from-date-filter.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { RemovableFilter } from '#spine/ui/removable-filter.tsx'
import { SearchField } from '#spine/ui/search-field.tsx'
import { toast } from '#spine/ui/toast.tsx'

const filters: readonly { status: RequestStatus | null; label: string }[] = [
  { status: null, label: 'Tümü' },
  { status: 'pending', label: 'Bekleyen' },
  { status: 'quoted', label: 'Teklif Alınan' },
  { status: 'approved', label: 'Onaylanan' },
  { status: 'rejected', label: 'Reddedilen' },
]

const orderWords: Record<RequestOrder, string> = {
  '-created': 'En yeni önce',
  created: 'En eski önce',
  title: 'Başlığa göre',
  '-amount': 'En yüksek tutar önce',
  amount: 'En düşük tutar önce',
}
const orderOptions = requestOrders.map((value) => ({ value, label: orderWords[value] }))

type Props = {
  onAnswer: AskAnswer
  offerOf: (quoteId: string) => ReactNode
  historyOf: (request: RequestDetail) => ReactNode
  documentsOf: (requestId: string) => ReactNode
}

/** Answering belongs to quotes, a feature above this one. */
export function RequestsView({ onAnswer, offerOf, historyOf, documentsOf }: Props) {
  const heading = useParam('view') === 'workflow' ? 'İş Akışı' : 'Talepler'
  useDocumentTitle(heading)
  const { search } = useLocation()
  const status = useChoice('status', keysOf(requestStatusWords), null)
  const { applied: searchText, text, type } = useAddressText('q')
  const counts = useRequestCounts()
  const since = parseDay(useParam('since'))
  const quotedSince = parseDay(useParam('quoted_since'))
  const quoteOpen = useParam('quote_open') !== null
  const sort = useChoice('sort', requestOrders, null)
  const requests = useRequests({ status, search: searchText, since, quotedSince, quoteOpen, sort })
  const isFirstTime = counts.data?.total === 0
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-28">{heading}</h1>
        <RefreshButton
          refresh={async () => {
            const answers = await Promise.all([requests.refetch(), counts.refetch()])
            return answers.find(({ error }) => error)?.error
          }}
        />
        <div className="flex flex-wrap gap-3 max-md:w-full max-md:[&>*]:flex-1">
          <LinkButton href={newRequestAddress('detailed')} state={openedHere} preventScrollReset>
            Detaylı talep
          </LinkButton>
          <LinkButton variant="next" href={newRequestAddress('quick')} state={openedHere} preventScrollReset>
            Hızlı teklif
          </LinkButton>
        </div>
      </header>
      <WorkflowSteps isPromised={counts.data?.pending !== 0} />
      {!isFirstTime && (
        <>
          <CountStrip counts={counts} search={search} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <FilterChips
              label="Duruma göre süz"
              chips={chipsOf(status, search)}
              className="max-md:-mx-4 max-md:w-dvw max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:py-1"
            />
            <div className="flex gap-2 max-md:w-full max-md:flex-wrap">
              <SearchField
                label="Başlık, ülke veya konteyner ara"
                value={text}
                onChange={type}
                shortcut
                className="max-md:w-full md:w-72"
              />
              <SortSelect options={orderOptions} sort={sort} defaultSort="-created" className="text-14" />
            </div>
          </div>
        </>
      )}
      {since && (
        <FromDateFilter label="Açılan talepler" day={since} search={withParams(search, { since: null })} />
      )}
      {quotedSince && (
        <FromDateFilter
          label="Teklif alan talepler"
          day={quotedSince}
          search={withParams(search, { quoted_since: null })}
        />
      )}
      {quoteOpen && (
        <RemovableFilter search={withParams(search, { quote_open: null })}>
          Süresi dolmamış teklifler
        </RemovableFilter>
      )}
      <RequestRows
        requests={requests}
        filtered={status !== null || searchText !== '' || since !== null || quotedSince !== null || quoteOpen}
        onAnswer={onAnswer}
      />
      <RequestOverlays
        onAnswer={onAnswer}
        offerOf={offerOf}
        historyOf={historyOf}
        documentsOf={documentsOf}
      />
    </div>
  )
}

function chipsOf(current: RequestStatus | null, search: string): FilterChip[] {
  return filters.map(({ status, label }) => ({
    key: label,
    label,
    // The filter for open quotes applies to no other status.
    search: withParams(search, { status, quote_open: null }),
    current: status === current,
  }))
}

/** The list is updated live; this is for those who want to be sure. */
function RefreshButton({ refresh }: { refresh: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const error = await refresh()
    setBusy(false)
    if (error) toast.failure({ title: requestWords.refreshFailed, description: toProblem(error).message })
  }
  return (
    <Button variant="ghost" busy={busy} busyLabel="Yenileniyor" onClick={() => void run()}>
      <RefreshCw strokeWidth={1.75} aria-hidden />
      Yenile
    </Button>
  )
}
