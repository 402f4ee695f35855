/** Notifications as mails, for customers who want them: short, with one link. */
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { type Letterhead, letterOf } from '#features/company/letterhead.ts'
import type { ContactDetails, NewNotification } from '#features/notifications/notify.ts'
import type { MailMatter, MailToQueue } from '#spine/mail/send-mail.jobs.ts'

/** `matter` says what the mail is about, so that staff can be informed when it does not arrive. */
type Content = { notification: NewNotification; to: ContactDetails; matter: MailMatter }
type Mail = Content & { sentences: string[]; label: string }

const longestSubject = 160

function notificationMail(letterhead: Letterhead, mail: Mail): MailToQueue {
  const { publicUrl } = letterhead
  const { notification, to, matter, sentences, label } = mail
  return {
    to: to.email,
    matter,
    subject: plainLine(`${notification.title} · ${notification.about}`, longestSubject),
    letter: letterOf(letterhead, {
      preheader: notification.message,
      title: notification.title,
      paragraphs: [...(to.name ? [`Sayın ${to.name},`] : []), ...sentences],
      action: { label, url: `${publicUrl}${notification.link}` },
      footnote: `Bu haberleri e-posta ile almak istemiyorsanız bildirim tercihlerinizi değiştirin: ${publicUrl}/dashboard?view=notifications`,
    }),
  }
}

export function approvedMail(letterhead: Letterhead, content: Content): MailToQueue {
  const sentences = [
    content.notification.about,
    'Gönderiniz hazırlanmaya başladı; her adımı panelden izleyebilirsiniz.',
  ]
  return notificationMail(letterhead, { ...content, sentences, label: 'Talebi aç' })
}

export function expiryMail(letterhead: Letterhead, content: Content): MailToQueue {
  const sentences = [
    content.notification.message,
    'Süresi dolmadan onaylayabilir, revize isteyebilir ya da reddedebilirsiniz.',
  ]
  return notificationMail(letterhead, { ...content, sentences, label: 'Teklifi incele' })
}

export function shipmentMail(letterhead: Letterhead, content: Content): MailToQueue {
  return notificationMail(letterhead, {
    ...content,
    sentences: [content.notification.message],
    label: 'Gönderiyi takip et',
  })
}

export function documentMail(letterhead: Letterhead, content: Content): MailToQueue {
  return notificationMail(letterhead, {
    ...content,
    sentences: [content.notification.message],
    label: 'Belgeyi aç',
  })
}

export function askMail(letterhead: Letterhead, content: Content): MailToQueue {
  return notificationMail(letterhead, {
    ...content,
    sentences: [content.notification.message, 'Belgeyi panelden bir dakikada yükleyebilirsiniz.'],
    label: 'Belgeyi yükle',
  })
}
