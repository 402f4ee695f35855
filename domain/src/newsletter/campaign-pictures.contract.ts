/** Pictures of campaigns, which whoever gets the mail sees. */
import { campaignPictureProblems } from '#newsletter/campaigns.copy.ts'
import { problems } from '#problems.ts'
import { staffProcedure } from '#procedure.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

export const campaignPicturesContract = {
  add: staffProcedure
    .route({
      method: 'POST',
      path: '/newsletter/pictures',
      successStatus: 201,
      tags: ['Bülten'],
      summary: 'Kampanyaya görsel ekle',
      description:
        'Yüklenen JPG ya da PNG e-postaya uygun büyüklükte yeniden çizilir. Adresini bilen herkes görür; gönderilmiş e-postalarda da görünsün diye silinmez.',
      successDescription: 'Görselin adresi',
    })
    .errors({ ...campaignPictureProblems, SERVICE_UNAVAILABLE: problems.SERVICE_UNAVAILABLE })
    .input(z.object({ upload_id: Id.describe('Yüklenen dosyanın kimliği') }))
    .output(
      z.object({
        src: z.string().meta({
          description: 'Görselin sitedeki yolu',
          examples: ['/bulten/gorsel/01890a5d-ac96-774b-bcce-000000000031.jpg'],
        }),
      }),
    ),
}
