/** The office's one search over everything: a few customers, requests, quotes and shipments, as each list finds them. */
import { shortestSearch } from '#palette/shortest-search.ts'
import { staffProcedure } from '#procedure.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const foundKinds = ['customer', 'request', 'quote', 'shipment'] as const
export type FoundKind = (typeof foundKinds)[number]

export const Found = z.object({
  kind: choice(foundKinds, 'Müşteri, talep, teklif veya gönderi'),
  id: Id.describe('Kaydın kimliği'),
  name: writtenText('Adı veya numarası', 'TLP-2026-000123'),
  detail: writtenText('Ne olduğu', 'Mersin – Hamburg · Örnek Tekstil'),
})
export type Found = z.output<typeof Found>

export const paletteContract = {
  search: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/search',
      tags: ['Arama'],
      summary: 'Her şeyde ara',
      description:
        'Müşteri, talep, teklif ve gönderilerden aranan sözcükleri taşıyan birkaçı; numara, ad, konteyner ve belge numarasıyla. Türkçe harfler ayırt edilmez.',
      successDescription: 'Bulunanlar, türlerine göre; her türden en yenileri',
    })
    .input(
      z.object({
        search: z
          .string()
          .trim()
          .min(shortestSearch, 'En az üç harf yazın.')
          .max(80)
          .meta({ description: 'Aranan sözcükler', examples: ['mersin'] }),
      }),
    )
    .output(z.object({ found: z.array(Found).describe('Bulunanlar') })),
}
