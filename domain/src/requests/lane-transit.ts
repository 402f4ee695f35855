/** How long goods are under way on a lane, and what we know it from. */
import { choice } from '#values/field.ts'
import { z } from '#z.ts'

const days = (description: string, example: number) =>
  z
    .number()
    .int()
    .meta({ description, examples: [example] })

export const LaneTransit = z.object({
  basis: choice(
    ['history', 'estimate', 'standard'],
    'Dayanak: bu hattaki teslimatlarımız, uzaklığa göre tahmin veya standart aralık',
  ),
  soonest_days: days('En az; teslimatlarımızda beşte birinden kısa olmayan', 31),
  latest_days: days('En çok; teslimatlarımızda beşte dördünün sığdığı', 44),
  median_days: days('Teslimatlarımızın ortancası; dayanak başkaysa null', 37).nullable(),
  deliveries: days('Ortancanın hesaplandığı teslimat sayısı; dayanak başkaysa 0', 199),
})
export type LaneTransit = z.output<typeof LaneTransit>
