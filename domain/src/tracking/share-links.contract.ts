/** Links by which others follow one shipment without signing in: its customer makes and closes them, and staff close them too. */
import { problems } from '#problems.ts'
import { creating, customerProcedure, guestProcedure, keyErrors, staffProcedure } from '#procedure.ts'
import { shipmentTypes } from '#requests/request-fields.ts'
import { keysOf } from '#requests/request-options.ts'
import { shipmentStatuses } from '#shipments/shipments.contract.ts'
import { shipmentProblems } from '#shipments/shipments.copy.ts'
import { customsStatusWords } from '#shipments/shipments.policy.ts'
import { shareDays, shareProblems } from '#tracking/share-link.ts'
import { ShipmentRoute } from '#tracking/shipment-map.contract.ts'
import { Journey, ToldEvent } from '#tracking/tracking.contract.ts'
import { choice, optionalText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Takip bağlantıları']

const Visit = z.object({
  device: writtenText('Açan cihaz', 'Chrome, Windows'),
  visited_at: Moment.describe('Ne zaman açıldığı'),
})

export const ShareLink = z.object({
  id: Id.describe('Bağlantının kimliği'),
  url: z.string().meta({ description: 'Paylaşılacak adres', examples: ['https://kervan.example/t/Qe7…'] }),
  label: writtenText('Kime verildiği', 'Alıcının deposu'),
  created_at: Moment.describe('Ne zaman açıldığı'),
  expires_at: Moment.describe('Ne zamana kadar çalıştığı'),
  revoked_at: Moment.nullable().describe('Ne zaman kapatıldığı; açıksa null'),
  visits: z.array(Visit).describe('Son açılışlar, yenisi başta; en çok on'),
})
export type ShareLink = z.output<typeof ShareLink>

/** No price, no person, no other shipment. */
export const SharedShipment = z.object({
  shipment_number: writtenText('Gönderi numarası', 'SH-9A8057B1'),
  shipment_type: choice(shipmentTypes, 'Taşıma türü'),
  status: choice(shipmentStatuses, 'Durum'),
  delayed: z.boolean().meta({ description: 'Gecikmiş mi', examples: [false] }),
  delay_reason: writtenText(
    'Taşıyıcının bildirdiği neden; kişilerin yazdığı burada yoktur',
    'Limanda yoğunluk',
  ),
  customs_status: choice(keysOf(customsStatusWords), 'Gümrük işlemleri'),
  origin_city: writtenText('Çıkış şehri', 'Mersin'),
  origin_country: writtenText('Çıkış ülkesi', 'Türkiye'),
  destination_city: writtenText('Varış şehri', 'Hamburg'),
  destination_country: writtenText('Varış ülkesi', 'Almanya'),
  container_numbers: z.array(writtenText('Konteyner', 'CSQU3054383')).describe('Konteynerler'),
  current_location: writtenText('Son bilinen yer', 'Mersin Limanı'),
  eta: Moment.nullable().describe('Beklenen varış; bilinmiyorsa null'),
  delivered_at: Moment.nullable().describe('Teslim edildiği an; edilmediyse null'),
  missed_arrival: Moment.nullable().describe('Haber gelmeden geçen varış günü; geçmediyse null'),
  journey: Journey,
  events: z
    .array(
      ToldEvent.pick({
        id: true,
        kind: true,
        certainty: true,
        happened_at: true,
        place_name: true,
        container_number: true,
        status: true,
        counts: true,
      }),
    )
    .describe('Geçerli olaylar, yenisi başta'),
  route: ShipmentRoute.describe('Yolun haritası'),
  expires_at: Moment.describe('Bağlantının ne zamana kadar çalıştığı'),
})
export type SharedShipment = z.output<typeof SharedShipment>

export const shareLinksContract = {
  create: customerProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/share-links',
      tags,
      summary: 'Takip bağlantısı aç',
      description: 'Gönderiyi giriş yapmadan izleten, yalnızca okunan bir sayfanın adresini verir.',
      successDescription: 'Açılan bağlantı',
      successStatus: 201,
    })
    .errors({
      ...keyErrors,
      NOT_FOUND: shipmentProblems.NOT_FOUND,
      TOO_MANY_LINKS: shareProblems.TOO_MANY_LINKS,
    })
    .input(
      z.object({
        shipment_id: Id.describe('Gönderi'),
        label: optionalText(80, 'Kime verildiği', 'Alıcının deposu'),
        days: z
          .literal(shareDays)
          .default(30)
          .meta({ description: 'Kaç gün çalışacağı', examples: [30] }),
      }),
    )
    .output(ShareLink),
  list: customerProcedure
    .route({
      method: 'GET',
      path: '/shipments/{id}/share-links',
      tags,
      summary: 'Gönderinin takip bağlantıları',
      description: 'Açılmış bağlantılar ve kimlerin açtığı; kapatılanlar da vardır, yenisi başta.',
      successDescription: 'Bağlantılar',
    })
    .errors({ NOT_FOUND: shipmentProblems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Gönderinin kimliği') }))
    .output(z.object({ links: z.array(ShareLink).describe('Bağlantılar') })),
  revoke: customerProcedure
    .route({
      method: 'DELETE',
      path: '/share-links/{id}',
      tags,
      summary: 'Takip bağlantısını kapat',
      description: 'Bağlantı hemen çalışmaz olur; açık duran sayfalar da kapanır.',
      successDescription: 'Kapatılan bağlantı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Bağlantının kimliği') }))
    .output(ShareLink),
  ofShipment: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/shipments/{id}/share-links',
      tags,
      summary: 'Bir gönderinin bütün takip bağlantıları',
      description:
        'Müşterinin açtıkları ve e-postalarla gidenler; ne zamana kadar çalıştıkları ve ne zaman açıldıkları.',
      successDescription: 'Bağlantılar',
    })
    .errors({ NOT_FOUND: shipmentProblems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Gönderinin kimliği') }))
    .output(z.object({ links: z.array(ShareLink).describe('Bağlantılar') })),
  revokeForCustomer: staffProcedure
    .route({
      method: 'DELETE',
      path: '/staff/share-links/{id}',
      tags,
      summary: 'Takip bağlantısını müşteri için kapat',
      description: 'Bağlantı hemen çalışmaz olur. Müşterinin sonraki e-postası yeni bir bağlantıyla gider.',
      successDescription: 'Kapatılan bağlantı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Bağlantının kimliği') }))
    .output(ShareLink),
  open: guestProcedure
    .route({
      method: 'POST',
      path: '/share-visits',
      tags,
      summary: 'Paylaşılan gönderiyi oku',
      description: 'Bağlantıyla görünenler. Anahtar gövdededir, böylece hiçbir kayıtta görünmez.',
      successDescription: 'Sayfanın içeriği',
    })
    .errors({ LINK_REFUSED: shareProblems.LINK_REFUSED })
    .input(
      z.object({
        token: z
          .string()
          .min(1)
          .max(200)
          .meta({ description: 'Bağlantının anahtarı', examples: ['Qe7…'] }),
        again: z
          .boolean()
          .default(false)
          .meta({ description: 'Açık duran sayfa yeniden soruyor; açılış sayılmaz', examples: [false] }),
      }),
    )
    .output(SharedShipment),
}
