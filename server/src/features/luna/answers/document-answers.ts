/** Which papers the asker's own shipments still need of them. */
import { paperStateWords } from '@kervan/domain/documents/checklist.ts'
import { papers } from '@kervan/domain/documents/papers.ts'
import type { ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { readMatter } from '#features/documents/matter.ts'
import { checklistFor } from '#features/documents/read-checklist.ts'
import { addresses, type Customer, type Draft, draft, fact } from '#features/luna/answers/draft.ts'
import type { Meant } from '#features/luna/answers/find-shipments.ts'
import { shipmentCard, typedOf } from '#features/luna/answers/shipment-card.ts'

const source = 'Gereken belgeler listesi'
const listed = new Intl.ListFormat('tr', { type: 'conjunction' })
/** So many of the newest are looked at; the answer says how many. */
const mostLooked = 25
const links = [{ label: 'Belgelerim', to: addresses.documents }]

export async function documentsAnswer(customer: Customer, { shipments }: Meant): Promise<Draft> {
  if (shipments.length === 0)
    return draft('documents', 'Şu anda belge bekleyen bir gönderiniz yok.', {
      facts: [fact('Aktif gönderi', '0', 'Gönderi kaydı')],
      links,
    })
  const looked = await lookThrough(customer, shipments.slice(0, mostLooked))
  const needing = looked.filter(({ lacking }) => lacking.length > 0)
  const count = needing.reduce((sum, { lacking }) => sum + lacking.length, 0)
  const [only] = needing
  const checked = fact('Bakılan gönderi', formatCount(looked.length), 'Gönderi kaydı')
  if (!only)
    return draft(
      'documents',
      `${formatCount(looked.length)} gönderiye baktım; sizden beklenen eksik belge yok.`,
      {
        cards: looked.length === 1 ? looked.map(({ shipment }) => shipmentCard(shipment)) : [],
        facts: [checked, fact('Eksik belge', '0', source, { sample: looked.length })],
        links,
        wordable: true,
      },
    )
  const names = (lacking: typeof only.lacking) =>
    listed.format(lacking.map(({ paper }) => papers[paper].word))
  const text =
    needing.length === 1
      ? `${only.shipment.shipment_number} numaralı gönderiniz için ${formatCount(count)} belge eksik: ${names(only.lacking)}.`
      : `${formatCount(needing.length)} gönderinizde toplam ${formatCount(count)} belge eksik.`
  return draft('documents', text, {
    cards: needing.map(({ shipment, lacking }) =>
      shipmentCard(
        shipment,
        Object.fromEntries(
          lacking
            .slice(0, 3)
            .map(({ paper, state, due }) => [
              papers[paper].word,
              due ? `${paperStateWords[state]}, son gün ${formatDate(due)}` : paperStateWords[state],
            ]),
        ),
      ),
    ),
    facts: [
      checked,
      ...needing.map(({ shipment, items, lacking }) =>
        fact(shipment.shipment_number, `${formatCount(lacking.length)} belge eksik`, source, {
          sample: items.length,
          link: addresses.shipment(shipment.id),
        }),
      ),
    ],
    links,
    typed: needing.flatMap(({ shipment }) => typedOf(shipment)),
    wordable: true,
  })
}

async function lookThrough({ services, actor }: Customer, shipments: readonly ShipmentSummary[]) {
  return services.actAs(actor, async (tx) => {
    const looked = []
    for (const shipment of shipments) {
      const { items } = await checklistFor(tx, await readMatter(tx, { shipment_id: shipment.id }))
      // What the office or the carrier brings is not asked of the customer.
      const lacking = items.filter(
        ({ from, certainty, state }) =>
          from === 'customer' && certainty !== 'depends' && (state === 'missing' || state === 'refused'),
      )
      looked.push({ shipment, items, lacking })
    }
    return looked
  })
}
