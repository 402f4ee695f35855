/** How carriers reach us by webhook: what an admin gives to a carrier, and whether we listen. The secrets themselves are told to nobody. */
import { adminProcedure } from '#procedure.ts'
import { flag } from '#values/field.ts'
import { z } from '#z.ts'

export const CarrierWebhook = z.object({
  address: z
    .string()
    .meta({ description: 'Taşıyıcıya verilecek adres', examples: ['https://kervan.example/hooks/tracking'] }),
  is_reachable: flag('Adrese başka makinelerden ulaşılabilir mi'),
  secrets: z.int().meta({
    description: 'Sunucunun ayarlarında geçerli olan sırların sayısı; 0 ise adres yanıt vermez',
    examples: [1],
  }),
})
export type CarrierWebhook = z.output<typeof CarrierWebhook>

export const carrierWebhookContract = {
  read: adminProcedure
    .route({
      method: 'GET',
      path: '/staff/carrier-webhook',
      tags: ['Takip'],
      summary: 'Taşıyıcıların web kancası',
      description:
        'Taşıyıcıların olayları bildirdiği adres ve orada dinleyip dinlemediğimiz. Sırlar sunucunun ayarlarındadır; burada yalnızca kaç tane oldukları söylenir.',
      successDescription: 'Web kancasının adresi ve durumu',
    })
    .output(CarrierWebhook),
}
