/** Finding a shipment by a code that stands on a container, a vehicle or a paper. */
import { personProcedure } from '#procedure.ts'
import { shipmentTypes } from '#requests/request-fields.ts'
import { keysOf } from '#requests/request-options.ts'
import { ShipmentSummary, shipmentStatuses } from '#shipments/shipments.contract.ts'
import { lookupWords } from '#tracking/demo-codes.ts'
import { eventKindNames } from '#tracking/event-kinds.ts'
import { codeKindWords } from '#tracking/recognise-code.ts'
import { DrawnRoute } from '#tracking/shipment-map.contract.ts'
import { certainties } from '#tracking/tracking-event.ts'
import { choice, requiredText, writtenText } from '#values/field.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const Kind = choice(keysOf(codeKindWords), 'Kodun türü')

export const LookupSample = z.object({
  kind: Kind,
  title: writtenText('Başlık', 'Konteyner TEMU1234567'),
  shipment_type: choice(shipmentTypes, 'Taşıma türü'),
  status: choice(shipmentStatuses, 'Durum'),
  origin: writtenText('Çıkış', 'Mersin, Türkiye'),
  destination: writtenText('Varış', 'Hamburg, Almanya'),
  current_location: writtenText('Bulunduğu yer', 'Akdeniz'),
  eta: Moment.describe('Beklenen varış'),
  route: DrawnRoute.describe('Yolun haritası'),
  events: z
    .array(
      z.object({
        kind: choice(eventKindNames, 'Ne olduğu'),
        certainty: choice(certainties, 'Planlanan, tahmin edilen ya da gerçekleşen'),
        happened_at: Moment.describe('Ne zaman olduğu ya da beklendiği'),
        place_name: writtenText('Yer', 'Mersin'),
      }),
    )
    .describe('Olaylar, yenisi başta'),
})

export const TrackingLookup = z.object({
  code: writtenText('Aranan kod, boşluksuz ve büyük harfle', 'CSQU3054383'),
  kind: Kind,
  outcome: choice(
    ['found', 'sample', 'wrong_number', 'not_found'],
    'Bulundu; demo örneği; numara yanlış yazılmış; bulunamadı',
  ),
  message: writtenText('Bulunamadıysa nedeni', lookupWords.notFound),
  shipments: z.array(ShipmentSummary).describe('Bulunan gönderiler, en yenisi başta; en çok yirmi'),
  sample: LookupSample.nullable().describe('Demo kodunun örneği; değilse null'),
})
export type TrackingLookup = z.output<typeof TrackingLookup>

export const trackingLookupsContract = {
  lookUp: personProcedure
    .route({
      method: 'GET',
      path: '/tracking-lookups',
      tags: ['Takip'],
      summary: 'Kodla gönderi bul',
      description:
        'Konteyner, plaka, konşimento, hava konşimentosu, CMR, rezervasyon veya gönderi numarasıyla. Müşteri kendi gönderilerini, ofis hepsini bulur. Kontrol rakamı yanlış olan numaranın nesi yanlış söylenir.',
      successDescription: 'Bulunan gönderiler ya da neden bulunamadığı',
    })
    .input(z.object({ code: requiredText(60, 'Bir kod yazın.', 'Aranan kod', 'CSQU3054383') }))
    .output(TrackingLookup),
}
