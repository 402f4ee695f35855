/** A container in the office's list of all boxes, and what the list can be asked for. */
import { keysOf } from '#requests/request-options.ts'
import { shipmentStatuses } from '#shipments/shipments.contract.ts'
import { freeTimeFilters } from '#shipments/staff-shipments.ts'
import { type EventKind, eventKinds } from '#tracking/event-kinds.ts'
import { freeTimeWords } from '#tracking/free-time-words.ts'
import { choice, freeText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInput, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

export const TrackedContainer = z.object({
  id: Id.describe('Konteyner kaydının kimliği'),
  number: writtenText('Konteyner numarası', 'CSQU3054383'),
  size_type: writtenText('Boyu ve türü, ISO koduyla', '45G1'),
  seal: writtenText('Mühür numarası', 'KV123456'),
  shipment_id: Id.describe('Gönderinin kimliği'),
  shipment_number: writtenText('Gönderinin numarası', 'SH-9A8057B1'),
  shipment_status: choice(shipmentStatuses, 'Gönderinin durumu'),
  shipment_delayed: z.boolean().meta({ description: 'Gönderi gecikmiş mi', examples: [false] }),
  customer_id: Id.describe('Müşterinin kimliği'),
  customer_name: writtenText('Müşteri', 'Defne Işık'),
  customer_company: writtenText('Müşterinin şirketi', 'Örnek Tekstil'),
  place_name: writtenText('Şimdi olduğu yer; bilinmiyorsa boş', 'Mersin'),
  last_kind: choice(
    Object.keys(eventKinds) as [EventKind, ...EventKind[]],
    'Son olay; yoksa null',
  ).nullable(),
  last_at: Moment.nullable().describe('Son olayın zamanı; yoksa null'),
  eta: Moment.nullable().describe('Konteynerin beklenen varışı; bilinmiyorsa null'),
  free_kind: choice(keysOf(freeTimeWords), 'İşleyen süre; yoksa null').nullable(),
  free_until: Moment.nullable().describe('Ücretin başladığı an; işleyen süre yoksa null'),
})
export type TrackedContainer = z.output<typeof TrackedContainer>

export const containerSorts = ['free', 'number', 'shipment', 'customer', 'place', 'last', 'eta'] as const
/** Open is a box that is under way, or whose free time runs. */
export const containerStates = ['open', 'closed'] as const

const scope = {
  search: searchInput('Konteyner, mühür, gönderi numarası veya müşteride', 'CSQU305'),
  place: freeText(120, 'Yalnızca burada olanlar', 'Mersin').optional(),
  customer_id: Id.describe('Yalnızca bu müşterinin konteynerleri').optional(),
}

export const ContainerCountInput = z.object(scope)
export type ContainerCountInput = z.output<typeof ContainerCountInput>

export const ContainerListInput = listInput(containerSorts, 'free').extend({
  ...scope,
  state: choice(containerStates, 'Yalnızca takipte olanlar (open) ya da kapananlar (closed)').optional(),
  free: choice(
    freeTimeFilters,
    'Yalnızca ücretsiz süresi işleyenler; soon üç gün ve altı, over süresi dolanlar',
  ).optional(),
})
export type ContainerListInput = z.output<typeof ContainerListInput>

export const ContainerCounts = z.object({
  open: countOf('Takipte', 120),
  running: countOf('Süresi işleyen', 40),
  soon: countOf('Üç gün ve altı', 6),
  over: countOf('Süresi dolan', 2),
  closed: countOf('Kapanan', 900),
  places: z
    .array(
      z.object({
        place: writtenText('Yer', 'Mersin'),
        boxes: z
          .number()
          .int()
          .meta({ description: 'Takipteki konteyner', examples: [12] }),
      }),
    )
    .describe('Takipteki konteynerlerin olduğu yerler; çok olan başta'),
})
