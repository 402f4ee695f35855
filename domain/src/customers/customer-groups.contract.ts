/** Sectors and segments of customers: lists that admins keep. */
import { Done } from '#access/person.ts'
import { groupKinds } from '#customers/customer-groups.ts'
import { groupProblems } from '#customers/customers.copy.ts'
import { problems } from '#problems.ts'
import { adminProcedure, creating, keyErrors, staffProcedure } from '#procedure.ts'
import { choice, requiredText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const CustomerGroup = z.object({
  id: Id.describe('Sektörün veya segmentin kimliği'),
  kind: choice(groupKinds, 'Sektör veya segment'),
  name: z.string().meta({ description: 'Adı', examples: ['Tekstil'] }),
})
export type CustomerGroup = z.output<typeof CustomerGroup>

const name = requiredText(60, 'Adı yazın.', 'Adı', 'Tekstil')
const kind = CustomerGroup.shape.kind
const id = CustomerGroup.shape.id
const tags = ['Müşteriler']

export const customerGroupsContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/customer-groups',
      tags,
      summary: 'Sektörler ve segmentler',
      description: 'Müşterilere ve firmalara verilebilen sektörler ve segmentler, yöneticinin sırasıyla.',
      successDescription: 'Sektörler ve segmentler',
    })
    .output(z.object({ groups: z.array(CustomerGroup).describe('Sektörler ve segmentler') })),
  add: adminProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/customer-groups',
      successStatus: 201,
      tags,
      summary: 'Sektör veya segment ekle',
      description: 'Listenin sonuna ekler.',
      successDescription: 'Eklenen sektör veya segment',
    })
    .errors({ ...keyErrors, NAME_TAKEN: groupProblems.NAME_TAKEN })
    .input(z.object({ kind, name }))
    .output(CustomerGroup),
  rename: adminProcedure
    .route({
      method: 'PUT',
      path: '/customer-groups/{id}',
      tags,
      summary: 'Sektörü veya segmenti yeniden adlandır',
      description: 'Yeni ad, onu taşıyan bütün müşteri ve firmalarda görünür.',
      successDescription: 'Yeni adıyla sektör veya segment',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, NAME_TAKEN: groupProblems.NAME_TAKEN })
    .input(z.object({ id, name }))
    .output(CustomerGroup),
  reorder: adminProcedure
    .route({
      method: 'PUT',
      path: '/customer-group-order',
      tags,
      summary: 'Sıralamayı değiştir',
      description: 'Sektörleri veya segmentleri verilen sıraya koyar. Liste bu arada değişmişse 409 döner.',
      successDescription: 'Yeni sıra kaydedildi',
    })
    .errors({ STALE: problems.STALE })
    .input(z.object({ kind, ids: z.array(id).max(500).describe('Hepsinin kimlikleri, yeni sırayla') }))
    .output(Done),
  remove: adminProcedure
    .route({
      method: 'DELETE',
      path: '/customer-groups/{id}',
      tags,
      summary: 'Sektörü veya segmenti kaldır',
      description: 'Kullanılmıyorsa kaldırır; kullanılıyorsa yerine geçecek olanı ister.',
      successDescription: 'Listeden kaldırıldı',
    })
    .errors({
      NOT_FOUND: problems.NOT_FOUND,
      IN_USE: groupProblems.IN_USE,
      UNKNOWN_REPLACEMENT: groupProblems.UNKNOWN_REPLACEMENT,
    })
    .input(
      z.object({
        id,
        replacement: Id.describe('Yerine geçecek olanın kimliği; kullanılmıyorsa gerekmez').optional(),
      }),
    )
    .output(Done),
}
