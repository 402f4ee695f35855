/** Four figures of the overview; each opens the list or the sums behind it. */
import type { Overview } from '@kervan/domain/shipments/shipments.contract.ts'
import { formatCount, formatMoney, formatThousands } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { openQuotesAddress } from '#features/requests/request-addresses.ts'
import { expiredQuotesText } from '#features/shipments/expired-quotes-text.ts'
import { StatTile } from '#spine/ui/stat-tile.tsx'

export function OverviewTiles({ overview }: { overview: Overview }) {
  const { requests, shipments, total_value: sums } = overview
  const euro = sums.find(({ currency }) => currency === 'EUR')?.amount ?? '0.00'
  const others = sums.filter(({ currency }) => currency !== 'EUR')
  return (
    // Two per row, unless the text is so large that a sum would wrap.
    <section
      aria-label="Sayılar"
      className="grid grid-cols-[repeat(auto-fit,minmax(max(9.5rem,calc(50%-6px)),1fr))] gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-4"
    >
      <StatTile
        label="Toplam talep"
        value={formatCount(requests.total)}
        note={requests.pending > 0 ? `${formatCount(requests.pending)} talep fiyat bekliyor` : undefined}
        to="/dashboard?view=requests"
      />
      <StatTile
        label="Bekleyen teklif"
        value={formatCount(requests.quoted - requests.expired)}
        note={quoteNote(requests)}
        to={openQuotesAddress}
      />
      <StatTile
        label="Aktif gönderi"
        value={formatCount(shipments.active)}
        note={shipments.delayed > 0 ? `${formatCount(shipments.delayed)} gecikmiş` : undefined}
        to="/dashboard?view=shipments&status=active"
      />
      <StatTile
        label="Toplam değer"
        value={formatThousands(euro, 'EUR')}
        note={others.map(({ amount, currency }) => `+ ${formatThousands(amount, currency)}`).join(' ')}
        explanation={<Sums sums={sums} />}
      />
    </section>
  )
}

/** Expired quotes cannot be approved any more, so they are counted separately. */
function quoteNote({ quoted, expired }: Overview['requests']): string | undefined {
  if (expired > 0) return expiredQuotesText(expired)
  return quoted > 0 ? 'Yanıtınızı bekliyor' : undefined
}

function Sums({ sums }: { sums: Overview['total_value'] }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">Tekliflerinizin toplamı</p>
      {sums.length > 0 ? (
        <dl className="flex flex-col gap-1">
          {sums.map(({ amount, currency }) => (
            <div key={currency} className="flex justify-between gap-4">
              <dt className="text-muted">{currency}</dt>
              <dd className="figures">{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-muted">Henüz teklif almadınız.</p>
      )}
      <p className="text-13 text-muted">
        Her talebin son teklifi sayılır; para birimleri birbirine eklenmez.
      </p>
      <Link to="/dashboard?view=requests" className="link self-start">
        Talepleri gör
      </Link>
    </div>
  )
}
