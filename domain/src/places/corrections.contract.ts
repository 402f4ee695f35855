/** Places and lanes as the product's suggestions use them, and how an admin corrects them. */
import { Done } from '#access/person.ts'
import { largestRank, longestLaneDays, mostGateways } from '#places/corrections.ts'
import { portServices } from '#places/gateways/port-services.ts'
import { Place } from '#places/places.contract.ts'
import { problems } from '#problems.ts'
import { adminProcedure } from '#procedure.ts'
import { choice, count, flag } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

const tags = ['Yerler']
const ByCode = z.object({
  code: z
    .string()
    .regex(/^[A-Z]{2}[A-Z0-9]{3}$/, 'UN/LOCODE beş harftir.')
    .meta({ description: 'UN/LOCODE', examples: ['TRMER'] }),
})
const gateways = (description: string, example: string) =>
  z
    .array(
      z
        .string()
        .max(5)
        .meta({ description: 'UN/LOCODE', examples: [example] }),
    )
    .max(mostGateways, `En fazla ${mostGateways} yer.`)
    .describe(description)

export const placeProblems = {
  WRONG_GATEWAY: {
    status: 422,
    message: 'Seçilen yerlerden biri listede yok ya da bu taşıma türüne hizmet vermiyor.',
  },
} as const

export const PlaceForm = z.object({
  rank: count(0, largestRank, 'Büyüklük; büyük yerler önce önerilir', 8),
  ports: gateways('Şehrin yükünün gittiği limanlar, ilki olağan olan; bilinmiyorsa boş', 'TRMER'),
  airports: gateways('Şehrin yükünün gittiği havalimanları, ilki olağan olan; bilinmiyorsa boş', 'TRIST'),
  services: z
    .array(choice(portServices, 'Limanın bir hizmeti'))
    .max(portServices.length)
    .describe('Limanın hizmetleri; liman değilse boş'),
  air_cargo: flag('Havalimanından kargo geçer mi'),
})
export type PlaceForm = z.output<typeof PlaceForm>

const GatewayName = Place.pick({ code: true, name: true })
export const CorrectablePlace = Place.extend({
  rank: PlaceForm.shape.rank,
  ports: z.array(GatewayName).describe('Şehrin yükünün gittiği limanlar'),
  airports: z.array(GatewayName).describe('Şehrin yükünün gittiği havalimanları'),
  services: PlaceForm.shape.services,
  air_cargo: flag('Havalimanından kargo geçer mi'),
  is_corrected: flag('Ürünle gelenden farklı mı'),
})
export type CorrectablePlace = z.output<typeof CorrectablePlace>

const Country = z
  .string()
  .trim()
  .min(1, 'Ülkeyi seçin.')
  .max(80)
  .meta({ description: 'Ülke; adı veya iki harfi', examples: ['Almanya'] })
const days = (description: string, example: number) => count(1, longestLaneDays, description, example)

export const LaneForm = z
  .object({
    shipment_type: choice(['sea', 'air', 'land'], 'Taşıma türü'),
    from_country: Country,
    to_country: Country,
    soonest_days: days('En erken kaç günde', 12),
    latest_days: days('En geç kaç günde', 18),
  })
  .refine(({ soonest_days, latest_days }) => soonest_days <= latest_days, {
    message: 'En geç, en erkenden önce olamaz.',
    path: ['latest_days'],
  })
export type LaneForm = z.output<typeof LaneForm>

export const CorrectedLane = z.object({
  id: Id.describe('Düzeltmenin kimliği'),
  shipment_type: choice(['sea', 'air', 'land'], 'Taşıma türü'),
  from_country: Country,
  to_country: Country,
  soonest_days: days('En erken kaç günde', 12),
  latest_days: days('En geç kaç günde', 18),
})
export type CorrectedLane = z.output<typeof CorrectedLane>

export const placeCorrectionsContract = {
  list: adminProcedure
    .route({
      method: 'GET',
      path: '/places/corrections',
      tags,
      summary: 'Yerler, düzeltilmek üzere',
      description:
        'Ada ya da koda göre bulunan yerler, önerilerin kullandığı hâliyle; arama boşsa düzeltilmiş olanlar.',
      successDescription: 'En çok elli yer',
    })
    .input(
      z.object({
        search: z
          .string()
          .trim()
          .max(80)
          .default('')
          .meta({ description: 'Aranan ad veya kod', examples: ['mersin'] }),
      }),
    )
    .output(z.object({ places: z.array(CorrectablePlace).describe('Bulunan yerler') })),
  save: adminProcedure
    .route({
      method: 'PUT',
      path: '/places/corrections/{code}',
      tags,
      summary: 'Yeri düzelt',
      description:
        'Öneriler ve tahminler hemen bu hâliyle yapılır. Ürünle gelenle aynı olan alan düzeltme sayılmaz.',
      successDescription: 'Düzeltilen yer',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, ...placeProblems })
    .input(PlaceForm.extend(ByCode.shape))
    .output(CorrectablePlace),
  reset: adminProcedure
    .route({
      method: 'DELETE',
      path: '/places/corrections/{code}',
      tags,
      summary: 'Yeri ürünle gelen hâline döndür',
      description: 'Düzeltmeler silinir; öneriler hemen ürünle gelen tablolarla yapılır.',
      successDescription: 'Yerin ürünle gelen hâli',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(ByCode)
    .output(CorrectablePlace),
  listLanes: adminProcedure
    .route({
      method: 'GET',
      path: '/places/lane-corrections',
      tags,
      summary: 'Süresi düzeltilmiş hatlar',
      description:
        'İki ülke arasında, iki yönde de geçerli süreler. Kendi teslimatlarımızın geçmişi varsa o öncedir.',
      successDescription: 'Bütün düzeltmeler',
    })
    .output(z.object({ lanes: z.array(CorrectedLane).describe('Düzeltilmiş hatlar') })),
  saveLane: adminProcedure
    .route({
      method: 'PUT',
      path: '/places/lane-corrections',
      tags,
      summary: 'Hattın süresini düzelt',
      description:
        'Hat için bir süre yoksa eklenir, varsa değişir. Minivan süresi karayolununkinden hesaplanır.',
      successDescription: 'Kaydedilen süre',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(LaneForm)
    .output(CorrectedLane),
  removeLane: adminProcedure
    .route({
      method: 'DELETE',
      path: '/places/lane-corrections/{id}',
      tags,
      summary: 'Hattın düzeltmesini kaldır',
      description: 'Hat yeniden ürünün tahminiyle gösterilir.',
      successDescription: 'Düzeltme kaldırıldı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Düzeltmenin kimliği') }))
    .output(Done),
}
