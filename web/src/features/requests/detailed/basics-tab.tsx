/** First tab: title, shipment type, route, date and urgency. */
import {
  deliveryModeWords,
  keysOf,
  serviceTypeWords,
  shipmentTypeWords,
  urgencyWords,
} from '@kervan/domain/requests/request-options.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { promisedHours } from '@kervan/domain/requests/requests.policy.ts'
import { Plane, Ship, Truck } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { detailedWords } from '#features/requests/detailed/detailed.copy.ts'
import { chooseService, chooseType } from '#features/requests/detailed/detailed-draft.ts'
import { ChoiceField, DayField, type TabProps, TextField } from '#features/requests/detailed/draft-fields.tsx'
import { LaneHelp } from '#features/requests/detailed/lane-help.tsx'
import { RouteEnds } from '#features/requests/detailed/route-ends.tsx'
import { standardTransit } from '#features/requests/help/transit-hint.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { ChoiceCards } from '#spine/ui/choice-cards.tsx'

const icons = { sea: Ship, air: Plane, land: Truck }
const dayHours = 24

/** `24 saat içinde`, `1 hafta içinde` */
function promise(hours: number): string {
  const weeks = hours / (7 * dayHours)
  return Number.isInteger(weeks) ? `${weeks} hafta içinde` : `${hours} saat içinde`
}

export function BasicsTab(form: TabProps) {
  const { draft, errors, change } = form
  const type = draft.shipment_type
  // Then its own transit time stands below, which the standard one would contradict.
  const isLaneKnown = draft.origin_country.trim() !== '' && draft.destination_country.trim() !== ''
  const warning = useRef<HTMLDivElement>(null)
  return (
    <div className="flex flex-col gap-5">
      <TextField
        form={form}
        name="title"
        label="Talep başlığı"
        required
        control={{ placeholder: 'Örneğin: Mersin – Hamburg, 2 × 40HC' }}
      />
      <ChoiceCards
        legend="Taşıma türü"
        value={type}
        onChange={(value) => value !== type && change(chooseType(value))}
        error={errors.shipment_type}
        className="md:grid-cols-3"
        choices={keysOf(shipmentTypeWords).map((value) => ({
          value,
          label: shipmentTypeWords[value],
          detail: isLaneKnown ? undefined : standardTransit(value),
          icon: icons[value],
        }))}
      />
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
        <ChoiceField
          form={form}
          name="delivery_mode"
          label="Teslimat şekli"
          required
          words={type === '' ? {} : deliveryModeWords[type]}
          disabled={type === ''}
          placeholder={type === '' ? detailedWords.typeFirst : 'Seçin'}
        />
        <ChoiceField
          form={form}
          name="service_type"
          label="Servis türü"
          required
          words={type === '' ? {} : serviceTypeWords[type]}
          choose={chooseService}
          disabled={type === ''}
          placeholder={type === '' ? detailedWords.typeFirst : 'Seçin'}
        />
      </div>
      <RouteEnds {...form} />
      <LaneHelp draft={draft} />
      <DayField
        form={form}
        name="preferred_date"
        label="Tercih edilen tarih"
        required
        className="md:w-1/2 md:pr-4"
      />
      <ChoiceCards
        legend="Aciliyet"
        value={keysOf(urgencyWords).find((each) => each === draft.urgency_level) ?? ''}
        onChange={(urgency_level) => {
          flushSync(() => change({ urgency_level }))
          warning.current?.scrollIntoView({ block: 'nearest' })
        }}
        error={errors.urgency_level}
        className="md:grid-cols-3"
        choices={keysOf(urgencyWords).map((value) => ({
          value,
          label: urgencyWords[value],
          detail: `Teklif ${promise(promisedHours.detailed[value])}`,
        }))}
      />
      {draft.urgency_level === 'urgent' && (
        <div ref={warning} className="scroll-mb-4">
          <Alert className="bg-pending-fill text-pending">{requestWords.urgentWarning}</Alert>
        </div>
      )}
    </div>
  )
}
