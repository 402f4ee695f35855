/** Customer, containers, papers and price of the shipment, each in a card. */
import { type SizeType, sizeTypeWords } from '@kervan/domain/shipments/container.ts'
import { financeOf } from '@kervan/domain/shipments/shipment-finance.ts'
import { referenceWords } from '@kervan/domain/shipments/shipments.copy.ts'
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ContactLinks } from '#features/customers/contact-links.tsx'
import { officeTalkAddress } from '#features/customers/talk-address.ts'
import { ContainersDialog } from '#features/tracking/staff/containers-dialog.tsx'
import { ReferencesDialog } from '#features/tracking/staff/references-dialog.tsx'
import { UnwrittenBoxes } from '#features/tracking/staff/unwritten-boxes.tsx'
import { Stars } from '#features/tracking/star-rating.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

type Props = { shipment: StaffShipmentDetail }

export function CustomerCard({ shipment, onNotify }: Props & { onNotify: () => void }) {
  const { id, shipment_number, customer_id, customer_name, customer_company } = shipment
  const { customer_email, customer_phone } = shipment
  return (
    <Card>
      <CardHead
        title="Müşteri"
        action={
          <Link to={`/staff/shipments?customer=${customer_id}`} className="link text-13">
            Bütün gönderileri
          </Link>
        }
      />
      <CardBody className="flex flex-col gap-2">
        {(shipment.own_reference || shipment.own_name) && (
          <p className="break-words text-13 text-muted">
            Müşterinin adlandırması: {[shipment.own_reference, shipment.own_name].filter(Boolean).join(' · ')}
          </p>
        )}
        <Link
          to={`/staff/customer-management/${customer_id}`}
          className="self-start break-words font-medium hover:underline"
        >
          {[customer_name, customer_company].filter(Boolean).join(' · ') || 'Adı bilinmiyor'}
        </Link>
        <ContactLinks email={customer_email} phone={customer_phone} subject={shipment_number} />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onNotify}>
            Müşteriye bildir
          </Button>
          <LinkButton
            size="sm"
            href={officeTalkAddress(customer_id, { kind: 'shipment', id, number: shipment_number })}
          >
            Mesaj yaz
          </LinkButton>
        </div>
      </CardBody>
    </Card>
  )
}

/** How the customer liked it; nothing until they have said so. */
export function FeedbackCard({ shipment: { feedback } }: Props) {
  if (!feedback) return null
  return (
    <Card>
      <CardHead title="Müşterinin değerlendirmesi" action={<Stars value={feedback.stars} />} />
      <CardBody className="flex flex-col gap-1">
        <p className="whitespace-pre-line break-words">{feedback.comment || 'Yorum yazmadı.'}</p>
        <p className="text-13 text-muted">{formatDateTime(feedback.updated_at)}</p>
      </CardBody>
    </Card>
  )
}

export function ContainersCard({ shipment }: Props) {
  /** With the box that is to be added, where one is. */
  const [opened, setOpened] = useState<{ add?: string } | null>(null)
  return (
    <Card>
      <CardHead
        title="Konteynerler"
        action={<EditButton what="Konteynerleri" onClick={() => setOpened({})} />}
      />
      <CardBody>
        {shipment.containers.length === 0 && <p className="text-muted">Konteyner yazılmadı.</p>}
        <ul className="flex flex-col gap-2">
          {shipment.containers.map(
            ({ number, size_type, seal, free_days_demurrage, free_days_detention }) => (
              <li key={number}>
                <Link
                  to={`/staff/container-tracking?state=all&search=${number}`}
                  className="link figures font-medium"
                >
                  {number}
                </Link>
                <span className="block break-words text-13 text-muted">
                  {[
                    sizeTypeWords[size_type as SizeType] ?? size_type,
                    seal && `mühür ${seal}`,
                    free_days_demurrage !== null && `demuraj ${free_days_demurrage} gün`,
                    free_days_detention !== null && `detention ${free_days_detention} gün`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ),
          )}
        </ul>
        <UnwrittenBoxes shipment={shipment} onAdd={(add) => setOpened({ add })} />
      </CardBody>
      {opened && <ContainersDialog shipment={shipment} add={opened.add} onClose={() => setOpened(null)} />}
    </Card>
  )
}

export function ReferencesCard({ shipment }: Props) {
  const [isOpen, setOpen] = useState(false)
  const written = Object.entries(referenceWords).filter(
    ([name]) => shipment[name as keyof typeof referenceWords],
  )
  return (
    <Card>
      <CardHead
        title="Belge numaraları"
        action={<EditButton what="Numaraları" onClick={() => setOpen(true)} />}
      />
      <CardBody>
        {written.length === 0 && <p className="text-muted">Numara yazılmadı.</p>}
        <Facts
          facts={written.map(
            ([name, word]) => [word, shipment[name as keyof typeof referenceWords]] as const,
          )}
        />
      </CardBody>
      {isOpen && <ReferencesDialog shipment={shipment} onClose={() => setOpen(false)} />}
    </Card>
  )
}

export function FinanceCard({ shipment }: Props) {
  const { quote_id, quote_no, quote_amount, request_number } = shipment
  const { lines, totals, converted } = financeOf(shipment)
  return (
    <Card>
      <CardHead
        title="Tutar"
        action={
          quote_id && (
            <Link to={`/staff/quotes/${quote_id}`} className="link figures text-13">
              {quote_no}
            </Link>
          )
        }
      />
      <CardBody className="flex flex-col gap-2">
        {!quote_amount && <p className="text-muted">Kabul edilmiş bir teklif yok.</p>}
        <Facts
          facts={[
            ...lines.map(
              ({ title, amount, currency, is_standard }) =>
                [is_standard ? `${title} (standart)` : title, formatMoney(amount, currency)] as const,
            ),
            ...totals.map(({ amount, currency }) => ['Toplam', formatMoney(amount, currency)] as const),
          ]}
        />
        {converted && (
          <p className="text-13 text-muted">
            Kalemler kendi para birimlerindedir; toplam, teklifin kurlarıyla ve vergilerle hesaplanmıştır.
          </p>
        )}
        {lines.some(({ is_standard }) => is_standard) && (
          <p className="text-13 text-muted">Standart kalemler genel tarifedir; müşteri de bunları görür.</p>
        )}
        {request_number && <p className="figures text-13 text-muted">Talep {request_number}</p>}
      </CardBody>
    </Card>
  )
}

function EditButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button size="sm" variant="ghost" aria-label={`${what} düzenle`} onClick={onClick}>
      Düzenle
    </Button>
  )
}

function Facts({ facts }: { facts: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <dl className="flex flex-col gap-1.5">
      {facts.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name
        <div key={place} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{name}</dt>
          <dd className="figures break-words text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
