/** The head of the quote page: company, state, number, validity, currency and rates. */
import { pricingFacts } from '@kervan/domain/quotes/pricing-facts.ts'
import { quoteStatusNotes } from '@kervan/domain/quotes/quote-options.ts'
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { isExpired, openStatuses, unsentStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { formatDate, formatDue } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul, daysBetween } from '@kervan/domain/values/istanbul-time.ts'
import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { usePageData } from '#features/company/page-data.tsx'
import { CustomerAnswer } from '#features/quotes/editor/customer-answer.tsx'
import {
  useEditing,
  useEditor,
  useQuoteDocument,
  useQuoteFields,
} from '#features/quotes/editor/editor-context.ts'
import { QuoteBadge } from '#features/quotes/editor/quote-badge.tsx'
import { FactGrid } from '#features/quotes/fact-grid.tsx'
import { useScheduledSend } from '#features/quotes/sending/use-scheduled-send.ts'
import { RatesLine } from '#features/rates/rates-line.tsx'
import { client, toProblem } from '#spine/api/api.ts'
import { Badge } from '#spine/ui/badge.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { toast } from '#spine/ui/toast.tsx'
import { useNow } from '#spine/ui/use-now.ts'

export function QuoteHeader({ others }: { others: readonly string[] }) {
  const { company } = usePageData()
  const quote = useQuoteDocument()
  const currency = useEditor(({ state }) => state.local.fields.currency)
  return (
    <Card className="flex flex-col gap-4 p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h1 className="figures text-22">{quote.quote_no}</h1>
            {quote.revision > 1 && <Badge>Rev. {quote.revision}</Badge>}
            <QuoteBadge status={quote.status} />
          </div>
          <p className="text-muted">{quoteStatusNotes[quote.status]}</p>
          <ScheduledSend id={quote.id} />
        </div>
        <p className="min-w-0 text-13 text-muted sm:text-right">
          <span className="block font-medium text-ink">{company.legal_name}</span>
          {company.phones[0]} · {company.email}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-t pt-4 xl:grid-cols-4">
        <Fact label="Oluşturuldu">
          {formatDate(quote.created_at)}
          {quote.created_by_name && <span className="block text-13 text-muted">{quote.created_by_name}</span>}
        </Fact>
        <Fact label="Geçerlilik">
          <Validity until={quote.valid_until} isRunning={runningStatuses.has(quote.status)} />
        </Fact>
        <Fact label="Para birimi">{currency}</Fact>
        <Fact label="Kur">
          <Rates />
        </Fact>
      </dl>
      <PriceStandsOn />
      <CustomerAnswer />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-13">
        {quote.request_id && (
          <span>
            Talep:{' '}
            <Link to={`/staff/requests?request=${quote.request_id}`} className="link figures">
              {quote.request_number}
            </Link>
          </span>
        )}
        <Link to={`/staff/quotes/${quote.id}/offer`} className="link">
          {quote.sent_at ? 'Müşterinin gördüğü teklif' : 'Teklifi önizle'}
        </Link>
        {quote.has_evidence && (
          <Link to={`/staff/quotes/${quote.id}/kanit`} className="link">
            Onay belgesi
          </Link>
        )}
      </p>
      <p
        role="status"
        className={others.length > 0 ? 'rounded-field bg-sea-soft px-3 py-2 text-on-sea-soft' : 'sr-only'}
      >
        {others.length > 0 && `Bu teklif başkasında da açık: ${others.join(', ')}. Değişiklikler birleşir.`}
      </p>
    </Card>
  )
}

/** As it is written now, not as it was saved. */
function PriceStandsOn() {
  const document = useQuoteDocument()
  const fields = useQuoteFields()
  return (
    <section aria-label="Fiyatın dayanağı" className="border-line border-t pt-4">
      <FactGrid facts={pricingFacts({ ...document, ...fields })} />
    </section>
  )
}

/** What will be sent later is not forgotten and sent twice. */
function ScheduledSend({ id }: { id: string }) {
  const now = new Date(useNow())
  const sendAt = useScheduledSend(id)
  return (
    <p role="status" className="text-13 empty:hidden">
      {sendAt && `Gönderim zamanlandı: ${formatDue(sendAt, now)}`}
    </p>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Once it is answered or renewed no time is left to answer it. */
const runningStatuses: ReadonlySet<string> = new Set([...unsentStatuses, ...openStatuses, 'expired'])

function Validity({ until, isRunning }: { until: string; isRunning: boolean }) {
  const now = new Date(useNow())
  const days = daysBetween(dayInIstanbul(now), dayInIstanbul(new Date(until)))
  if (!isRunning) return formatDate(until)
  return (
    <>
      {formatDate(until)}
      {isExpired(new Date(until), now) ? (
        <span className="block text-13 text-danger">Süresi doldu</span>
      ) : (
        <span className="block text-13 text-muted">{days === 0 ? 'Bugün bitiyor' : `${days} gün kaldı`}</span>
      )}
    </>
  )
}

/** The rates stay with the quote until somebody takes newer ones. */
function Rates() {
  const { editor, isReadOnly } = useEditing()
  const { id, rates } = useQuoteDocument()
  const isOld = rates.date < dayInIstanbul(new Date(useNow()))
  const refresh = useMutation({
    mutationFn: () => client.quotes.editor.refreshRates({ id }, callTimeout()),
    onSuccess: (quote) => {
      const isNewer = quote.rates.date !== rates.date || quote.rates.source !== rates.source
      editor.receive(quote)
      toast.success({ title: isNewer ? 'Kurlar güncellendi' : 'Daha yeni bir kur yok' })
    },
    onError: (error) =>
      toast.failure({
        title: requestWords.errorTitle,
        description: `${quoteWords.sumsFailed}. ${toProblem(error).message}`,
      }),
  })
  return (
    <>
      <RatesLine rates={rates} currencies={[]} isLinked />
      {!isReadOnly && isOld && (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-3 flex"
          busy={refresh.isPending}
          onClick={() => refresh.mutate()}
        >
          <RefreshCw strokeWidth={1.75} aria-hidden />
          Güncel kurları al
        </Button>
      )}
    </>
  )
}
