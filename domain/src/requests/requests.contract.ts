/** Requests for quotes: creating, listing, reading and editing them. */
import { problems } from '#problems.ts'
import { creating, customerProcedure, keyErrors, personProcedure, staffProcedure } from '#procedure.ts'
import { QuickForm } from '#requests/quick-form.ts'
import {
  CreatedRequest,
  RequestCounts,
  RequestDetail,
  RequestSummary,
  requestStatuses,
  StaffRequest,
} from '#requests/request.ts'
import {
  CargoType,
  Description,
  DestinationCity,
  DestinationCountry,
  OptionalVolume,
  OptionalWeightKg,
  OriginCity,
  OriginCountry,
  ShipmentTypeInput,
  Title,
  VehicleCount,
} from '#requests/request-fields.ts'
import { requestProblems } from '#requests/requests.copy.ts'
import { CalendarDay } from '#values/calendar-day.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInput, pageOf, searchedCounts, searchInput } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Talepler']
const { PROFILE_INCOMPLETE, NOT_PENDING } = requestProblems

export const staffRequestSorts = [
  'created',
  'number',
  'due',
  'title',
  'customer',
  'status',
  'amount',
] as const

/** What the counts of the office's list depend on, as its rows do. */
const staffRequestScope = {
  search: searchInput('Numara, başlık, şehir, ülke, konteyner veya müşteride', 'mersin'),
  customer_id: Id.describe('Yalnızca bu müşterinin').optional(),
}

export const StaffRequestCountInput = z.object(staffRequestScope)
export type StaffRequestCountInput = z.output<typeof StaffRequestCountInput>

export const StaffRequestListInput = listInput(staffRequestSorts, '-created').extend({
  ...staffRequestScope,
  status: choice(requestStatuses, 'Yalnızca bu durumdakiler').optional(),
  since: CalendarDay.describe('Bu günden beri açılanlar').optional(),
  overdue: z
    .stringbool()
    .meta({ description: 'Yalnızca söz verilen süreyi aşanlar', examples: ['true'] })
    .optional(),
})
export type StaffRequestListInput = z.output<typeof StaffRequestListInput>

/** How many requests each filter of the office's list shows. */
export const StaffRequestCounts = searchedCounts({
  total: countOf('Hepsi', 240),
  pending: countOf('Bekleyen', 12),
  quoted: countOf('Teklif verilmiş', 8),
  approved: countOf('Onaylanan', 190),
  rejected: countOf('Reddedilen', 30),
  overdue: countOf('Söz verilen süreyi aşan', 1),
})

export const ownRequestSorts = ['created', 'number', 'due', 'title', 'status', 'amount'] as const

export const RequestListInput = listInput(ownRequestSorts, '-created').extend({
  status: choice(requestStatuses, 'Yalnızca bu durumdakiler').optional(),
  search: searchInput('Numara, başlık, şehir, ülke veya konteynerde', 'mersin'),
  since: CalendarDay.describe('Bu günden beri açılanlar').optional(),
  quoted_since: CalendarDay.describe('Bu günden beri teklif alanlar').optional(),
  quote_open: z
    .stringbool()
    .meta({ description: 'Yalnızca süresi dolmamış bir teklifle yanıt bekleyenler', examples: ['true'] })
    .optional(),
})
export type RequestListInput = z.output<typeof RequestListInput>

/** The fields that may be edited until there is a quote. */
export const RequestEdit = z.object({
  title: Title,
  origin_city: OriginCity,
  origin_country: OriginCountry,
  destination_city: DestinationCity,
  destination_country: DestinationCountry,
  cargo_type: CargoType.nullable().describe('Yükün türü; seçilmediyse null'),
  shipment_type: ShipmentTypeInput,
  description: Description,
  preferred_date: CalendarDay.nullable().describe('Tercih edilen gün; yoksa null'),
  estimated_weight: OptionalWeightKg,
  estimated_volume: OptionalVolume,
  vehicle_count: VehicleCount.nullable()
    .optional()
    .describe('Araç adedi; yalnız kara yolunda, bilinmiyorsa null, verilmezse olduğu gibi kalır'),
})
export type RequestEdit = z.output<typeof RequestEdit>

export const requestsContract = {
  createQuick: customerProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/quick-requests',
      tags,
      summary: 'Hızlı teklif iste',
      description:
        'Hızlı Teklif Sihirbazı. Talep bekliyor durumunda açılır; ekibe iş ve e-posta olarak düşer. Profilin altı alanı dolu olmalıdır.',
      successDescription: 'Açılan talep',
      successStatus: 201,
    })
    .errors({ ...keyErrors, PROFILE_INCOMPLETE })
    .input(QuickForm)
    .output(CreatedRequest),
  list: customerProcedure
    .route({
      method: 'GET',
      path: '/requests',
      tags,
      summary: 'Taleplerim',
      description: 'Sıralanmazsa en yenisi başta. Arama büyük-küçük harf ve Türkçe harf ayrımı gözetmez.',
      successDescription: 'Taleplerin bir sayfası',
    })
    .input(RequestListInput)
    .output(pageOf(RequestSummary)),
  counts: customerProcedure
    .route({
      method: 'GET',
      path: '/requests/counts',
      tags,
      summary: 'Talep sayılarım',
      description: 'Her durumda kaç talep olduğu.',
      successDescription: 'Durumlara göre sayılar',
    })
    .output(RequestCounts),
  get: personProcedure
    .route({
      method: 'GET',
      path: '/requests/{id}',
      tags,
      summary: 'Bir talep',
      description: 'Talebin bütün alanları. Müşteri yalnız kendi talebini, personel hepsini görür.',
      successDescription: 'Talebin bütün alanları',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Talebin kimliği') }))
    .output(RequestDetail),
  edit: customerProcedure
    .route({
      method: 'PUT',
      path: '/requests/{id}',
      tags,
      summary: 'Bekleyen talebi düzenle',
      description:
        'Yalnız bekleyen talep düzenlenir. updated_at, düzenlenmeye başlandığı hâli söyler. Şehri veya ülkesi değişen ucun posta kodu, adresi ve limanı silinir; yanıt yeni hâli gösterir.',
      successDescription: 'Düzenlenen talep',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, NOT_PENDING, STALE: problems.STALE })
    .input(
      RequestEdit.extend({
        id: Id.describe('Talebin kimliği'),
        updated_at: Moment.describe('Düzenlenmeye başlanan hâlin son değişikliği'),
      }),
    )
    .output(RequestDetail),
  staffList: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/requests',
      tags,
      summary: 'Bütün talepler',
      description:
        'Sıralanmazsa en yenisi başta; durumla, gecikmeyle ve müşteriyle süzülebilir. Arama müşteri adında da yapılır.',
      successDescription: 'Taleplerin bir sayfası',
    })
    .input(StaffRequestListInput)
    .output(pageOf(StaffRequest)),
  staffCounts: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/requests/counts',
      tags,
      summary: 'Bütün taleplerin sayıları',
      description: 'Listenin her süzgecinde kaç talep olduğu; arama varsa yalnızca bulunanlar arasında.',
      successDescription: 'Durumlara göre sayılar',
    })
    .input(StaffRequestCountInput)
    .output(StaffRequestCounts),
}
