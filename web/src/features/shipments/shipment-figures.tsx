/** The figures above the customer's shipments; each opens the rows it counts. */
import type { ShipmentFigures as Figures } from '@kervan/domain/shipments/own-shipment.ts'
import { formatCount, formatMoney, formatThousands } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { OnTime } from '#features/shipments/on-time.tsx'
import { useShipmentFigures } from '#features/shipments/own-shipments.ts'
import { Skeleton } from '#spine/ui/skeleton.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

/** The figures ignore the current filters, and so do their links. */
const rowsWith = (status: string) => `/dashboard?view=shipments&status=${status}`

export function ShipmentFigures() {
  const { data, isError } = useShipmentFigures()
  return (
    <div className="flex flex-col gap-3">
      <section
        aria-label="Gönderi özeti"
        className="grid grid-cols-[repeat(auto-fit,minmax(max(9.5rem,calc(50%-6px)),1fr))] gap-3 max-sm:*:last:col-span-full sm:grid-cols-3 md:gap-4"
      >
        <StatTile
          label="Aktif gönderi"
          value={data ? formatCount(data.active) : <Waiting failed={isError} />}
          note={data && (data.delayed > 0 ? `${formatCount(data.delayed)} gecikmiş` : 'Geciken yok')}
          to={rowsWith('active')}
        />
        <TotalValue figures={data} failed={isError} />
        <StatTile
          label="Zamanında teslimat"
          value={data ? percentText(data) : <Waiting failed={isError} />}
          note={data && deliveriesText(data)}
          explanation={
            data && (
              <div className="flex flex-col gap-2">
                <p className="font-medium">Zamanında teslimat</p>
                <OnTime {...data} />
              </div>
            )
          }
        />
      </section>
      <StateStrip figures={data} failed={isError} />
    </div>
  )
}

/** The percentage is of what was delivered at all, which is said; what came on its day stands beside it. */
function deliveriesText({ on_time, on_promise }: Figures): string {
  if (on_time.of === 0) return 'Henüz gönderi yok'
  if (on_time.part === 0) return 'Henüz teslim edilen yok'
  const delivered = `${formatCount(on_time.of)} gönderiden ${formatCount(on_time.part)} teslim`
  return on_promise.of > 0
    ? `${delivered}, gününde ${formatCount(on_promise.part)} / ${formatCount(on_promise.of)}`
    : delivered
}

type Known = { figures: Figures | undefined; failed: boolean }

function Waiting({ failed }: { failed: boolean }) {
  return failed ? '–' : <Skeleton className="my-1 inline-block h-6 w-16" />
}

const percentText = ({ on_time }: Figures) => (on_time.percent === null ? '–' : `%${on_time.percent}`)

function TotalValue({ figures, failed }: Known) {
  const sums = figures?.total_value ?? []
  const euro = sums.find(({ currency }) => currency === 'EUR')?.amount ?? '0.00'
  const others = sums.filter(({ currency }) => currency !== 'EUR')
  return (
    <StatTile
      label="Toplam değer"
      value={figures ? formatThousands(euro, 'EUR') : <Waiting failed={failed} />}
      note={others.map(({ amount, currency }) => `+ ${formatThousands(amount, currency)}`).join(' ')}
      explanation={
        <div className="flex flex-col gap-3">
          <p className="font-medium">Gönderilerinizin toplam bedeli</p>
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
            <p className="text-muted">Bedeli belli bir gönderiniz yok.</p>
          )}
          <p className="text-13 text-muted">Para birimleri birbirine eklenmez.</p>
          <Link to="/dashboard?view=shipments" className="link self-start">
            Bütün gönderileri gör
          </Link>
        </div>
      }
    />
  )
}

const states = [
  { key: 'preparing', label: 'Hazırlanan' },
  { key: 'in_transit', label: 'Yolda' },
  { key: 'customs', label: 'Gümrükte' },
  { key: 'delivered', label: 'Teslim edilen' },
] as const

function StateStrip({ figures, failed }: Known) {
  return (
    <ul
      aria-label="Duruma göre gönderiler"
      className="grid grid-cols-4 divide-x divide-line rounded-card border border-line bg-card"
    >
      {states.map(({ key, label }) => (
        <li key={key}>
          <Link
            to={rowsWith(key)}
            preventScrollReset
            className="flex h-full flex-col gap-0.5 rounded-card px-3 py-3 transition-colors hover:bg-hover md:px-5"
          >
            <span className="figures text-22 font-bold tracking-tight">
              {figures ? formatCount(figures[key]) : <Waiting failed={failed} />}
            </span>
            <span className="text-12 text-muted md:text-13">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
