/** Where a shipment is, why we say so, and everything that was told about it. */
import { problems } from '#problems.ts'
import { personProcedure } from '#procedure.ts'
import { keysOf } from '#requests/request-options.ts'
import { shipmentStatuses } from '#shipments/shipments.contract.ts'
import { customsStatusWords } from '#shipments/shipments.policy.ts'
import { emissionTiers } from '#tracking/emission-tiers.ts'
import { eventKindNames } from '#tracking/event-kinds.ts'
import { freeTimeWords } from '#tracking/free-time-words.ts'
import { journeyStates, journeyWords } from '#tracking/journey-words.ts'
import { certainties, trackingSources } from '#tracking/tracking-event.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Takip']

const pieceCount = (description: string, example: number) =>
  z
    .number()
    .int()
    .nullable()
    .meta({ description, examples: [example] })

export const ToldEvent = z.object({
  id: Id.describe('Kaydın kimliği'),
  kind: choice(eventKindNames, 'Ne olduğu'),
  certainty: choice(certainties, 'Planlanan, tahmin edilen ya da gerçekleşen'),
  happened_at: Moment.describe('Ne zaman olduğu ya da beklendiği'),
  told_at: Moment.describe('Kaynağın bunu söylediği an'),
  heard_at: Moment.describe('Bizim duyduğumuz an'),
  place_code: writtenText('Yerin kodu', 'TRMER'),
  place_name: writtenText('Yer', 'Mersin'),
  container_number: writtenText('Konteyner; bütün gönderi içinse boş', 'CSQU3054383'),
  pieces: pieceCount('Kaç parça için söylendiği; söylenmediyse null', 3),
  total_pieces: pieceCount('Gönderinin bütün parçaları; söylenmediyse null', 10),
  weight_kg: z
    .number()
    .nullable()
    .meta({ description: 'Bu parçaların ağırlığı, kilogram; söylenmediyse null', examples: [60.5] }),
  status: choice(shipmentStatuses, 'Elle verilen durum').nullable(),
  reason: writtenText('Gecikmenin nedeni', 'Hava koşulları'),
  note: writtenText('Not', 'Teklif onaylandı'),
  source: choice(keysOf(trackingSources), 'Kimden öğrenildiği'),
  actor_name: writtenText('Söyleyen kişi', 'Defne Işık'),
  retracted: z.boolean().meta({ description: 'Bir kaydın geri alınması', examples: [false] }),
  counts: z.boolean().meta({
    description: 'Geri alınmadı ve yerine yenisi söylenmedi',
    examples: [true],
  }),
  restorable: z.boolean().meta({
    description: 'Ekibimizin geri alması; geri alınan kayıt yeniden sayılabilir',
    examples: [false],
  }),
})
export type ToldEvent = z.output<typeof ToldEvent>

export const refreshOutcomes = ['asked', 'no_source', 'failed'] as const

const behind = (what: string) => z.array(Id).describe(`${what} dayandığı kayıtlar`)

const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .min(0)
    .meta({ description, examples: [example] })

const FreeTime = z.object({
  container_number: writtenText('Konteyner', 'CSQU3054383'),
  kind: choice(keysOf(freeTimeWords), 'Terminalde (demurrage) ya da dışarıda (detention)'),
  free_days: whole('Anlaşılan ücretsiz gün sayısı', 7),
  last_free_day: CalendarDay.describe('Ücretsiz son gün'),
  days_left: z
    .number()
    .int()
    .meta({ description: 'Kalan gün; eksiyse aşılan gün', examples: [3] }),
  started_event_id: Id.describe('Süreyi başlatan kayıt'),
  stopped_event_id: Id.nullable().describe('Süreyi durduran kayıt; sürüyorsa null'),
})

/** The seven steps, in their order. */
export const Journey = z
  .array(
    z.object({
      key: choice(keysOf(journeyWords), 'Adım'),
      state: choice(journeyStates, 'Geçildi, şu anda ya da sırada'),
      at: Moment.nullable().describe('Ne zaman olduğu ya da beklendiği; bilinmiyorsa null'),
      certainty: choice(certainties, 'Planlanan, tahmin edilen ya da gerçekleşen').nullable(),
      place_name: writtenText('Yer', 'Mersin'),
    }),
  )
  .describe('Yolculuğun yedi adımı')

const EmissionLeg = z.object({
  from_code: writtenText('Nereden', 'CNSHA'),
  from_name: writtenText('Nereden', 'Şanghay'),
  to_code: writtenText('Nereye', 'TRAMR'),
  to_name: writtenText('Nereye', 'Ambarlı'),
  km: whole('Mesafe, kilometre', 15_300),
  factor_grams: z.number().meta({ description: 'Ton-kilometre başına gram CO₂e', examples: [8.15] }),
  factor_name: writtenText('Katsayının ne için olduğu', 'Konteyner gemisi, filo ortalaması'),
  factor_source: writtenText('Katsayının kaynağı', 'GLEC 3.2'),
  tier: choice(keysOf(emissionTiers), 'Verinin düzeyi'),
  kg: whole('Kilogram CO₂e', 2494),
})

const Emissions = z.object({
  weight_kg: whole('Yükün ağırlığı, kilogram', 20_000),
  legs: z.array(EmissionLeg).describe('Yolun parçaları'),
  kg: whole('Toplam, kilogram CO₂e', 2494),
})

const Because = z
  .object({
    status: behind('Durumun'),
    place: behind('Son yerin'),
    eta: behind('Beklenen varışın'),
    delay: behind('Gecikmenin'),
    customs: behind('Gümrük bilgisinin'),
  })
  .describe('Neye dayanarak söylediğimiz')

/** The record of the spec: one for each container. */
const ContainerTracking = z.object({
  shipment_id: Id.describe('Gönderi'),
  container_data: z
    .object({
      container_number: writtenText('Konteyner', 'CSQU3054383'),
      status: choice(shipmentStatuses, 'Konteynerin durumu'),
      delayed: z.boolean().meta({ description: 'Gecikmiş mi', examples: [false] }),
      delay_reason: writtenText('Gecikmenin nedeni', 'Limanda yoğunluk'),
      current_location: writtenText('Son bilinen yer', 'Mersin'),
      current_place_code: writtenText('Yerin kodu', 'TRMER'),
      eta: Moment.nullable().describe('Beklenen varış; bilinmiyorsa null'),
      delivered_at: Moment.nullable().describe('Teslim edildiği an; edilmediyse null'),
      customs_status: choice(keysOf(customsStatusWords), 'Gümrük işlemleri'),
    })
    .describe('Konteyner için bilinenler'),
  because: Because,
  next_event_id: Id.nullable().describe('Sırada beklenen kayıt; yoksa null'),
  missed_arrival: Moment.nullable().describe('Haber gelmeden geçen varış günü; geçmediyse null'),
  last_updated_api: Moment.nullable().describe('Konteyner için son haber; hiç gelmediyse null'),
})

export const ShipmentTracking = z.object({
  shipment_id: Id.describe('Gönderi'),
  customs_status: choice(keysOf(customsStatusWords), 'Gümrük işlemleri'),
  next_event_id: Id.nullable().describe('Sırada beklenen kayıt; yoksa null'),
  missed_arrival: Moment.nullable().describe('Haber gelmeden geçen varış günü; geçmediyse null'),
  last_updated_api: Moment.nullable().describe('Son haber; hiç gelmediyse null'),
  because: Because,
  eta_history: z
    .array(
      z.object({
        told_at: Moment.describe('Ne zaman söylendiği'),
        eta: Moment.describe('O zaman beklenen varış'),
      }),
    )
    .describe('Beklenen varışın nasıl değiştiği, eskisi başta'),
  journey: Journey,
  container_tracking: z.array(ContainerTracking).describe('Her konteynerin nerede olduğu'),
  free_time: z.array(FreeTime).describe('Konteynerlerin ücretsiz süreleri'),
  emissions: Emissions.nullable().describe('Yolun sera gazı; mesafe ya da ağırlık bilinmiyorsa null'),
  tracking_data: z
    .array(ToldEvent)
    .describe('Söylenenler, en yenisi başta; geri alınanları ve eski biçimleri yalnızca ekibimiz görür'),
})
export type ShipmentTracking = z.output<typeof ShipmentTracking>

export const trackingContract = {
  get: personProcedure
    .route({
      method: 'GET',
      path: '/shipments/{id}/tracking',
      tags,
      summary: 'Bir gönderinin takibi',
      description: 'Gönderi için söylenenler ve durumunun bunlardan hangilerine dayandığı.',
      successDescription: 'Takip bilgisi',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Gönderinin kimliği') }))
    .output(ShipmentTracking),
  refresh: personProcedure
    .route({
      method: 'POST',
      path: '/tracking-refreshes',
      tags,
      summary: 'Taşıyıcıya şimdi sor',
      description:
        'Yoldaki gönderilerin yeni haberlerini taşıyıcıdan hemen ister; müşteri kendi gönderileri, ekibimiz adını verdiği gönderi için. Gelenler, kendiliğinden gelen haberlerle aynı yoldan kaydedilir.',
      successDescription: 'Kaç gönderi soruldu, kaç haber geldi',
    })
    .input(
      z.object({
        shipment_id: Id.describe(
          'Yalnızca bu gönderi; verilmezse müşterinin yoldaki gönderilerinin hepsi',
        ).optional(),
      }),
    )
    .output(
      z.object({
        outcome: choice(refreshOutcomes, 'Soruldu, sorulacak kimse yok ya da taşıyıcı yanıt vermedi'),
        shipments: whole('Sorulan gönderi sayısı', 3),
        news: whole('Gelen yeni haber sayısı', 2),
      }),
    ),
}
