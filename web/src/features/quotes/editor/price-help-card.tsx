/** What we bought and sold on this lane, and what won: for whoever prices. Each past price opens its quote. */
import type { PriceHelpAnswer } from '@kervan/domain/quotes/price-help.contract.ts'
import { priceHelpNeeds } from '@kervan/domain/quotes/price-help.ts'
import { bandBases } from '@kervan/domain/requests/price-band-basis.ts'
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { formatCount, formatMoney, formatPercent } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFigures } from '#features/quotes/editor/editor-context.ts'
import { percentText } from '#features/quotes/editor/margin-text.ts'
import { QuoteBadge } from '#features/quotes/editor/quote-badge.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function PriceHelpCard({ id, version }: { id: string; version: number }) {
  // The lane and the load may have changed with a save.
  const help = useQuery({
    ...api.quotes.editor.priceHelp.queryOptions({ input: { id } }),
    queryKey: [...api.quotes.editor.priceHelp.queryKey({ input: { id } }), version],
    placeholderData: (before) => before,
  })
  return (
    <Card aria-label="Fiyat yardımı">
      <CardHead
        title="Fiyat yardımı"
        action={help.data && <span className="text-13 text-muted">{help.data.lane}</span>}
      />
      <CardBody className="flex flex-col gap-4">
        {help.data ? (
          <Help help={help.data} />
        ) : help.isError ? (
          <LoadFailure title="Fiyat yardımı yüklenemedi" query={help} className="py-4" />
        ) : (
          <Loading label="Fiyat yardımı yükleniyor">
            <Skeleton className="h-32" />
          </Loading>
        )}
      </CardBody>
    </Card>
  )
}

const unitWords = (help: PriceHelpAnswer) =>
  help.basis ? bandBases[help.basis].words : 'teklif başına (yük tam belli değil)'

function Help({ help }: { help: PriceHelpAnswer }) {
  const { sample } = help
  if (sample === 0)
    return (
      <p className="text-14 text-muted">
        Son 12 ayda bu hatta aynı tür yük için gönderilmiş başka teklif yok.
      </p>
    )
  return (
    <>
      <p className="text-13 text-muted">
        {unitWords(help)}, vergisiz · son 12 ayın {formatCount(sample)} teklifi
      </p>
      <OwnPrice help={help} />
      <Bands help={help} />
      <WinsByPrice help={help} />
      <LastPrices help={help} />
    </>
  )
}

/** Where the price that stands in the editor lies. */
function OwnPrice({ help: { quantity, won, what_wins, currency } }: { help: PriceHelpAnswer }) {
  const { totals, terms } = useFigures()
  const units = Number(quantity)
  const own = Number(totals.subtotal) / units
  const sentence = what_wins && (
    <>
      Olağan kadar kazandıran en yüksek fiyat dilimi{' '}
      <strong className="figures font-medium">
        {formatMoney(what_wins.from, currency)} – {formatMoney(what_wins.to, currency)}
      </strong>
      .{' '}
    </>
  )
  const isComparable = won !== null && units > 0 && own > 0 && terms.currency === currency
  if (!sentence && !isComparable) return null
  const difference = isComparable ? own / Number(won.median) - 1 : 0
  return (
    <p className="text-14">
      {sentence}
      {isComparable && (
        <>
          Bu teklif <span className="figures">{formatMoney(own.toFixed(2), currency)}</span>; kazananların
          ortancasının{' '}
          <span className="figures">
            {Math.abs(difference) < 0.005
              ? 'tam üstünde.'
              : `${formatPercent(Math.abs(difference))} ${difference > 0 ? 'üstünde.' : 'altında.'}`}
          </span>
        </>
      )}
    </p>
  )
}

function Bands({ help }: { help: PriceHelpAnswer }) {
  const { currency, sold, won, bought, margin } = help
  const money = (amount: string) => formatMoney(amount, currency)
  const rows = [
    { label: 'Aldığımız (maliyet)', band: bought, text: money },
    { label: 'Verdiğimiz fiyat', band: sold, text: money },
    { label: 'Kazanan fiyat', band: won, text: money },
    { label: 'Kazananların marjı', band: margin, text: percentText },
  ]
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full text-13">
        <caption className="sr-only">Bu hattın fiyat aralıkları</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              Aralık
            </th>
            {['Alt', 'Ortanca', 'Üst', 'Teklif'].map((word) => (
              <th key={word} scope="col" className="py-1 pl-3 text-right font-normal">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, band, text }) => (
            <tr key={label} className="border-line border-t">
              <th scope="row" className="py-1.5 text-left font-normal">
                {label}
              </th>
              {band ? (
                [text(band.low), text(band.median), text(band.high), formatCount(band.sample)].map(
                  (value, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                    <td key={place} className="whitespace-nowrap py-1.5 pl-3 text-right">
                      {value}
                    </td>
                  ),
                )
              ) : (
                <td colSpan={4} className="py-1.5 pl-3 text-right text-muted">
                  {priceHelpNeeds.prices} tekliften az
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function WinsByPrice({ help: { wins, won_count, answered_count, currency } }: { help: PriceHelpAnswer }) {
  if (wins.length === 0)
    return (
      <p className="text-13 text-muted">
        Fiyata göre kazanma oranı için yanıtlanmış teklif az: {formatCount(answered_count)} teklifin{' '}
        {formatCount(won_count)} tanesi kazanıldı.
      </p>
    )
  return (
    <ul aria-label="Fiyata göre kazanma" className="flex flex-col gap-2">
      {wins.map(({ from, to, won, answered }) => (
        <li key={from} className="text-13">
          <span className="flex justify-between gap-3">
            <span className="figures">
              {formatMoney(from, currency)} – {formatMoney(to, currency)}
            </span>
            <span className="figures">
              {formatPercent(won / answered)} kazanıldı ({formatCount(won)} / {formatCount(answered)})
            </span>
          </span>
          <span className="mt-1 block h-1.5 rounded-full bg-line" aria-hidden>
            <span
              className="block h-full rounded-full bg-sea"
              style={{ width: `${Math.round((won / answered) * 100)}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

function LastPrices({ help: { last, currency } }: { help: PriceHelpAnswer }) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-13 font-medium">Son fiyatlar</h3>
      <ul className="divide-y divide-line">
        {last.map(({ id, quote_no, status, sent_at, customer_name, price, cost, margin_pct }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-13">
            <span className="min-w-0">
              <Link to={`/staff/quotes/${id}`} className="link figures">
                {quote_no}
              </Link>
              <span className="block truncate text-12 text-muted">
                {customer_name} · {formatShortDate(sent_at)}
              </span>
            </span>
            <span className="flex items-center gap-3">
              <span className="text-right">
                <span className="figures block">{formatMoney(price, currency)}</span>
                <span className="figures block text-12 text-muted">
                  {cost === null ? 'maliyet yok' : `maliyet ${formatMoney(cost, currency)}`}
                  {margin_pct !== null && ` · ${percentText(margin_pct)}`}
                </span>
              </span>
              <QuoteBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
