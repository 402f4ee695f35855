/** Notifications as mails, for customers who want them: short, with one link. */
import type { Letterhead } from '#features/company/letterhead.ts'
import { type WrittenMail, writeMail } from '#features/company/write-mail.ts'
import type { ContactDetails, NewNotification } from '#features/notifications/notify.ts'

type Content = {
  notification: Pick<NewNotification, 'title' | 'message' | 'about' | 'link'>
  to: Pick<ContactDetails, 'name'>
}
export type WriteNotification = (letterhead: Letterhead, content: Content) => WrittenMail

/** What every one of them has. */
const frameOf = ({ publicUrl }: Letterhead, { notification, to }: Content, label: string) => ({
  preheader: notification.message,
  title: notification.title,
  name: to.name,
  action: { label, url: `${publicUrl}${notification.link}` },
  footnote: `Bu haberleri e-posta ile almak istemiyorsanız bildirim tercihlerinizi değiştirin: ${publicUrl}/dashboard?view=notifications`,
})

const valuesOf = ({ notification }: Content) => ({
  başlık: notification.title,
  konu: notification.about,
  haber: notification.message,
})

export const approvedMail: WriteNotification = (letterhead, content) => {
  const { about } = content.notification
  return writeMail(
    letterhead,
    'request_approved',
    { başlık: content.notification.title, konu: about },
    {
      ...frameOf(letterhead, content, 'Talebi aç'),
      facts: [['Talep', about]],
    },
  )
}

export const expiryMail: WriteNotification = (letterhead, content) =>
  writeMail(letterhead, 'offer_expiring', valuesOf(content), {
    ...frameOf(letterhead, content, 'Teklifi incele'),
    paragraphs: ['Süresi dolmadan onaylayabilir, revize isteyebilir ya da reddedebilirsiniz.'],
  })

export const shipmentMail: WriteNotification = (letterhead, content) =>
  writeMail(
    letterhead,
    'shipment_news',
    valuesOf(content),
    frameOf(letterhead, content, 'Gönderiyi takip et'),
  )

export const documentMail: WriteNotification = (letterhead, content) =>
  writeMail(letterhead, 'document_news', valuesOf(content), frameOf(letterhead, content, 'Belgeyi aç'))

export const askMail: WriteNotification = (letterhead, content) =>
  writeMail(letterhead, 'document_wanted', valuesOf(content), {
    ...frameOf(letterhead, content, 'Belgeyi yükle'),
    paragraphs: ['Belgeyi panelden bir dakikada yükleyebilirsiniz.'],
  })
