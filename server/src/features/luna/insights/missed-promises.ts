/** Shipments on their way that are expected later than was promised when their price was approved. Each concerns its own customer. */
import type { shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { activeStatuses } from '@kervan/domain/shipments/shipments.policy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import type { NewInsight } from '#features/luna/insights/new-insight.ts'
import { readLateAfterHours } from '#features/tracking/read-late-after-hours.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

type Row = {
  id: string
  customer_id: string
  shipment_number: string
  shipment_type: keyof typeof shipmentTypeWords
  origin_city: string
  destination_city: string
  current_location: string
  promised_at: string
  eta: string
  delay_reason: string
  late_hours: number
  updated_at: string
}

const read = `
  select id, customer_id, shipment_number, shipment_type, origin_city, destination_city, current_location, delay_reason,
    ${isoText('promised_at')} as promised_at, ${isoText('eta')} as eta, ${isoText('updated_at')} as updated_at,
    round(extract(epoch from eta - promised_at) / 3600)::int as late_hours
  from shipments where status = any($1) and eta > promised_at + make_interval(hours => ($2::jsonb ->> shipment_type)::int) order by id`

export async function missedPromises(tx: Transaction): Promise<NewInsight[]> {
  const hours = await readLateAfterHours(tx)
  const rows = await tx.asSystem<Row>(read, [[...activeStatuses], JSON.stringify(hours)])
  return rows.map(insightOf)
}

function insightOf(row: Row): NewInsight {
  const lane = `${row.origin_city} – ${row.destination_city}`
  const days = Math.max(1, Math.round(row.late_hours / 24))
  const reason = row.delay_reason ? ` Bildirilen neden: ${row.delay_reason}.` : ''
  const link = `/dashboard?view=shipments&shipment=${row.id}`
  return {
    key: `late:${row.id}`,
    customer_id: row.customer_id,
    shipment_id: row.id,
    category: 'traffic',
    title: `${row.shipment_number} söz verilen günü kaçıracak`,
    description: `${lane} gönderinizin varışı ${formatDate(row.eta)} bekleniyor; söz verilen gün ${formatDate(row.promised_at)} idi, fark ${days}\u00a0gün.${reason}`,
    impact: days >= 7 ? 'high' : days >= 3 ? 'medium' : 'low',
    urgency: days >= 3 ? 'urgent' : 'normal',
    location: row.current_location || lane,
    estimated_delay_hours: row.late_hours,
    recommendation: 'Alıcınıza yeni günü bildirin; yedek plan için temsilcinizle görüşün.',
    evidence: [
      {
        label: 'Beklenen varış',
        value: formatDate(row.eta),
        source: 'Takip kayıtları',
        sample: null,
        as_of: row.updated_at,
        link,
      },
      {
        label: 'Söz verilen gün',
        value: formatDate(row.promised_at),
        source: 'Onayladığınız teklif',
        sample: null,
        as_of: null,
        link,
      },
    ],
  }
}
