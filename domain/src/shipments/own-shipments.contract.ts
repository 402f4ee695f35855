/** A customer's own shipments: their figures, one in full, what the customer calls it and how they liked it. */
import { customerProcedure } from '#procedure.ts'
import { OwnLabels, OwnShipment, ShipmentFigures, ShipmentFiguresInput } from '#shipments/own-shipment.ts'
import { Feedback, GivenFeedback } from '#shipments/shipment-feedback.ts'
import { shipmentProblems } from '#shipments/shipments.copy.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

const tags = ['Gönderiler']
const shipmentId = { id: Id.describe('Gönderinin kimliği') }
const { NOT_FOUND } = shipmentProblems

export const ownShipmentsContract = {
  figures: customerProcedure
    .route({
      method: 'GET',
      path: '/shipment-figures',
      tags,
      summary: 'Gönderilerimin sayıları',
      description:
        'Her durumda kaç gönderi olduğu, toplam bedelleri ve teslim oranları. Arama verilirse durumların sayıları ve onlardan çıkan oran yalnızca bulunanlarındır; bedel ve söz verilen güne uyma her zaman bütün gönderilerin.',
      successDescription: 'Sayılar ve toplamlar',
    })
    .input(ShipmentFiguresInput)
    .output(ShipmentFigures),
  get: customerProcedure
    .route({
      method: 'GET',
      path: '/shipments/{id}',
      tags,
      summary: 'Bir gönderi',
      description: 'Gönderi, yükü, bedeli, belgelerinin numaraları. Yolu ve olayları takibindedir.',
      successDescription: 'Gönderinin bilgileri',
    })
    .errors({ NOT_FOUND })
    .input(z.object(shipmentId))
    .output(OwnShipment),
  label: customerProcedure
    .route({
      method: 'PUT',
      path: '/shipments/{id}/labels',
      tags,
      summary: 'Gönderime ad ver',
      description: 'Müşterinin kendi sipariş numarası ve verdiği ad; ikisiyle de aranır.',
      successDescription: 'Yazılan ad ve numara',
    })
    .errors({ NOT_FOUND })
    .input(OwnLabels.extend(shipmentId))
    .output(OwnLabels),
  rate: customerProcedure
    .route({
      method: 'PUT',
      path: '/shipments/{id}/feedback',
      tags,
      summary: 'Gönderiyi değerlendir',
      description: 'Yıldız ve yorum; ofis görür. Yeniden verilirse öncekinin yerine geçer.',
      successDescription: 'Verilen değerlendirme',
    })
    .errors({ NOT_FOUND })
    .input(Feedback.extend(shipmentId))
    .output(GivenFeedback),
}
