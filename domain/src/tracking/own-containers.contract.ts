/** A customer's own containers: each with its own state, arrival, place and free time. */
import { customerProcedure } from '#procedure.ts'
import { shipmentStatuses } from '#shipments/shipments.contract.ts'
import { containerStates, TrackedContainer } from '#tracking/container-list.ts'
import { choice, writtenText } from '#values/field.ts'
import { listInput, pageOf } from '#values/list.ts'
import { z } from '#z.ts'

export const OwnContainer = TrackedContainer.pick({
  id: true,
  number: true,
  size_type: true,
  shipment_id: true,
  shipment_number: true,
  place_name: true,
  last_kind: true,
  last_at: true,
  eta: true,
  free_kind: true,
  free_until: true,
}).extend({
  status: choice(shipmentStatuses, 'Konteynerin durumu'),
  delayed: z.boolean().meta({ description: 'Gecikmiş mi', examples: [false] }),
  own_name: writtenText('Müşterinin gönderiye verdiği ad', 'Bahar koleksiyonu'),
  origin_city: writtenText('Çıkış şehri', 'Mersin'),
  destination_city: writtenText('Varış şehri', 'Hamburg'),
})
export type OwnContainer = z.output<typeof OwnContainer>

export const ownContainerSorts = ['eta', 'free', 'number'] as const

export const OwnContainerListInput = listInput(ownContainerSorts, 'eta').extend({
  state: choice(containerStates, 'Yalnızca takipte olanlar (open) ya da kapananlar (closed)').optional(),
})
export type OwnContainerListInput = z.output<typeof OwnContainerListInput>

export const ownContainersContract = {
  own: customerProcedure
    .route({
      method: 'GET',
      path: '/containers',
      tags: ['Takip'],
      summary: 'Konteynerlerim',
      description:
        'Her konteyner kendi durumu, varışı, yeri ve ücretsiz süresiyle; sıralanmazsa en önce varacak olan başta.',
      successDescription: 'Konteynerlerin bir sayfası',
    })
    .input(OwnContainerListInput)
    .output(pageOf(OwnContainer)),
}
