/** Quotes that wait for the customer's answer, the first to expire on top. */
import type { Overview } from '@kervan/domain/shipments/shipments.contract.ts'
import { formatCount, formatMoney } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { useAnswerQuote } from '#features/quotes/answers/answer-quote.tsx'
import { offerAddress } from '#features/quotes/offers/offer-addresses.ts'
import { QuoteValidity } from '#features/requests/price-or-due.tsx'
import { hasExpired } from '#features/requests/quote-validity.ts'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { useNow } from '#spine/ui/use-now.ts'

type Waiting = Overview['urgent_quotes'][number]

export function WaitingQuotes({ requests, total }: { requests: readonly Waiting[]; total: number }) {
  const { ask, dialog } = useAnswerQuote()
  // After the last quote was answered its dialog must stay mounted until it closes.
  if (requests.length === 0) return dialog
  return (
    <Card aria-label="Yanıtınızı bekleyen teklifler">
      <CardHead
        title="Yanıtınızı bekleyen teklifler"
        action={
          total > requests.length && (
            <Link to="/dashboard?view=requests&status=quoted" className="link shrink-0 text-14">
              {formatCount(total)} teklifin tümü
            </Link>
          )
        }
      />
      <ul>
        {requests.map((request) => (
          <WaitingQuote key={request.id} request={request} onAnswer={(answer) => ask(answer, request)} />
        ))}
      </ul>
      {dialog}
    </Card>
  )
}

type Props = { request: Waiting; onAnswer: (answer: 'approve' | 'revise') => void }

function WaitingQuote({ request, onAnswer }: Props) {
  const { quote_id, quote_label, title, price_is_for, quote_amount, quote_currency } = request
  const now = useNow()
  const expired = hasExpired(request, now)
  return (
    <li className="flex items-center gap-x-5 gap-y-3 border-line border-b px-4 py-3 last:border-b-0 max-md:flex-col max-md:items-stretch md:px-5">
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">
          <NonBreakingText text={title} />
        </p>
        <div className="flex flex-wrap items-baseline gap-x-3 text-13 text-muted">
          {quote_amount !== null && (
            <span className="figures text-15 font-bold text-ink">
              {formatMoney(quote_amount, quote_currency ?? '')}
            </span>
          )}
          <QuoteValidity request={request} now={now} />
        </div>
        <p className="figures text-13 text-muted">
          <NonBreakingText text={`${quote_label} · ${price_is_for}`} />
        </p>
      </div>
      <div className="flex gap-2 max-md:flex-wrap max-md:[&>*]:flex-1">
        <LinkButton href={offerAddress('', quote_id ?? '')} state={openedHere}>
          Detay
        </LinkButton>
        {/* For an expired quote a new price can be requested only. */}
        <Button variant="primary" onClick={() => onAnswer(expired ? 'revise' : 'approve')}>
          {expired ? 'Revize iste' : 'Onayla'}
        </Button>
      </div>
    </li>
  )
}
