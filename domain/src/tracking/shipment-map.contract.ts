/** The route of one shipment and the places of all active ones, as maps draw them. */
import { problems } from '#problems.ts'
import { personProcedure } from '#procedure.ts'
import { shipmentTypes } from '#requests/request-fields.ts'
import { shipmentStatuses } from '#shipments/shipments.contract.ts'
import { StaffShipmentFilters } from '#shipments/staff-shipments.ts'
import { certainties } from '#tracking/tracking-event.ts'
import { choice, freeText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Takip']

const degrees = (description: string, example: number) =>
  z.number().meta({ description, examples: [example] })

/** Longitudes go on beyond 180° where a way crosses the date line, so that it is one line. */
const MapPoint = z.object({
  longitude: degrees('Boylam; yol tarih çizgisini geçiyorsa 180’i aşar', 34.64),
  latitude: degrees('Enlem', 36.8),
})

const MapPath = z
  .array(
    z
      .array(z.number().meta({ examples: [34.64] }))
      .meta({ description: 'Boylam ve enlem', examples: [[34.64, 36.8]] }),
  )
  .describe('Yolun çizgisi')

const ToldMoment = z.object({
  at: Moment.describe('Ne zaman'),
  certainty: choice(certainties, 'Planlanan, tahmin edilen ya da gerçekleşen'),
})

export const MapStop = z.object({
  part: choice(['origin', 'call', 'passed', 'destination'], 'Çıkış, uğrak, geçilen yer ya da varış'),
  name: writtenText('Yer', 'Süveyş Kanalı'),
  position: MapPoint.nullable().describe('Haritadaki yeri; bilinmiyorsa null'),
  arrival: ToldMoment.nullable().describe('Varış ya da geçiş; söylenmediyse null'),
  departure: ToldMoment.nullable().describe('Ayrılış; söylenmediyse null'),
  state: choice(['done', 'here', 'ahead'], 'Geride kaldı, şu anda orada ya da sırada'),
})
export type MapStop = z.output<typeof MapStop>

export const ShipmentRoute = z.object({
  shipment_id: Id.describe('Gönderi'),
  shipment_type: choice(shipmentTypes, 'Taşıma türü'),
  legs: z
    .array(z.object({ mode: choice(shipmentTypes, 'Bu parçanın taşıma türü'), path: MapPath }))
    .describe('Yolun parçaları; çıkış ya da varışın yeri bilinmiyorsa boş'),
  done: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: 'Yolun ne kadarı geride, 0 ile 1 arasında', examples: [0.62] }),
  cancelled: z.boolean().meta({ description: 'Gönderi iptal edildi; sırada bir yer yok', examples: [false] }),
  present: MapPoint.extend({
    estimated: z.boolean().meta({
      description: 'İki yer arasında, geçen zamana göre hesaplandı',
      examples: [true],
    }),
    last_name: writtenText('Son bildirilen yer', 'Süveyş Kanalı'),
    next_name: writtenText('Sıradaki yer; bilinmiyorsa boş', 'Mersin'),
  })
    .nullable()
    .describe('Şu anki yeri; bilinmiyorsa null'),
  stops: z.array(MapStop).describe('Yoldaki yerler, yol sırasıyla'),
})
export type ShipmentRoute = z.output<typeof ShipmentRoute>
/** What a map draws; a journey that is only an example has it too. */
export const DrawnRoute = ShipmentRoute.omit({ shipment_id: true })
export type DrawnRoute = z.output<typeof DrawnRoute>

export const FleetShipment = z.object({
  id: Id.describe('Gönderinin kimliği'),
  shipment_number: z.string().meta({ description: 'Gönderi numarası', examples: ['SH-9A8057B1'] }),
  shipment_type: choice(shipmentTypes, 'Taşıma türü'),
  status: choice(shipmentStatuses, 'Durum'),
  delayed: z.boolean().meta({ description: 'Gecikmiş mi', examples: [false] }),
  origin_city: writtenText('Çıkış şehri', 'Şanghay'),
  origin_country: writtenText('Çıkış ülkesi', 'Çin'),
  destination_city: writtenText('Varış şehri', 'İstanbul'),
  destination_country: writtenText('Varış ülkesi', 'Türkiye'),
  eta: Moment.nullable().describe('Beklenen varış; bilinmiyorsa null'),
  position: MapPoint.nullable().describe('Şu anki yeri; bilinmiyorsa null'),
  estimated: z.boolean().meta({ description: 'Konum hesaplandı', examples: [true] }),
  last_name: writtenText('Son bildirilen yer', 'Singapur Boğazı'),
})
export type FleetShipment = z.output<typeof FleetShipment>

export const Fleet = z.object({
  shipments: z.array(FleetShipment).describe('Süren gönderiler, en yenisi önde'),
  has_more: z.boolean().meta({ description: 'Haritada gösterilenden fazlası var', examples: [false] }),
  lanes: z.array(MapPath).describe('Yolları, her hat bir kez'),
})
export type Fleet = z.output<typeof Fleet>

export const shipmentMapContract = {
  route: personProcedure
    .route({
      method: 'GET',
      path: '/shipments/{id}/route',
      tags,
      summary: 'Bir gönderinin yolu',
      description:
        'Yolun çizgisi, üzerindeki yerler zamanlarıyla ve şu anki konum. İki bildirim arasında konum geçen zamana göre hesaplanır ve öyle olduğu söylenir.',
      successDescription: 'Yol, yerler ve konum',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(
      z.object({
        id: Id.describe('Gönderinin kimliği'),
        container: freeText(
          20,
          'Yalnızca bu konteyner için söylenenlerle; verilmezse bütün gönderi',
          'CSQU3054383',
        ).optional(),
      }),
    )
    .output(ShipmentRoute),
  fleet: personProcedure
    .route({
      method: 'GET',
      path: '/shipment-positions',
      tags,
      summary: 'Süren gönderilerin konumları',
      description:
        'Müşteri kendi gönderilerini, personel herkesinkini görür; en yeni 300 gönderi gösterilir. Personelin süzgeçleri gönderi listesindekilerdir.',
      successDescription: 'Konumlar ve hatlar',
    })
    .input(StaffShipmentFilters)
    .output(Fleet),
}
