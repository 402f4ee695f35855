/** A rate that holds today, large, with its source below it. */
import type { CurrentRate } from '@kervan/domain/rates/rates.contract.ts'
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { RateSourceMark } from '#features/rates/rate-source-mark.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

export function CurrentRateTile({ rate }: { rate: CurrentRate }) {
  const { currency, buying, selling, source, date, bulletin_no, entered_by, note } = rate
  return (
    <StatTile
      label={`1 ${currency}`}
      value={formatMoney(buying, 'TRY')}
      note={
        <span className="flex flex-col gap-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <RateSourceMark source={source} />
            {formatShortDate(date)}
          </span>
          <span className="break-words">
            {entered_by
              ? `${entered_by}: ${note}`
              : [bulletin_no && `Bülten ${bulletin_no}`, selling && `Satış ${formatMoney(selling, 'TRY')}`]
                  .filter(Boolean)
                  .join(' · ')}
          </span>
        </span>
      }
    />
  )
}
