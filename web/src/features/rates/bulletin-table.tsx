/** The last bulletins with their buying rates, the newest on top; on a phone the source stands below the day. */
import { ratedCurrencies } from '@kervan/domain/rates/rate-source.ts'
import type { Bulletin } from '@kervan/domain/rates/rates.contract.ts'
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { RateSourceMark } from '#features/rates/rate-source-mark.tsx'

export function BulletinTable({ bulletins }: { bulletins: readonly Bulletin[] }) {
  return (
    <table className="figures w-full text-14">
      <thead className="text-13 text-muted">
        <tr className="border-line border-b">
          <th scope="col" className="px-4 py-2 text-left font-medium md:px-5">
            Gün
          </th>
          {ratedCurrencies.map((currency) => (
            <th key={currency} scope="col" className="py-2 pr-3 text-right font-medium md:pr-5">
              {currency}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bulletins.map((bulletin) => (
          <tr key={bulletin.id} className="border-line border-b align-top last:border-b-0">
            <th scope="row" className="px-4 py-2 text-left font-normal md:px-5">
              <span className="flex flex-col gap-0.5 md:flex-row md:items-baseline md:gap-4">
                {formatShortDate(bulletin.date)}
                <Origin bulletin={bulletin} />
              </span>
            </th>
            {ratedCurrencies.map((currency) => (
              <td key={currency} className="whitespace-nowrap py-2 pr-3 text-right md:pr-5">
                {buyingOf(bulletin, currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Origin({ bulletin: { source, bulletin_no, entered_by, note } }: { bulletin: Bulletin }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
      <RateSourceMark source={source} />
      {bulletin_no && <span>{bulletin_no}</span>}
      {entered_by && (
        <span className="break-words">
          {entered_by}: {note}
        </span>
      )}
    </span>
  )
}

function buyingOf({ rates }: Bulletin, currency: string): string {
  const rate = rates.find((each) => each.currency === currency)
  return rate ? formatMoney(rate.buying, 'TRY').replace(/\s₺$/, '') : '–'
}
