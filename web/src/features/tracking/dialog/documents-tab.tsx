/** The papers of a shipment: the documents of it, the offer it rests on, and the numbers of those that carriers have issued. */
import type { OwnShipment } from '@kervan/domain/shipments/own-shipment.ts'
import { FileText } from 'lucide-react'
import { OwnMatterDocuments } from '#features/documents/own-matter-documents.tsx'
import { evidenceAddress, offerPdfAddress } from '#features/quotes/offers/offer-addresses.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'

type Paper = { name: string; number: string; href?: string; action?: string }

export function DocumentsTab({ shipment }: { shipment: OwnShipment }) {
  const papers = papersOf(shipment)
  return (
    <div className="flex flex-col gap-6">
      <OwnMatterDocuments of={{ shipmentId: shipment.id }} />
      {papers.length > 0 && <Papers papers={papers} />}
    </div>
  )
}

function Papers({ papers }: { papers: readonly Paper[] }) {
  return (
    <section aria-label="Teklif ve taşıma belgeleri">
      <h3 className="text-15">Teklif ve taşıma belgeleri</h3>
      <ul className="flex flex-col">
        {papers.map(({ name, number, href, action }) => (
          <li
            key={name}
            className="flex flex-wrap items-center gap-3 border-line border-b py-3 last:border-b-0"
          >
            <FileText className="size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
            <p className="min-w-0 flex-1">
              <span className="block font-medium">{name}</span>
              <span className="figures block break-words text-13 text-muted">{number}</span>
            </p>
            {href && (
              <LinkButton size="sm" href={href} aria-label={`${name}: ${action}`}>
                {action}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function papersOf(shipment: OwnShipment): Paper[] {
  const { quote_id, quote_no, has_evidence } = shipment
  const numbered: Paper[] = [
    { name: 'Konşimento', number: shipment.bill_of_lading },
    { name: 'Hava konşimentosu', number: shipment.air_waybill },
    { name: 'CMR belgesi', number: shipment.cmr_number },
  ].filter(({ number }) => number)
  if (!quote_id) return numbered
  return [
    { name: 'Teklif', number: quote_no, href: offerPdfAddress(quote_id), action: 'PDF' },
    // What the office entered was agreed elsewhere: there is no record of a click.
    ...(has_evidence
      ? [{ name: 'Onay belgesi', number: quote_no, href: evidenceAddress(quote_id), action: 'Aç' }]
      : []),
    ...numbered,
  ]
}
