/** What the figures above the benchmark centre are counted from: the lanes with their offers, or with their deliveries. */
import type { BenchmarkLane, BenchmarkOverview } from '@kervan/domain/benchmark/benchmark.contract.ts'
import { onTimeShare } from '@kervan/domain/benchmark/benchmark-rules.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { laneText as quoteLane } from '#features/quotes/list/staff-quote-list.ts'
import { laneText as shipmentLane } from '#features/shipments/staff/staff-shipment-list.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Sheet } from '#spine/ui/sheet.tsx'

type Kind = 'routes' | 'performance'
type Props = {
  overview: BenchmarkOverview
  kind: Kind
  tile: { label: string; value: ReactNode; note: string }
  className?: string
}

const about: Record<Kind, string> = {
  routes:
    'Son 12 ayda teklif gönderilen hatlar. Bir hattın iki yönü bir rota sayılır. Sayıya basınca hattın bu adlarla yazılmış bütün teklifleri açılır.',
  performance:
    'Son 12 ayda teslim edilen ve söz verilen günü belli olan gönderiler; zamanında olan, o gün ya da daha önce teslim edilendir. Sayıya basınca hattın bu adlarla yazılmış bütün teslimatları açılır.',
}

export function LanesSheet({ overview, kind, tile, className }: Props) {
  const [isOpen, setOpen] = useState(false)
  const rows = overview.lanes.filter(({ quotes, delivered }) => (kind === 'routes' ? quotes : delivered) > 0)
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setOpen}
      title={tile.label}
      className="md:w-xl"
      trigger={
        <button
          type="button"
          className={cn(
            'flex min-w-0 flex-col gap-1 rounded-card border border-line bg-card p-4 text-left transition-colors hover:border-line-strong md:p-5',
            className,
          )}
        >
          <span className="text-13 text-muted">{tile.label}</span>
          <span className="figures text-22 font-bold tracking-tight md:text-28">{tile.value}</span>
          <span className="text-13 text-muted">{tile.note}</span>
        </button>
      }
    >
      <p className="pb-4 text-13 text-muted">{about[kind]}</p>
      {rows.length === 0 ? (
        <EmptyState title="Henüz veri yok; her gece sayılır" />
      ) : (
        <table className="w-full text-14">
          <thead>
            <tr className="border-line border-b text-13 text-muted">
              <th scope="col" className="py-2 text-left font-normal">
                Hat
              </th>
              <th scope="col" className="py-2 pl-4 text-right font-normal">
                {kind === 'routes' ? 'Teklif' : 'Zamanında'}
              </th>
              {kind === 'performance' && (
                <th scope="col" className="py-2 pl-4 text-right font-normal">
                  Oran
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.hat} row={row} kind={kind} onLeave={() => setOpen(false)} />
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  )
}

function Row({ row, kind, onLeave }: { row: BenchmarkLane; kind: Kind; onLeave: () => void }) {
  const { search } = useLocation()
  const share = onTimeShare(row)
  const link = 'touch-room relative underline decoration-line-strong underline-offset-4 hover:text-sea'
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="py-1.5 text-left font-normal">
        <Link to={{ search: withParams(search, { hat: row.hat }) }} onClick={onLeave} className={link}>
          {row.hat}
        </Link>
      </th>
      {kind === 'routes' ? (
        <td className="figures py-1.5 pl-4 text-right">
          <Link
            to={`/staff/quotes?${new URLSearchParams({ lane: quoteLane(row.origin, row.destination) })}`}
            aria-label={`${row.hat}: ${row.quotes} teklif`}
            className={link}
          >
            {formatCount(row.quotes)}
          </Link>
        </td>
      ) : (
        <>
          <td className="figures py-1.5 pl-4 text-right">
            <Link
              to={`/staff/shipments?${new URLSearchParams({ status: 'delivered', lane: shipmentLane(row.origin, row.destination) })}`}
              className={link}
            >
              {formatCount(row.on_time)} / {formatCount(row.delivered)}
            </Link>
          </td>
          <td className="figures py-1.5 pl-4 text-right">{share === null ? '–' : `%${Math.round(share)}`}</td>
        </>
      )}
    </tr>
  )
}
