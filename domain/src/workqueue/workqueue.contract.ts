/** What staff have to do next. So far: answering those who asked for a demo on the site. */
import { PersonName } from '#auth/credentials.ts'
import { problems } from '#problems.ts'
import { creating, guestProcedure, keyErrors, staffProcedure } from '#procedure.ts'
import { EmailAddress, KnownEmailAddress } from '#values/email-address.ts'
import { Moment } from '#values/moment.ts'
import { Id, PageInput, pageOf } from '#values/page.ts'
import { demoRequestLengths, demoRequestWords, phoneShape } from '#workqueue/workqueue.copy.ts'
import { z } from '#z.ts'

const text = (max: number, description: string, example: string) =>
  z
    .string()
    .trim()
    .max(max, `En fazla ${max} karakter.`)
    .default('')
    .meta({ description, examples: [example] })

/** The site's short form. */
export const DemoRequestForm = z.object({
  full_name: PersonName.meta({ description: 'Ad ve soyad', examples: ['Defne Işık'] }),
  email: EmailAddress,
  company: text(demoRequestLengths.company, 'Şirket; isteğe bağlı', 'Örnek Tekstil'),
  phone: z
    .string()
    .trim()
    .regex(phoneShape, demoRequestWords.phoneShape)
    .default('')
    .meta({ description: 'Telefon; isteğe bağlı', examples: ['+90 532 000 00 01'] }),
  message: text(demoRequestLengths.message, 'Mesaj; isteğe bağlı', 'Ayda on konteyner taşıyoruz.'),
})
export type DemoRequestForm = z.output<typeof DemoRequestForm>

export const WorkItem = z.object({
  id: Id.describe('İşin kimliği'),
  kind: z.enum(['demo_request']).meta({ description: 'İşin türü', examples: ['demo_request'] }),
  title: z.string().meta({ description: 'Başlık', examples: ['Demo talebi: Örnek Tekstil'] }),
  description: z.string().meta({ description: 'Açıklama; yoksa boş', examples: [''] }),
  customer_name: z.string().meta({ description: 'Talep eden', examples: ['Defne Işık'] }),
  company: z.string().meta({ description: 'Şirket; yoksa boş', examples: ['Örnek Tekstil'] }),
  email: KnownEmailAddress,
  phone: z.string().meta({ description: 'Telefon; yoksa boş', examples: ['+90 532 000 00 01'] }),
  priority: z
    .enum(['urgent', 'high', 'medium', 'low'])
    .meta({ description: 'Öncelik', examples: ['medium'] }),
  status: z.enum(['open', 'done']).meta({ description: 'Durum', examples: ['open'] }),
  due_at: Moment.describe('En geç ne zaman yapılacağı'),
  created_at: Moment.describe('Eklenme zamanı'),
  done_by: z
    .string()
    .meta({ examples: ['Deniz Aksoy'] })
    .nullable()
    .describe('Tamamlayan personel; açıksa null'),
})
export type WorkItem = z.output<typeof WorkItem>

export const workqueueContract = {
  requestDemo: guestProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/demo-requests',
      tags: ['İş kuyruğu'],
      summary: 'Demo iste',
      description: 'Sitedeki kısa form. Personel için bir iş olur; isteyene alındığı e-postayla bildirilir.',
      successDescription: 'Talep alındı',
      successStatus: 201,
    })
    .errors(keyErrors)
    .input(DemoRequestForm)
    .output(z.object({ done: z.literal(true).meta({ description: 'Talep alındı', examples: [true] }) })),
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/work-items',
      tags: ['İş kuyruğu'],
      summary: 'Yapılacak işler',
      description: 'En yenisi başta; durumla süzülebilir.',
      successDescription: 'İşlerin bir sayfası',
    })
    .input(
      PageInput.extend({
        status: WorkItem.shape.status.describe('Yalnızca bu durumdakiler').optional(),
      }),
    )
    .output(pageOf(WorkItem)),
  complete: staffProcedure
    .route({
      method: 'POST',
      path: '/work-items/{id}/complete',
      tags: ['İş kuyruğu'],
      summary: 'İşi tamamla',
      description: 'İş tamamlandı olarak işaretlenir; yeniden çağrılması bir şey değiştirmez.',
      successDescription: 'Tamamlanan iş',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('İşin kimliği') }))
    .output(WorkItem),
}
