/** Cities, ports, airports and border terminals, which forms suggest while people type. */
import { tradeBans } from '#places/trade-bans.ts'
import { personProcedure } from '#procedure.ts'
import { choice } from '#values/field.ts'
import { z } from '#z.ts'

export const placeKinds = ['city', 'port', 'airport', 'terminal'] as const
export type PlaceKind = (typeof placeKinds)[number]

export const Place = z.object({
  code: z.string().meta({ description: 'UN/LOCODE', examples: ['TRMER'] }),
  name: z.string().meta({ description: 'Türkçe adı', examples: ['Mersin'] }),
  country_code: z.string().meta({ description: 'Ülkenin iki harfi', examples: ['TR'] }),
  country: z.string().meta({ description: 'Ülkenin Türkçe adı', examples: ['Türkiye'] }),
  kinds: z.array(choice(placeKinds, 'Ne olduğu')).describe('Şehir, liman, havalimanı, kara terminali'),
  iata: z
    .string()
    .meta({ examples: ['IST'] })
    .nullable()
    .describe('Havalimanı kodu; yoksa null'),
})
export type Place = z.output<typeof Place>

export const PortCandidate = Place.extend({
  utilization: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: 'Doluluk; 0 boş, 1 dolu', examples: [0.5] }),
  utilization_known: z
    .boolean()
    .meta({ description: 'Doluluk ölçüldü mü; ölçülmediyse 0,5 varsayılır', examples: [false] }),
  score: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: 'Puan: uygunluk × (1 − doluluk)', examples: [0.5] }),
  basis: choice(
    ['usual', 'near', 'large'],
    'Neden önerildiği: yükün olağan yolu, şehre yakınlık veya büyüklük',
  ),
  distance_km: z
    .number()
    .int()
    .meta({ description: 'Şehre kuş uçuşu uzaklık; şehir bilinmiyorsa null', examples: [45] })
    .nullable(),
})
export type PortCandidate = z.output<typeof PortCandidate>

const end = (name: string) =>
  z
    .object({
      best: PortCandidate.nullable().describe('Önerilen; yoksa null'),
      alternatives: z.array(PortCandidate).describe('En iyi üç aday, önerilenle birlikte'),
    })
    .describe(name)

export const SuggestedPorts = z.object({
  pol: end('Yükleme yeri'),
  pod: end('Boşaltma yeri'),
  gates: z
    .array(Place)
    .describe(
      'Kara yolunun geçtiği sınır kapıları, adada ro-ro limanları; olağan olan önde; başka türlerde boş',
    ),
  notice: z
    .string()
    .meta({ examples: [tradeBans.IL] })
    .nullable()
    .describe('Bu hat için bilinmesi gereken; yoksa null'),
})
export type SuggestedPorts = z.output<typeof SuggestedPorts>

const typed = (description: string, example: string) =>
  z
    .string()
    .trim()
    .max(80)
    .meta({ description, examples: [example] })

export const placesContract = {
  search: personProcedure
    .route({
      method: 'GET',
      path: '/places',
      tags: ['Yerler'],
      summary: 'Yer ara',
      description:
        'Şehir, liman, havalimanı ve kara terminallerinde arar; büyük-küçük harf ve Türkçe harf ayrımı gözetmez.',
      successDescription: 'Bulunan en çok sekiz yer',
    })
    .input(
      z.object({
        search: typed('Aranan ad veya kod', 'mersin'),
        country: typed('Yalnızca bu ülkede; adı veya iki harfi', 'TR').optional(),
        kind: choice(placeKinds, 'Yalnızca bu tür').optional(),
      }),
    )
    .output(z.object({ items: z.array(Place).describe('Bulunan yerler') })),
  suggestPorts: personProcedure
    .route({
      method: 'GET',
      path: '/places/suggested-ports',
      tags: ['Yerler'],
      summary: 'Önerilen limanlar',
      description:
        'Taşıma türüne göre yükleme ve boşaltma yeri önerir: her iki uçta en iyi üç aday. Şehrin yükünün olağan yolu biliniyorsa oradakiler (denizde konteyner limanları, havada kargo havalimanları; başka ülkede olanlar da), bilinmiyorsa yakın ve büyük olanlar; puan doluluğu da sayar. Kara yolunda şehir biliniyorsa 150 km içindeki terminaller ve sınır kapıları önerilir. İki uç aynı yerse veya bu türde bir yol yoksa öneri olmaz.',
      successDescription: 'Yükleme ve boşaltma yerleri',
    })
    .input(
      z.object({
        shipment_type: choice(['sea', 'air', 'land'], 'Taşıma türü'),
        origin_country: typed('Çıkış ülkesi', 'Türkiye'),
        origin_city: typed('Çıkış şehri', 'Mersin').optional(),
        destination_country: typed('Varış ülkesi', 'Almanya'),
        destination_city: typed('Varış şehri', 'Hamburg').optional(),
      }),
    )
    .output(SuggestedPorts),
}
