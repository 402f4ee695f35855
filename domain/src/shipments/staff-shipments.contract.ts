/** The office's shipments: the list, the counts of its tabs, one of them with all that is known, and whose operation it is. */
import { staffProcedure } from '#procedure.ts'
import { shipmentProblems } from '#shipments/shipments.copy.ts'
import {
  StaffShipment,
  StaffShipmentCountInput,
  StaffShipmentCounts,
  StaffShipmentDetail,
  StaffShipmentListInput,
} from '#shipments/staff-shipments.ts'
import { freeText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { pageOf } from '#values/list.ts'
import { z } from '#z.ts'

const tags = ['Gönderiler']
const shipmentId = { id: Id.describe('Gönderinin kimliği') }
const { NOT_FOUND, UNKNOWN_PERSON } = shipmentProblems

export const staffShipmentsContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/shipments',
      tags,
      summary: 'Bütün gönderiler',
      description:
        'Sıralanmazsa en yenisi başta; durumla, taşıma türüyle, müşteriyle ve operasyon sorumlusuyla süzülebilir.',
      successDescription: 'Gönderilerin bir sayfası',
    })
    .input(StaffShipmentListInput)
    .output(pageOf(StaffShipment)),
  counts: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/shipment-counts',
      tags,
      summary: 'Gönderilerin sayıları',
      description:
        'Listenin her sekmesinde kaç gönderi olduğu; arama ve öteki süzgeçler varsa yalnızca onların içinde.',
      successDescription: 'Sekmelere göre sayılar',
    })
    .input(StaffShipmentCountInput)
    .output(StaffShipmentCounts),
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/shipments/{id}',
      tags,
      summary: 'Bir gönderi, ofis için',
      description: 'Gönderi hakkında bilinen her şey: müşteri, teklif, konteynerler, belgeler ve operasyon.',
      successDescription: 'Gönderinin bilgileri',
    })
    .errors({ NOT_FOUND })
    .input(z.object(shipmentId))
    .output(StaffShipmentDetail),
  assign: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/shipments/{id}/operations',
      tags,
      summary: 'Gönderinin operasyonunu ata',
      description: 'Operasyonu kimin yürüteceğini ve iç notu yazar; verilmeyen alan olduğu gibi kalır.',
      successDescription: 'Gönderinin kimliği',
    })
    .errors({ NOT_FOUND, UNKNOWN_PERSON })
    .input(
      z.object({
        ...shipmentId,
        assigned_to: Id.nullable().optional().describe('Operasyon sorumlusu; kimse değilse null'),
        notes: freeText(2000, 'İç not; müşteri görmez', 'Alıcı sabah arasın istiyor').optional(),
      }),
    )
    .output(z.object(shipmentId)),
}
