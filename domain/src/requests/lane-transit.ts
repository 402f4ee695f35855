/** How long goods are under way on a lane, and what we know it from. */
import { choice } from '#values/field.ts'
import { z } from '#z.ts'

const days = (description: string, example: number) =>
  z
    .number()
    .int()
    .meta({ description, examples: [example] })
const port = (description: string) =>
  z
    .string()
    .meta({ description, examples: ['Poti (Gürcistan)'] })
    .nullable()

export const transitBases = [
  'history',
  'estimate',
  'country_estimate',
  'standard',
  'no_way',
  'same_place',
] as const

export const LaneTransit = z.object({
  basis: choice(
    transitBases,
    'Dayanak: bu hattaki teslimatlarımız, uzaklığa göre tahmin, şehir bilinmediğinde ülkelere göre tahmin veya standart aralık; böyle bir yol yoksa ya da iki uç aynı yerse süre yoktur',
  ),
  soonest_days: days('En az; teslimatlarımızda beşte birinden kısa olmayan; süre yoksa null', 31).nullable(),
  latest_days: days('En çok; teslimatlarımızda beşte dördünün sığdığı; süre yoksa null', 44).nullable(),
  median_days: days('Teslimatlarımızın ortancası; dayanak başkaysa null', 37).nullable(),
  deliveries: days('Ortancanın hesaplandığı teslimat sayısı; dayanak başkaysa 0', 199),
  from_port: port('Sürenin sayıldığı liman veya havalimanı; çıkış şehrinden sayılıyorsa null'),
  to_port: port('Süre bu liman veya havalimanına kadardır; varış şehrine kadarsa null'),
})
export type LaneTransit = z.output<typeof LaneTransit>
