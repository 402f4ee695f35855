/** The summary for phones: notifications, quotes and shipments in three lines at the top of the overview. */
import type { Overview } from '@kervan/domain/shipments/shipments.contract.ts'
import { formatCount, formatMoney } from '@kervan/domain/values/format-number.ts'
import { FileText, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { offerAddress } from '#features/quotes/offers/offer-addresses.ts'
import { openQuotesAddress, shipmentAddress } from '#features/requests/request-addresses.ts'
import { expiredQuotesText } from '#features/shipments/expired-quotes-text.ts'
import { routeText } from '#features/shipments/shipment-route-text.ts'
import { SummaryLine } from '#spine/ui/summary-line.tsx'

type Props = { overview: Overview; notificationLine: ReactNode }

export function AtAGlance({ overview, notificationLine }: Props) {
  return (
    <ul aria-label="Bir bakışta" className="rounded-card border border-line bg-card md:hidden">
      {notificationLine}
      <QuoteLine overview={overview} />
      <ShipmentLine overview={overview} />
    </ul>
  )
}

function QuoteLine({ overview: { requests, urgent_quotes } }: { overview: Overview }) {
  const [only] = urgent_quotes
  const open = requests.quoted - requests.expired
  if (open === 1 && only?.quote_amount)
    return (
      <SummaryLine icon={FileText} to={offerAddress('', only.quote_id ?? '')} marked>
        1 teklif yanıtınızı bekliyor: {formatMoney(only.quote_amount, only.quote_currency ?? '')}
      </SummaryLine>
    )
  if (requests.quoted > 0)
    return (
      <SummaryLine
        icon={FileText}
        to={open > 0 ? openQuotesAddress : '/dashboard?view=requests&status=quoted'}
        marked
      >
        {open > 0 ? `${formatCount(open)} teklif yanıtınızı bekliyor` : expiredQuotesText(requests.expired)}
      </SummaryLine>
    )
  return (
    <SummaryLine icon={FileText} to="/dashboard?view=requests" marked={false}>
      {requests.pending > 0
        ? `${formatCount(requests.pending)} talebinize teklif hazırlıyoruz`
        : 'Yanıt bekleyen teklif yok'}
    </SummaryLine>
  )
}

function ShipmentLine({ overview: { shipments, active_shipments } }: { overview: Overview }) {
  const [only] = active_shipments
  if (shipments.active === 1 && only)
    return (
      <SummaryLine icon={Package} to={shipmentAddress(only.id)} marked>
        1 aktif gönderi: {routeText(only)}
      </SummaryLine>
    )
  return (
    <SummaryLine icon={Package} to="/dashboard?view=shipments&status=active" marked={shipments.active > 0}>
      {shipments.active > 0
        ? `${formatCount(shipments.active)} aktif gönderi${shipments.delayed > 0 ? `, ${formatCount(shipments.delayed)} gecikmiş` : ''}`
        : 'Yolda gönderi yok'}
    </SummaryLine>
  )
}
