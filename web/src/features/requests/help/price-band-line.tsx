/** The price band of a lane from accepted quotes, or a message that there are too few. */

import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { tooFewQuotes } from '@kervan/domain/requests/requests.copy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatCount, formatMoney } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { HelpLine } from '#features/requests/help/help-line.tsx'
import { api } from '#spine/api/api.ts'
import { useDebounced } from '#spine/ui/use-debounced.ts'

const perUnit = {
  container: 'konteyner başına',
  kg: 'kg başına',
  m3: 'm³ başına',
  shipment: 'gönderi başına',
}

type Props = { mode: TransportMode; originCountry: string; destinationCountry: string }

/** Renders nothing until both countries are known and the server has answered. */
export function PriceBandLine({ mode, originCountry, destinationCountry }: Props) {
  const origin = useDebounced(originCountry.trim(), 300)
  const destination = useDebounced(destinationCountry.trim(), 300)
  const { data } = useQuery(
    api.quotes.priceBand.queryOptions({
      input: { transport_mode: mode, origin_country: origin, destination_country: destination },
      enabled: origin.length >= 2 && destination.length >= 2,
      staleTime: 600_000,
    }),
  )
  if (!data) return null
  if (!data.band) return <HelpLine icon={Tag}>{tooFewQuotes}</HelpLine>
  const { low, high, currency, unit, quotes, newest_at } = data.band
  return (
    <HelpLine
      icon={Tag}
      title={`${formatMoney(low, currency)} – ${formatMoney(high, currency)}, ${perUnit[unit]}`}
    >
      Fikir verir, teklif değildir. Kabul edilen {formatCount(quotes)} tekliften hesaplandı; en yenisi{' '}
      {formatDate(newest_at)}.
    </HelpLine>
  )
}
