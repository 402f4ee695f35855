/** The price band of a lane for a kind of load from accepted quotes, or a message that there are too few. */

import { type BandBasis, bandBases } from '@kervan/domain/requests/price-band-basis.ts'
import { tooFewQuotes } from '@kervan/domain/requests/requests.copy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatCount, formatMoney } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { HelpLine } from '#features/requests/help/help-line.tsx'
import { api } from '#spine/api/api.ts'
import { useDebounced } from '#spine/ui/use-debounced.ts'

type Lane = { originCountry: string; destinationCountry: string }

/** One for each kind of load; none before it is known which. */
export function PriceBandLines({ bases, ...lane }: Lane & { bases: readonly BandBasis[] }) {
  return bases.map((basis) => (
    <PriceBandLine key={basis} basis={basis} alone={bases.length === 1} {...lane} />
  ))
}

type LineProps = Lane & { basis: BandBasis; alone: boolean }

/** Renders nothing until both countries are known and the server has answered. */
function PriceBandLine({ basis, alone, originCountry, destinationCountry }: LineProps) {
  const origin = useDebounced(originCountry.trim(), 300)
  const destination = useDebounced(destinationCountry.trim(), 300)
  const { data } = useQuery(
    api.quotes.priceBand.queryOptions({
      input: { basis, origin_country: origin, destination_country: destination },
      enabled: origin.length >= 2 && destination.length >= 2,
      staleTime: 600_000,
    }),
  )
  if (!data) return null
  const { words } = bandBases[basis]
  if (!data.band)
    return (
      <HelpLine icon={Tag} title={!alone && words}>
        {tooFewQuotes}
      </HelpLine>
    )
  const { low, high, currency, quotes, newest_at } = data.band
  return (
    <HelpLine icon={Tag} title={`${formatMoney(low, currency)} – ${formatMoney(high, currency)}, ${words}`}>
      Fikir verir, teklif değildir. Kabul edilen {formatCount(quotes)} tekliften hesaplandı; en yenisi{' '}
      {formatDate(newest_at)}.
    </HelpLine>
  )
}
