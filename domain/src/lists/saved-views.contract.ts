/** Saved views: a list as a person has filtered and sorted it, under a name of their own. */
import { Done } from '#access/person.ts'
import { ListName } from '#lists/exports.contract.ts'
import { listProblems, viewNameLength, viewNameWords } from '#lists/lists.copy.ts'
import { problems } from '#problems.ts'
import { creating, keyErrors, personProcedure } from '#procedure.ts'
import { requiredText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

const tags = ['Listeler']
const { NAME_TAKEN, TOO_MANY_VIEWS } = listProblems

const ViewName = requiredText(viewNameLength, viewNameWords.missing, 'Görünümün adı', 'Bekleyen acil işler')
const ViewQuery = z
  .string()
  .max(2000, 'Adres çok uzun.')
  .meta({
    description: 'Sayfanın adresindeki süzgeç ve sıralama',
    examples: ['status=pending&sort=-created_at'],
  })

export const SavedView = z.object({
  id: Id.describe('Görünümün kimliği'),
  list: ListName,
  name: z.string().meta({ description: 'Görünümün adı', examples: ['Bekleyen acil işler'] }),
  query: ViewQuery,
})
export type SavedView = z.output<typeof SavedView>

const one = z.object({ id: Id.describe('Görünümün kimliği') })
const Views = z.object({ items: z.array(SavedView).describe('Görünümler, kişinin sırasıyla') })

export const savedViewsContract = {
  listViews: personProcedure
    .route({
      method: 'GET',
      path: '/saved-views',
      tags,
      summary: 'Kayıtlı görünümlerim',
      description: 'Bir liste için kişinin sakladığı görünümler.',
      successDescription: 'Kişinin görünümleri',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ list: ListName }))
    .output(Views),
  saveView: personProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/saved-views',
      tags,
      summary: 'Görünümü sakla',
      description:
        'Ad, kişinin o listedeki görünümleri arasında tektir; büyük-küçük ve Türkçe harf ayrımı gözetilmez.',
      successDescription: 'Saklanan görünüm',
      successStatus: 201,
    })
    .errors({ ...keyErrors, NOT_FOUND: problems.NOT_FOUND, NAME_TAKEN, TOO_MANY_VIEWS })
    .input(
      z.object({
        list: ListName,
        name: ViewName,
        query: ViewQuery,
        place: z
          .number()
          .int()
          .min(0)
          .max(100)
          .meta({ description: 'Kaçıncı sıraya konacağı, 0 en üst; verilmezse sona', examples: [0] })
          .optional(),
      }),
    )
    .output(SavedView),
  changeView: personProcedure
    .route({
      method: 'PUT',
      path: '/saved-views/{id}',
      tags,
      summary: 'Görünümü değiştir',
      description: 'Adını, süzgecini veya ikisini değiştirir; verilmeyen olduğu gibi kalır.',
      successDescription: 'Görünümün yeni hâli',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, NAME_TAKEN })
    .input(one.extend({ name: ViewName.optional(), query: ViewQuery.optional() }))
    .output(SavedView),
  removeView: personProcedure
    .route({
      method: 'POST',
      path: '/saved-views/{id}/remove',
      tags,
      summary: 'Görünümü sil',
      description: 'Geri almak için aynı ad, süzgeç ve sırayla yeniden saklanabilir.',
      successDescription: 'Görünüm silindi',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(one)
    .output(Done),
  orderViews: personProcedure
    .route({
      method: 'PUT',
      path: '/saved-views/order',
      tags,
      summary: 'Görünümleri sırala',
      description: 'Görünümler verilen sıraya girer; adı geçmeyenler sonda, önceki sıralarıyla kalır.',
      successDescription: 'Görünümler, yeni sırasıyla',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ list: ListName, ids: z.array(Id).max(100).describe('Kimlikler, istenen sırayla') }))
    .output(Views),
}
