/** What stands behind the share of deliveries: how it is counted, and how many came by the promised day. */
import type { Overview } from '@kervan/domain/shipments/shipments.contract.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'

type Props = Pick<Overview, 'on_time' | 'on_promise'> & Pick<Overview['shipments'], 'active' | 'delayed'>

export function OnTime({ on_time, on_promise, active, delayed }: Props) {
  return (
    <>
      <Fraction part={on_time.part} of={on_time.of} label="Teslim edilen gönderi, bütün gönderiler içinde" />
      <p className="text-muted">
        Yolda olanlar da paydada sayılır: şu anda {formatCount(active)} gönderi aktif, {formatCount(delayed)}{' '}
        tanesi gecikmiş.
      </p>
      {on_promise.of > 0 && (
        <Fraction
          part={on_promise.part}
          of={on_promise.of}
          label="Beklenen varış gününe kadar teslim edilen, günü belli olan teslimler içinde"
        />
      )}
      <Link to="/dashboard?view=shipments&status=delivered" className="link self-start">
        Teslim edilenleri gör
      </Link>
    </>
  )
}

export function Fraction({ part, of, label }: { part: number; of: number; label: string }) {
  return (
    <p>
      <span className="figures text-18 font-bold">
        {formatCount(part)} / {formatCount(of)}
      </span>{' '}
      <span className="block text-muted">{label}</span>
    </p>
  )
}
