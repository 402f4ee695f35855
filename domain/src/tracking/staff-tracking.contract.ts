/** What staff tell of a shipment by hand and take back, and what they write about its containers and papers. */
import { creating, keyErrors, staffProcedure } from '#procedure.ts'
import { shipmentStatuses } from '#shipments/shipments.contract.ts'
import { shipmentProblems } from '#shipments/shipments.copy.ts'
import { ChangedReferences, WrittenContainer } from '#shipments/written-papers.ts'
import { byHandKinds } from '#tracking/by-hand.ts'
import { certainties } from '#tracking/tracking-event.ts'
import { choice, count, optionalText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Takip']
const shipmentId = { id: Id.describe('Gönderinin kimliği') }
const {
  NOT_FOUND,
  UNKNOWN_PLACE,
  UNKNOWN_CONTAINER,
  OWN_STEP,
  NO_REASON,
  NOT_TAKEN_BACK,
  WRONG_MOMENT,
  NOT_CURRENT,
  WRONG_CONTAINER,
  WRONG_WAYBILL,
  SAME_STATUS,
  REASON_MISSING,
} = shipmentProblems

export const EventByHand = z
  .object({
    ...shipmentId,
    kind: choice(byHandKinds, 'Ne olduğu'),
    status: choice(shipmentStatuses, 'Durum')
      .nullable()
      .default(null)
      .meta({ description: 'Verilen durum; yalnızca status_set için', examples: [null] }),
    certainty: choice(certainties, 'Planlanan, tahmin edilen ya da gerçekleşen').default('actual'),
    happened_at: Moment.describe('Ne zaman olduğu ya da beklendiği'),
    place_code: optionalText(10, 'Yerin kodu; yer belirtilmezse boş', 'TRMER'),
    container_number: optionalText(15, 'Konteyner; bütün gönderi içinse boş', 'CSQU3054383'),
    reason: optionalText(200, 'Gecikmenin veya değişikliğin nedeni', 'Limanda yoğunluk'),
    note: optionalText(500, 'Müşterinin de gördüğü not', 'Aktarma yarın sabah'),
  })
  .superRefine((event, refinement) => {
    const refuse = (path: keyof typeof event, message: string) =>
      refinement.addIssue({ code: 'custom', path: [path], message })
    if ((event.kind === 'status_set') !== (event.status !== null)) refuse('status', 'Bir durum seçin.')
    if (event.kind === 'delay_told' && event.reason === '') refuse('reason', 'Gecikmenin nedenini yazın.')
    if (event.kind === 'note' && event.note === '') refuse('note', 'Notu yazın.')
  })
export type EventByHand = z.output<typeof EventByHand>

/** Where it is left out, a new container has the days of the accepted offer, and one that is there keeps its own. */
const freeDays = (where: string) =>
  count(0, 365, `Ücretsiz gün, ${where}`, 7)
    .nullable()
    .optional()
    .describe(`Ücretsiz gün, ${where}; anlaşılmadıysa null, verilmezse teklifteki gün`)

export const staffTrackingContract = {
  tell: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/shipments/{id}/events',
      tags,
      summary: 'Gönderiye elle kayıt ekle',
      description:
        'Durum, beklenen varış, gecikme, not veya bir yerde olan herhangi bir şey. Gönderinin durumu bütün kayıtlardan yeniden çıkarılır.',
      successDescription: 'Eklenen kayıt',
      successStatus: 201,
    })
    .errors({
      ...keyErrors,
      NOT_FOUND,
      UNKNOWN_PLACE,
      UNKNOWN_CONTAINER,
      WRONG_MOMENT,
      SAME_STATUS,
      REASON_MISSING,
    })
    .input(EventByHand)
    .output(z.object(shipmentId)),
  retract: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/shipments/{id}/retractions',
      tags,
      summary: 'Kaydı geri al',
      description:
        'Kimden gelmiş olursa olsun. Kayıt silinmez; geri alındığı ve nedeni yazılır, gönderinin durumu onsuz çıkarılır. Kaynağı aynı şeyi yineledikçe geri alınmış kalır, sonradan başka bir şey söylerse o geçerli olur.',
      successDescription: 'Gönderinin kimliği',
    })
    .errors({ NOT_FOUND, OWN_STEP, NOT_CURRENT, NO_REASON })
    .input(
      z.object({
        ...shipmentId,
        event_id: Id.describe('Geri alınan kayıt'),
        reason: optionalText(200, 'Neden; elle girilen kayıtlarda boş olabilir', 'Başka bir yükün kaydı'),
      }),
    )
    .output(z.object(shipmentId)),
  restore: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/shipments/{id}/restorations',
      tags,
      summary: 'Geri alınan kaydı yeniden say',
      description: 'Ekibin geri aldığı kayıt yeniden geçerli olur; ikisi de kayıtlarda kalır.',
      successDescription: 'Gönderinin kimliği',
    })
    .errors({ NOT_FOUND, NOT_TAKEN_BACK })
    .input(z.object({ ...shipmentId, event_id: Id.describe('Geri almanın kaydı') }))
    .output(z.object(shipmentId)),
  saveContainers: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/shipments/{id}/containers',
      tags,
      summary: 'Konteynerleri kaydet',
      description:
        'Gönderinin bütün konteynerleri; listede olmayan kaldırılır. Numaralar ISO 6346 ile denetlenir.',
      successDescription: 'Gönderinin kimliği',
    })
    .errors({ NOT_FOUND, WRONG_CONTAINER })
    .input(
      z.object({
        ...shipmentId,
        containers: z
          .array(
            WrittenContainer.extend({
              free_days_demurrage: freeDays('terminalde'),
              free_days_detention: freeDays('terminal dışında'),
            }),
          )
          .max(200)
          .describe('Konteynerler'),
        known: z
          .array(writtenText('Konteyner numarası', 'CSQU3054383'))
          .max(200)
          .optional()
          .describe(
            'Düzenlemeye başlarken yazılı olan konteynerler; verilirse yalnızca bunlardan listede olmayanlar kaldırılır, bir başkasının bu arada eklediği kalır',
          ),
      }),
    )
    .output(z.object(shipmentId)),
  saveReferences: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/shipments/{id}/references',
      tags,
      summary: 'Belge numaralarını kaydet',
      description:
        'Rezervasyon, konşimento, CMR ve plaka; verilmeyen numara olduğu gibi kalır. Hava konşimentosunun kontrol rakamı denetlenir.',
      successDescription: 'Gönderinin kimliği',
    })
    .errors({ NOT_FOUND, WRONG_WAYBILL })
    .input(
      z.object({
        ...shipmentId,
        ...ChangedReferences.shape,
      }),
    )
    .output(z.object(shipmentId)),
}
