/** A carrier or a driver tells of a box that is not written on the shipment: staff see it and may add it. */
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { trackingSources } from '@kervan/domain/tracking/tracking-event.ts'
import { unwrittenBoxes } from '@kervan/domain/tracking/unwritten-boxes.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'

type Props = { shipment: Pick<StaffShipmentDetail, 'id' | 'containers'>; onAdd: (number: string) => void }

export function UnwrittenBoxes({ shipment: { id, containers }, onAdd }: Props) {
  const tracking = useQuery(api.tracking.get.queryOptions({ input: { id } }))
  const counting = tracking.data?.tracking_data.filter(({ counts }) => counts) ?? []
  const unknown = unwrittenBoxes(
    counting,
    containers.map(({ number }) => number),
  )
  if (unknown.length === 0) return null
  return (
    <ul className="mt-3 flex flex-col gap-3" aria-label="Burada yazılı olmayan konteynerler">
      {unknown.map(({ number, source, told }) => (
        <li key={number} className="rounded-field bg-pending-fill px-3 py-2 text-14 text-pending">
          <p className="break-words">
            <span className="figures font-medium">{number}</span> burada yazılı değil, ama bildiriliyor:{' '}
            {trackingSources[source]}, {told} kayıt.
            {containers.length > 0 && ' Yazılı konteynerlerden haber geldikçe bu kayıtlar sayılmaz.'}
          </p>
          <Button
            size="sm"
            className="mt-2"
            aria-label={`${number} konteynerini ekle`}
            onClick={() => onAdd(number)}
          >
            Konteyneri ekle
          </Button>
        </li>
      ))}
    </ul>
  )
}
