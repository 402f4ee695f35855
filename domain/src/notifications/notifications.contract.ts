/** A person's notifications, and the channels through which they want them. */
import { Done } from '#access/person.ts'
import { etaChangeHours } from '#notifications/notifications.copy.ts'
import { problems } from '#problems.ts'
import { personProcedure } from '#procedure.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { listInput, pageOf } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { Amount, Currency } from '#values/money.ts'
import { z } from '#z.ts'

const tags = ['Bildirimler']

export const notificationKinds = ['offer', 'request', 'shipment', 'document', 'analysis', 'message'] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const Notification = z.object({
  id: Id.describe('Bildirimin kimliği'),
  kind: choice(notificationKinds, 'Ne ile ilgili olduğu'),
  title: z.string().meta({ description: 'Başlık', examples: ['Teklif Hazır'] }),
  message: z
    .string()
    .meta({ description: 'Cümle', examples: ['TLP-2026-000123 numaralı talebiniz için teklifimiz hazır.'] }),
  link: z.string().meta({ description: 'Açtığı sayfanın yolu', examples: ['/dashboard?view=requests'] }),
  request_id: Id.nullable().describe('İlgili talep; yoksa null'),
  quote_amount: Amount.nullable().describe('Teklif tutarı; yoksa null'),
  quote_currency: Currency.nullable().describe('Para birimi; yoksa null'),
  read_at: Moment.nullable().describe('Okunduğu an; okunmadıysa null'),
  created_at: Moment.describe('Zamanı'),
})
export type Notification = z.output<typeof Notification>

export const channels = ['email', 'sms', 'push'] as const
const wanted = (name: string) => z.boolean().meta({ description: `${name} istenir mi`, examples: [true] })

export const NotificationPreferences = z.object({
  email: wanted('E-posta'),
  sms: wanted('SMS'),
  push: wanted('Tarayıcı bildirimi'),
  eta_change_hours: z.literal(etaChangeHours).meta({
    description: 'Beklenen varış kaç saatten çok kayarsa haber verileceği; 0 ise hiç',
    examples: [24],
  }),
})
export type NotificationPreferences = z.output<typeof NotificationPreferences>

const Unread = z.object({
  unread: z
    .number()
    .int()
    .meta({ description: 'Okunmamış bildirim sayısı', examples: [2] }),
})
const endpoint = z
  .url({ protocol: /^https?$/ })
  .max(1000)
  .meta({ description: 'Tarayıcının bildirim adresi', examples: ['https://push.example/abc'] })
const key = (length: number, description: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)
    .min(length)
    .max(length + 8)

    .meta({ description, examples: ['A'.repeat(length)] })

export const NotificationListInput = listInput(['created'], '-created')
export type NotificationListInput = z.output<typeof NotificationListInput>

export const notificationsContract = {
  list: personProcedure
    .route({
      method: 'GET',
      path: '/notifications',
      tags,
      summary: 'Bildirimlerim',
      description: 'Giriş yapan kişinin bildirimleri; sıralanmazsa en yenisi başta.',
      successDescription: 'Bildirimlerin bir sayfası',
    })
    .input(NotificationListInput)
    .output(pageOf(Notification)),
  unread: personProcedure
    .route({
      method: 'GET',
      path: '/notifications/unread',
      tags,
      summary: 'Okunmamışlar',
      description:
        'Okunmamış bildirimlerin ve mesajların sayısı ve okunmamış, kaldırılmamış teklif bildirimleri, en yenisi başta.',
      successDescription: 'Sayılar ve teklifler',
    })
    .output(
      Unread.extend({
        offers: z.array(Notification).describe('Yeni teklifler; en çok 20'),
        unread_messages: z
          .number()
          .int()
          .min(0)
          .meta({ description: 'Temsilciden gelen okunmamış mesaj sayısı', examples: [1] }),
      }),
    ),
  markRead: personProcedure
    .route({
      method: 'POST',
      path: '/notifications/{id}/read',
      tags,
      summary: 'Okundu say',
      description: 'Yeniden çağrılması bir şey değiştirmez.',
      successDescription: 'Okunmamış kalan bildirim sayısı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Bildirimin kimliği') }))
    .output(Unread),
  markAllRead: personProcedure
    .route({
      method: 'POST',
      path: '/notifications/read-all',
      tags,
      summary: 'Hepsini okundu say',
      description: 'Bütün bildirimler okunmuş olur.',
      successDescription: 'Okunmamış kalan bildirim sayısı',
    })
    .output(Unread),
  dismiss: personProcedure
    .route({
      method: 'POST',
      path: '/notifications/{id}/dismiss',
      tags,
      summary: 'Teklif bandından kaldır',
      description: 'Bildirim listede kalır, bantta görünmez.',
      successDescription: 'Okunmamış kalan bildirim sayısı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Bildirimin kimliği') }))
    .output(Unread),
  getPreferences: personProcedure
    .route({
      method: 'GET',
      path: '/notification-preferences',
      tags,
      summary: 'Bildirim tercihlerim',
      description: 'Hangi kanalların istendiği ve hangilerinin bu kurulumda bulunduğu.',
      successDescription: 'Kişinin bildirim tercihleri',
    })
    .output(
      NotificationPreferences.extend({
        sms_available: z.boolean().meta({ description: 'SMS gönderilebiliyor mu', examples: [false] }),
        push_key: z.string().meta({ description: 'Tarayıcı aboneliği için açık anahtar', examples: ['BJ…'] }),
        push_devices: z
          .number()
          .int()
          .meta({ description: 'Bildirim alan cihaz sayısı', examples: [1] }),
      }),
    ),
  savePreferences: personProcedure
    .route({
      method: 'PUT',
      path: '/notification-preferences',
      tags,
      summary: 'Tercihleri kaydet',
      description: 'Sonraki bildirimler bu tercihlere göre gönderilir.',
      successDescription: 'Kaydedilen tercihler',
    })
    .input(NotificationPreferences)
    .output(NotificationPreferences),
  subscribePush: personProcedure
    .route({
      method: 'POST',
      path: '/push-subscriptions',
      tags,
      summary: 'Bu tarayıcıya bildirim gönder',
      description: 'Tarayıcının verdiği abonelik; aynı adres yeniden gelirse bu kişiye geçer.',
      successDescription: 'Abonelik kaydedildi',
    })
    .input(
      z.object({
        endpoint,
        keys: z
          .object({ p256dh: key(87, 'Tarayıcının açık anahtarı'), auth: key(22, 'Tarayıcının ortak sırrı') })
          .describe('Şifreleme anahtarları'),
      }),
    )
    .output(Done),
  unsubscribePush: personProcedure
    .route({
      method: 'POST',
      path: '/push-subscriptions/remove',
      tags,
      summary: 'Bu tarayıcıya bildirim gönderme',
      description: 'Aboneliği siler; yoksa bir şey olmaz.',
      successDescription: 'Abonelik silindi',
    })
    .input(z.object({ endpoint }))
    .output(Done),
}
