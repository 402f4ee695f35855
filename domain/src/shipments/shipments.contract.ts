/** Shipments, and the calls that create them: the detailed form, and the approval of a price. */
import { creating, customerProcedure, keyErrors, personProcedure } from '#procedure.ts'
import { optionProblem } from '#quotes/offer-state.ts'
import { quoteLimits } from '#quotes/quote-options.ts'
import { Answered, AnswerInput, answerErrors } from '#quotes/quotes.contract.ts'
import { DetailedForm } from '#requests/detailed-form.ts'
import { LaneTransit } from '#requests/lane-transit.ts'
import { CreatedRequest, RequestCounts, RequestSummary } from '#requests/request.ts'
import { shipmentTypes } from '#requests/request-fields.ts'
import { keysOf, transportModeWords } from '#requests/request-options.ts'
import { requestProblems } from '#requests/requests.copy.ts'
import { shipmentStatusWords } from '#shipments/shipments.policy.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { listInput, pageOf, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { Amount, Currency, MoneySum } from '#values/money.ts'
import { z } from '#z.ts'

const tags = ['Gönderiler']
export const shipmentStatuses = keysOf(shipmentStatusWords)
/** A status, or one of the groups that screens show: active and delayed. */
export const shipmentFilters = [...shipmentStatuses, 'active', 'delayed'] as const
export type ShipmentFilter = (typeof shipmentFilters)[number]
const whole = (description: string, example: number) =>
  z
    .number()
    .int()
    .meta({ description, examples: [example] })

export const ShipmentSummary = z.object({
  id: Id.describe('Gönderinin kimliği'),
  shipment_number: z.string().meta({ description: 'Gönderi numarası', examples: ['SH-9A8057B1'] }),
  request_id: Id.nullable().describe('Geldiği talep; yoksa null'),
  title: writtenText('Başlık', 'Mersin – Hamburg, 2 × 40HC'),
  shipment_type: choice(shipmentTypes, 'Taşıma türü'),
  status: choice(shipmentStatuses, 'Durum'),
  delayed: z.boolean().meta({ description: 'Gecikmiş mi', examples: [false] }),
  origin_city: writtenText('Çıkış şehri', 'Mersin'),
  origin_country: writtenText('Çıkış ülkesi', 'Türkiye'),
  destination_city: writtenText('Varış şehri', 'Hamburg'),
  destination_country: writtenText('Varış ülkesi', 'Almanya'),
  container_code: writtenText('İlk konteyner', 'CSQU3054383'),
  container_numbers: z.array(writtenText('Konteyner', 'CSQU3054383')).describe('Bütün konteynerler'),
  own_reference: writtenText('Müşterinin sipariş numarası', 'PO-4471'),
  own_name: writtenText('Müşterinin verdiği ad', 'Bahar koleksiyonu'),
  current_location: writtenText('Son bilinen yer', 'Mersin Limanı'),
  eta: Moment.nullable().describe('Beklenen varış; bilinmiyorsa null'),
  delivered_at: Moment.nullable().describe('Teslim edildiği an; edilmediyse null'),
  quote_amount: Amount.nullable().describe('Tutar; yoksa null'),
  quote_currency: Currency.nullable().describe('Para birimi; yoksa null'),
  created_at: Moment.describe('Oluşturulma zamanı'),
  updated_at: Moment.describe('Son değişiklik'),
})
export type ShipmentSummary = z.output<typeof ShipmentSummary>

/** Its customer's lists say of a silent day what its own page says. */
export const OwnShipmentSummary = ShipmentSummary.extend({
  missed_arrival: Moment.nullable().describe('Haber gelmeden geçen varış günü; yoksa null'),
})
export type OwnShipmentSummary = z.output<typeof OwnShipmentSummary>

export const rate = (description: string) =>
  z
    .object({
      percent: z
        .number()
        .int()
        .min(0)
        .max(100)
        .meta({ examples: [94] })
        .nullable()
        .describe('Yüzde; veri yoksa null'),
      part: whole('Payı', 15),
      of: whole('Paydası', 16),
    })
    .describe(description)

export const Overview = z.object({
  requests: RequestCounts.extend({
    expired: whole('Teklif alınanlar içinde, teklifinin süresi dolan', 1),
  }).describe('Talepler'),
  shipments: z
    .object({
      total: whole('Hepsi', 16),
      active: whole('Yolda olan', 3),
      delivered: whole('Teslim edilen', 12),
      delayed: whole('Geciken', 1),
    })
    .describe('Gönderiler'),
  total_value: z.array(MoneySum).describe('Tekliflerin toplamı, her para birimi ayrı; euro önde'),
  answer_hours: z
    .object({
      median: z
        .number()
        .meta({ examples: [18] })
        .nullable()
        .describe('Talepten ilk teklife ortanca saat; veri yoksa null'),
      sample: whole('Kaç talepten', 240),
      target: whole('Hedef saat', 18),
    })
    .describe('Yanıt süremiz, bütün şirkette'),
  on_time: rate('Teslim edilenlerin bütün gönderilere oranı'),
  on_promise: rate('Beklenen varış gününe kadar teslim edilenlerin, varış günü belli olan teslimlere oranı'),
  approval: rate('Onaylananların teklif verilenlere oranı'),
  this_month: z
    .object({
      requests: whole('Bu ay açılan talep', 4),
      quotes: whole('Bu ay gelen teklif', 3),
      deliveries: whole('Bu ay teslim', 2),
    })
    .describe('Bu ay'),
  recent_requests: z.array(RequestSummary).describe('En yeni üç talep'),
  recent_shipments: z.array(ShipmentSummary).describe('En son değişen iki gönderi'),
  urgent_quotes: z
    .array(
      RequestSummary.extend({
        quote_label: writtenText('Teklifin numarası ve revizyonu', 'KRV-2026-000123 Rev. 2'),
        price_is_for: writtenText('Fiyatın ne için olduğu', 'Toplam fiyat 2 × 40HC içindir.'),
      }),
    )
    .describe('Yanıt bekleyen teklifler, süresi en yakın olan önde; en çok beş'),
  active_shipments: z.array(OwnShipmentSummary).describe('Yolda olanlar; en çok beş'),
})
export type Overview = z.output<typeof Overview>

export const shipmentSorts = ['created', 'number', 'title', 'status', 'eta', 'amount'] as const

export const ShipmentListInput = listInput(shipmentSorts, '-created').extend({
  status: choice(shipmentFilters, 'Yalnızca bu durumdakiler').optional(),
  delivered_since: CalendarDay.describe('Bu günden beri teslim edilenler').optional(),
  search: searchInput('Numara, yer, konteyner, belge ya da verdiğiniz adda', 'hamburg'),
})
export type ShipmentListInput = z.output<typeof ShipmentListInput>

const typed = (description: string, example: string) =>
  z
    .string()
    .trim()
    .max(80)
    .meta({ description, examples: [example] })

export const shipmentsContract = {
  laneTransit: personProcedure
    .route({
      method: 'GET',
      path: '/lane-transit',
      tags,
      summary: 'Bir hatta yolda geçen süre',
      description:
        'Son on iki ayda bu hatta yeterince teslimatımız varsa ortancası ve çoğunun sığdığı aralık; yoksa taşıma türüne ve uzaklığa göre, hangi limandan hangi limana olduğuyla tahmin; o da bilinmiyorsa standart aralık. Böyle bir yol yoksa süre verilmez.',
      successDescription: 'Süre ve dayanağı',
    })
    .input(
      z.object({
        transport_mode: choice(keysOf(transportModeWords), 'Taşıma şekli'),
        origin_country: typed('Çıkış ülkesi', 'Çin'),
        origin_city: typed('Çıkış şehri', 'Şanghay').optional(),
        destination_country: typed('Varış ülkesi', 'Türkiye'),
        destination_city: typed('Varış şehri', 'İstanbul').optional(),
      }),
    )
    .output(LaneTransit),
  fullIntake: customerProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/detailed-requests',
      tags,
      summary: 'Detaylı talep gönder',
      description:
        'Detaylı form. Talebi ve ona bağlı, beklemede bir gönderiyi birlikte açar; ön değerlendirme ardından iş olarak çalışır.',
      successDescription: 'Açılan talep ve gönderi',
      successStatus: 201,
    })
    .errors({ ...keyErrors, PROFILE_INCOMPLETE: requestProblems.PROFILE_INCOMPLETE })
    .input(DetailedForm)
    .output(CreatedRequest.extend({ shipment_id: Id.describe('Açılan gönderi') })),
  approve: customerProcedure
    .route({
      method: 'POST',
      path: '/requests/{id}/approve',
      tags,
      summary: 'Teklifi onayla',
      description:
        'Talebi onaylamak ve teklifi kabul etmek aynı iştir: teklif kabul edilir, talep onaylanır, gönderi hazırlanmaya başlar; hepsi birlikte. Daha önce yola çıkmış bir gönderi durumunu korur, iptal edilmiş olanınki onaylanamaz. Seçilen isteğe bağlı kalemler toplama girer.',
      successDescription: 'Talebin yeni durumu ve gönderi',
    })
    .errors({ ...answerErrors, ...optionProblem, SHIPMENT_CANCELLED: requestProblems.SHIPMENT_CANCELLED })
    .input(
      AnswerInput.extend({
        options: z
          .array(Id)
          .max(quoteLimits.items)
          .default([])
          .meta({ description: 'Seçilen isteğe bağlı kalemler; hiçbiri seçilmediyse boş', examples: [[]] }),
      }),
    )
    .output(Answered.extend({ shipment_id: Id.describe('Gönderi') })),
  overview: customerProcedure
    .route({
      method: 'GET',
      path: '/overview',
      tags,
      summary: 'Genel bakış',
      description: 'Müşterinin ana sayfasındaki bütün sayılar ve kısa listeler.',
      successDescription: 'Sayılar ve kısa listeler',
    })
    .output(Overview),
  list: customerProcedure
    .route({
      method: 'GET',
      path: '/shipments',
      tags,
      summary: 'Gönderilerim',
      description:
        'Sıralanmazsa en yenisi başta; durumla süzülür, sözcüklerle aranır. active, yolda olanların hepsidir; delayed, gecikenler.',
      successDescription: 'Gönderilerin bir sayfası',
    })
    .input(ShipmentListInput)
    .output(pageOf(OwnShipmentSummary)),
}
