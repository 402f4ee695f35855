/** Offers: sent quotes, as their customer reads and answers them. */
import { problems } from '#problems.ts'
import { customerProcedure, personProcedure } from '#procedure.ts'
import { Offer } from '#quotes/offer.ts'
import { OfferStep } from '#quotes/offer-step.ts'
import { quoteProblems } from '#quotes/quotes.copy.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

const tags = ['Teklifler']
const byId = z.object({ id: Id.describe('Teklifin kimliği; talebinki verilirse güncel teklifi') })
const errors = { NOT_FOUND: quoteProblems.NOT_FOUND }

/** With what only its document shows. */
export const OfferPage = Offer.extend({
  bank_lines: z
    .array(
      z.string().meta({
        description: 'Bir banka hesabı',
        examples: ['Örnek Banka · EUR · TR00 0000 0000 0000 0000 0000 01'],
      }),
    )
    .describe('Şirketin banka hesapları'),
})
export type OfferPage = z.output<typeof OfferPage>

export const offersContract = {
  get: personProcedure
    .route({
      method: 'GET',
      path: '/offers/{id}',
      tags,
      summary: 'Teklifin müşteriye görünen hâli',
      description:
        'Gönderilmiş bir teklifin bütünü: rota, yük, kalemler, toplamlar, kurlar ve şartlar; maliyet ve marj yoktur. Müşteri yalnız kendisine gönderileni okur; personel gönderilmemiş olanı da önizler. Okumak görüldü saymaz. PDF’i /offers/{id}/pdf adresindedir.',
      successDescription: 'Teklifin bütünü',
    })
    .errors(errors)
    .input(byId)
    .output(OfferPage),
  history: personProcedure
    .route({
      method: 'GET',
      path: '/requests/{id}/offers',
      tags,
      summary: 'Bir talebin teklifleri',
      description:
        'Talep için gönderilmiş bütün teklifler, ilk gönderilen başta; her birinin yanıtı ve yanıtla yazılan notla. Teklif yoksa boştur.',
      successDescription: 'Teklifler ve yanıtları',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Talebin kimliği') }))
    .output(z.object({ offers: z.array(OfferStep).describe('Teklifler, ilk gönderilen başta') })),
  view: customerProcedure
    .route({
      method: 'POST',
      path: '/offers/{id}/view',
      tags,
      summary: 'Teklif görüldü',
      description: 'Müşterinin teklifi açtığını kaydeder; yalnız ilki sayılır.',
      successDescription: 'Görüldüğü kaydedildi',
    })
    .errors(errors)
    .input(byId)
    .output(z.object({ ok: z.literal(true).meta({ description: 'Tamam', examples: [true] }) })),
}
