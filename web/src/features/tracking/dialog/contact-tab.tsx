/** Whom to call about a shipment, and how the customer liked it. */
import type { OwnShipment } from '@kervan/domain/shipments/own-shipment.ts'
import { RepresentativeCard } from '#features/customers/representative-contact.tsx'
import { FeedbackForm } from '#features/tracking/dialog/feedback-form.tsx'

export function ContactTab({ shipment }: { shipment: OwnShipment }) {
  return (
    <div className="flex flex-col gap-6">
      <RepresentativeCard
        about={{ kind: 'shipment', id: shipment.id, number: shipment.shipment_number }}
        closes={['shipment', 'tab']}
      />
      <FeedbackForm key={shipment.feedback?.updated_at} shipment={shipment} />
    </div>
  )
}
