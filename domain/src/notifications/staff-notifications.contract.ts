/** What a member of staff is told of, and which of it they want to hear. */
import {
  digests,
  type StaffNotificationType,
  staffNotificationTypes,
  staffTypeWords,
} from '#notifications/staff-notifications.copy.ts'
import { problems } from '#problems.ts'
import { staffProcedure } from '#procedure.ts'
import { choice, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInput, pageOf } from '#values/list.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Bildirimler']

export const StaffNotification = z.object({
  id: Id.describe('Bildirimin kimliği'),
  type: choice(staffNotificationTypes, 'Türü'),
  title: z.string().meta({ description: 'Başlık', examples: ['Yeni talep: Örnek Tekstil'] }),
  message: writtenText('Cümle', 'TLP-2026-000123 · Mersin – Hamburg'),
  link: z.string().meta({ description: 'Açtığı sayfanın yolu', examples: ['/staff/work-queue'] }),
  read_at: Moment.nullable().describe('Okunduğu an; okunmadıysa null'),
  created_at: Moment.describe('Zamanı'),
})
export type StaffNotification = z.output<typeof StaffNotification>

export const StaffNotificationListInput = listInput(['created'], '-created').extend({
  type: choice(staffNotificationTypes, 'Yalnızca bu tür').optional(),
  unread: z
    .stringbool()
    .meta({ description: 'Yalnızca okunmamışlar', examples: ['true'] })
    .optional(),
})
export type StaffNotificationListInput = z.output<typeof StaffNotificationListInput>

/** How many the filters of the list show. */
export const StaffNotificationCounts = z.object({
  total: countOf('Hepsi', 40),
  unread: countOf('Okunmamış', 4),
  request: countOf('Talep', 12),
  quote: countOf('Teklif', 18),
  system: countOf('Sistem', 10),
})

const wanted = (type: StaffNotificationType) =>
  z.boolean().meta({ description: `${staffTypeWords[type]} bildirimleri istenir mi`, examples: [true] })

export const StaffNotificationPreferences = z.object({
  request: wanted('request'),
  quote: wanted('quote'),
  system: wanted('system'),
  digest: choice(digests, 'Okunmamışların ne sıklıkla e-postayla gönderileceği'),
})
export type StaffNotificationPreferences = z.output<typeof StaffNotificationPreferences>

export const staffNotificationsContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/notifications',
      tags,
      summary: 'Personelin bildirimleri',
      description: 'Çağıran personelin bildirimleri; sıralanmazsa en yenisi başta.',
      successDescription: 'Bildirimlerin bir sayfası',
    })
    .input(StaffNotificationListInput)
    .output(pageOf(StaffNotification)),
  counts: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/notification-counts',
      tags,
      summary: 'Bildirim sayıları',
      description: 'Çağıran personelin bildirimleri: hepsi, okunmamışlar ve türlerine göre.',
      successDescription: 'Süzgeçlere göre sayılar',
    })
    .output(StaffNotificationCounts),
  markRead: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/notifications/{id}/read',
      tags,
      summary: 'Personel bildirimini okundu say',
      description: 'Yeniden çağrılması bir şey değiştirmez.',
      successDescription: 'Sayıların yeni hâli',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Bildirimin kimliği') }))
    .output(StaffNotificationCounts),
  markAllRead: staffProcedure
    .route({
      method: 'POST',
      path: '/staff/notifications/read-all',
      tags,
      summary: 'Personelin bütün bildirimlerini okundu say',
      description: 'Çağıran personelin bütün bildirimleri okunmuş olur.',
      successDescription: 'Sayıların yeni hâli',
    })
    .output(StaffNotificationCounts),
  getPreferences: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/notification-preferences',
      tags,
      summary: 'Personelin bildirim tercihleri',
      description: 'Hangi türlerin istendiği ve okunmamışların ne sıklıkla e-postayla gönderildiği.',
      successDescription: 'Personelin bildirim tercihleri',
    })
    .output(StaffNotificationPreferences),
  savePreferences: staffProcedure
    .route({
      method: 'PUT',
      path: '/staff/notification-preferences',
      tags,
      summary: 'Personelin bildirim tercihlerini kaydet',
      description: 'Sonraki bildirimler bu tercihlere göre yazılır ve gönderilir.',
      successDescription: 'Kaydedilen tercihler',
    })
    .input(StaffNotificationPreferences)
    .output(StaffNotificationPreferences),
}
