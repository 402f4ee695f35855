/** Keys for partners who read the events of shipments by DCSA Track & Trace; made and revoked by an admin. */
import { problems } from '#problems.ts'
import { adminProcedure, creating, keyErrors } from '#procedure.ts'
import { requiredText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Entegrasyon anahtarları']

export const ApiKey = z.object({
  id: Id.describe('Anahtarın kimliği'),
  name: writtenText('Anahtarı kimin kullandığı', 'Örnek Tekstil ERP'),
  customer_id: Id.nullable().describe('Yalnızca bu müşterinin gönderilerini okur; hepsini okuyorsa null'),
  customer_name: writtenText('Müşterinin adı; hepsini okuyorsa boş', 'Örnek Tekstil'),
  created_by_name: writtenText('Açan kişi', 'Selin Kaya'),
  created_at: Moment.describe('Ne zaman açıldığı'),
  last_used_at: Moment.nullable().describe('Son kullanıldığı an, dakika dakika; hiç kullanılmadıysa null'),
  revoked_at: Moment.nullable().describe('Ne zaman iptal edildiği; geçerliyse null'),
})
export type ApiKey = z.output<typeof ApiKey>

export const NewApiKey = ApiKey.extend({
  key: z.string().meta({ description: 'API-Key başlığında gönderilecek anahtar', examples: ['krv_Qe7…'] }),
})
export type NewApiKey = z.output<typeof NewApiKey>

export const apiKeysContract = {
  list: adminProcedure
    .route({
      method: 'GET',
      path: '/staff/api-keys',
      tags,
      summary: 'Entegrasyon anahtarları',
      description: 'Açılmış bütün anahtarlar, iptal edilenlerle birlikte, yenisi başta.',
      successDescription: 'Anahtarların listesi',
    })
    .output(z.object({ keys: z.array(ApiKey).describe('Anahtarlar, yenisi başta') })),
  create: adminProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/api-keys',
      tags,
      summary: 'Anahtar aç',
      description:
        'Bir müşterinin ya da bütün müşterilerin gönderi olaylarını okuyan bir anahtar açar. Anahtarın kendisi yalnızca bu yanıtta görünür; bizde özeti saklanır.',
      successDescription: 'Açılan anahtar',
      successStatus: 201,
    })
    .errors({ ...keyErrors, NOT_FOUND: problems.NOT_FOUND })
    .input(
      z.object({
        name: requiredText(
          80,
          'Anahtarı kimin kullanacağını yazın.',
          'Anahtarı kimin kullanacağı',
          'Örnek Tekstil ERP',
        ),
        customer_id: Id.nullable()
          .default(null)
          .describe('Yalnızca bu müşterinin gönderileri; null ya da boşsa hepsi'),
      }),
    )
    .output(NewApiKey),
  revoke: adminProcedure
    .route({
      method: 'DELETE',
      path: '/staff/api-keys/{id}',
      tags,
      summary: 'Anahtarı iptal et',
      description:
        'Anahtar hemen çalışmaz olur ve bir daha açılamaz. İki kez iptal etmek bir kez etmekle aynıdır.',
      successDescription: 'İptal edilen anahtar',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Anahtarın kimliği') }))
    .output(ApiKey),
}
