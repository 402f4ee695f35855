/** The office's shipments: opening one, the list, the counts of its tabs, one of them with all that is known, whose operation it is, and word of it to colleagues and customers. */
import { customerProblems } from '#customers/customers.copy.ts'
import { problems } from '#problems.ts'
import { creating, keyErrors, staffProcedure } from '#procedure.ts'
import { NewShipment } from '#shipments/new-shipment.ts'
import { noticeReceivers, shipmentProblems } from '#shipments/shipments.copy.ts'
import {
  StaffShipment,
  StaffShipmentCountInput,
  StaffShipmentCounts,
  StaffShipmentDetail,
  StaffShipmentListInput,
} from '#shipments/staff-shipments.ts'
import { choice, freeText, optionalText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { pageOf } from '#values/list.ts'
import { z } from '#z.ts'

const tags = ['Gönderiler']
const shipmentId = { id: Id.describe('Gönderinin kimliği') }
const { NOT_FOUND, UNKNOWN_PERSON, UNKNOWN_CUSTOMER, WRONG_CONTAINER, UNREACHABLE } = shipmentProblems

export const staffShipmentsContract = {
  create: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/shipments',
      tags,
      summary: 'Gönderi oluştur',
      description:
        'Müşterinin kabul ettiği bir iş için talebi, kabul edilmiş teklifi ve gönderiyi birlikte oluşturur. Konteyner ve hava konşimentosu numaraları denetlenir.',
      successDescription: 'Oluşturulan gönderi, talebi ve teklifi',
      successStatus: 201,
    })
    .errors({
      ...keyErrors,
      UNKNOWN_CUSTOMER,
      UNKNOWN_PERSON,
      WRONG_CONTAINER,
      STAFF_ADDRESS: customerProblems.STAFF_ADDRESS,
    })
    .input(NewShipment)
    .output(
      z.object({
        ...shipmentId,
        shipment_number: writtenText('Gönderinin numarası', 'SH-9A8057B1'),
        request_id: Id.describe('Talebin kimliği'),
        quote_id: Id.describe('Kabul edilen teklifin kimliği'),
        quote_no: writtenText('Teklifin numarası', 'KRV-2026-000123'),
      }),
    ),
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/shipments',
      tags,
      summary: 'Bütün gönderiler',
      description:
        'Sıralanmazsa en yenisi başta; durumla, gecikmeyle, taşıma türüyle, hatla, müşteriyle ve operasyon sorumlusuyla süzülebilir.',
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
  lanes: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/shipment-lanes',
      tags,
      summary: 'Gönderilerin hatları',
      description: 'Son gönderilerin en sık hatları; liste bunlarla süzülebilir.',
      successDescription: 'Hatlar, şehirlerin adına göre',
    })
    .output(
      z.object({
        lanes: z
          .array(
            z.object({
              origin: writtenText('Çıkış şehri', 'Mersin'),
              destination: writtenText('Varış şehri', 'Hamburg'),
            }),
          )
          .describe('Hatlar'),
      }),
    ),
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
    .errors({ NOT_FOUND, UNKNOWN_PERSON, STALE: problems.STALE })
    .input(
      z.object({
        ...shipmentId,
        assigned_to: Id.nullable().optional().describe('Operasyon sorumlusu; kimse değilse null'),
        notes: freeText(2000, 'İç not; müşteri görmez', 'Alıcı sabah arasın istiyor').optional(),
        known_notes: writtenText(
          'Yazmaya başlarken okunan iç not; verilirse ve not o arada değiştiyse kaydedilmez',
          'Alıcı arandı',
        ).optional(),
      }),
    )
    .output(z.object(shipmentId)),
  notify: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/shipments/{id}/notices',
      tags,
      summary: 'Gönderiyi bildir',
      description:
        'Operasyon ekibine e-posta gönderir ve iş kuyruğuna iş ekler; müşteriye ise gönderinin bugünkü hâlini bildirim ve e-posta olarak yollar.',
      successDescription: 'Gönderinin kimliği',
      successStatus: 201,
    })
    .errors({ ...keyErrors, NOT_FOUND, UNREACHABLE })
    .input(
      z.object({
        ...shipmentId,
        to: choice(noticeReceivers, 'Kime: operasyon ekibine ya da müşteriye'),
        message: optionalText(1000, 'Eklenen söz; yoksa boş', 'Alıcı teslimatı sabah istiyor'),
      }),
    )
    .output(z.object(shipmentId)),
}
