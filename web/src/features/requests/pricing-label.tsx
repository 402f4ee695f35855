/** How far the price is that a customer waits for; nothing while nobody works on it. */
import type { RequestSummary } from '@kervan/domain/requests/request.ts'
import { pricingStatusWords } from '@kervan/domain/requests/request-options.ts'
import { Calculator } from 'lucide-react'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

const quiet = { icon: Calculator, colours: 'bg-hover text-ink' }

type Props = { request: Pick<RequestSummary, 'pricing_status' | 'quote_amount'> }

export function PricingLabel({ request: { pricing_status, quote_amount } }: Props) {
  // A status that this version does not know is left out.
  const word = pricing_status && pricingStatusWords[pricing_status]
  if (!word) return null
  return (
    <StatusBadge tone={quiet}>
      {quote_amount === null ? 'Teklifiniz' : 'Yeni teklifiniz'}: {word}
    </StatusBadge>
  )
}
