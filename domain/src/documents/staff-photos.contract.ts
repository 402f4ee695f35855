/** Photos of the people of the office, which colleagues and, of representatives, customers see. */
import { photoProblems } from '#auth/staff-photo.ts'
import { problems } from '#problems.ts'
import { staffProcedure } from '#procedure.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

const tags = ['Personel']
const byId = z.object({ id: Id.describe('Personelin kimliği') })
const Photo = z.object({
  photo: z
    .string()
    .nullable()
    .meta({
      description: 'Fotoğrafın adresi; yoksa null',
      examples: ['/api/photos/01890a5d-ac96-774b-bcce-000000000031'],
    }),
})

export const staffPhotosContract = {
  set: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/people/{id}/photo',
      tags,
      summary: 'Fotoğrafı değiştir',
      description:
        'Yüklenen JPG ya da PNG, ortasından kare kesilip küçültülür; özgün dosya saklanmaz. Herkes kendi fotoğrafını, yöneticiler herkesinkini değiştirir.',
      successDescription: 'Yeni fotoğrafın adresi',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND, ...photoProblems })
    .input(byId.extend({ upload_id: Id.describe('Yüklenen dosyanın kimliği') }))
    .output(Photo),
  remove: staffProcedure
    .route({
      method: 'DELETE',
      path: '/staff/people/{id}/photo',
      tags,
      summary: 'Fotoğrafı kaldır',
      description: 'Fotoğraf silinir; yerine adın baş harfleri görünür.',
      successDescription: 'Fotoğraf kaldırıldı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(byId)
    .output(Photo),
}
