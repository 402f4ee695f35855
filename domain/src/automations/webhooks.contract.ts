/** Webhooks of rules: what was sent, what became of it, and the dead letters. */
import { deliveryStatuses } from '#automations/deliveries.ts'
import { problems } from '#problems.ts'
import { adminProcedure, staffProcedure } from '#procedure.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { listInput, pageOf } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Otomasyonlar']

export const Delivery = z.object({
  id: Id.describe('Gönderimin kimliği; alıcı yinelemeyi bununla tanır'),
  run_id: Id.describe('Hangi çalışmanın'),
  rule_id: Id.describe('Hangi kuralın'),
  rule_name: z.string().meta({ description: 'Kuralın adı', examples: ['Siparişi ERP’ye bildir'] }),
  url: z.string().meta({ description: 'Adres', examples: ['https://ornek.example/kervan'] }),
  status: choice(deliveryStatuses, 'Ne olduğu'),
  attempts: z
    .number()
    .int()
    .meta({ description: 'Kaç kez denendiği', examples: [1] }),
  next_try_at: Moment.nullable().describe('Ne zaman yeniden deneneceği; denenmeyecekse null'),
  answer_status: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Son yanıtın HTTP durumu; yanıt yoksa null', examples: [200] }),
  error: z.string().meta({ description: 'Son hata; yoksa boş', examples: [''] }),
  created_at: Moment.describe('Ne zaman istendiği'),
  finished_at: Moment.nullable().describe('Ne zaman ulaştığı veya bırakıldığı; sürüyorsa null'),
})
export type Delivery = z.output<typeof Delivery>

export const DeliveryDetail = Delivery.extend({
  body: z
    .unknown()
    .meta({ description: 'Gönderilen içerik', examples: [{ rule: 'Siparişi ERP’ye bildir' }] }),
  answer: z.string().meta({ description: 'Son yanıtın başı; yoksa boş', examples: ['ok'] }),
})
export type DeliveryDetail = z.output<typeof DeliveryDetail>

export const DeliveryListInput = listInput(['created'], '-created').extend({
  rule_id: Id.describe('Yalnızca bu kuralınkiler').optional(),
  status: choice(deliveryStatuses, 'Yalnızca bu durumdakiler').optional(),
})
export type DeliveryListInput = z.output<typeof DeliveryListInput>

const id = Delivery.shape.id

export const webhooksContract = {
  secret: adminProcedure
    .route({
      method: 'GET',
      path: '/automations/{id}/webhook-secret',
      tags,
      summary: 'Webhook imza anahtarı',
      description:
        'Kuralın webhookları bu anahtarla imzalanır: Kervan-Signature başlığındaki v1, «t» zamanı, nokta ve gövde üzerinden HMAC-SHA256’dır.',
      successDescription: 'İmzalayan anahtar',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Delivery.shape.rule_id }))
    .output(z.object({ secret: z.string().meta({ description: 'Anahtar', examples: ['whsec_Qe7'] }) })),
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/webhook-deliveries',
      tags,
      summary: 'Webhook gönderimleri',
      description: 'Kuralların çağırdığı adresler ve ulaşmayanlar, en yenisi başta.',
      successDescription: 'Gönderimlerin bir sayfası',
    })
    .input(DeliveryListInput)
    .output(pageOf(Delivery)),
  get: staffProcedure
    .route({
      method: 'GET',
      path: '/webhook-deliveries/{id}',
      tags,
      summary: 'Tek bir gönderim',
      description: 'Gönderilen içerik ve son yanıt.',
      successDescription: 'Gönderimin tamamı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id }))
    .output(DeliveryDetail),
  sendAgain: adminProcedure
    .route({
      method: 'POST',
      path: '/webhook-deliveries/{id}/again',
      tags,
      summary: 'Yeniden gönder',
      description: 'Ulaşmayan bir gönderim aynı kimlikle yeniden denenir; başkası değişmeden kalır.',
      successDescription: 'Gönderimin yeni hâli',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id }))
    .output(DeliveryDetail),
}
