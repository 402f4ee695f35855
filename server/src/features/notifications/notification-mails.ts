/** Notifications as mails, for customers who want them: short, with one link. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { mailSender } from '#features/company/mail-sender.ts'
import type { ContactDetails, NewNotification } from '#features/notifications/notify.ts'
import type { MailMatter, MailToQueue } from '#spine/mail/send-mail.jobs.ts'

type Letterhead = { company: Company; publicUrl: string }
/** `matter` says what the mail is about, so that staff can be informed when it does not arrive. */
type Content = { notification: NewNotification; to: ContactDetails; matter: MailMatter }
type Mail = Content & { sentences: string[]; label: string }

const longestSubject = 160

function notificationMail({ company, publicUrl }: Letterhead, mail: Mail): MailToQueue {
  const { notification, to, matter, sentences, label } = mail
  return {
    to: to.email,
    matter,
    subject: plainLine(`${notification.title} · ${notification.about}`, longestSubject),
    letter: {
      company: mailSender(company),
      preheader: notification.message,
      title: notification.title,
      paragraphs: [...(to.name ? [`Sayın ${to.name},`] : []), ...sentences],
      action: { label, url: `${publicUrl}${notification.link}` },
      footnote: `Bu haberleri e-posta ile almak istemiyorsanız bildirim tercihlerinizi değiştirin: ${publicUrl}/dashboard?view=notifications`,
    },
  }
}

export function approvedMail(head: Letterhead, content: Content): MailToQueue {
  const sentences = [
    content.notification.about,
    'Gönderiniz hazırlanmaya başladı; her adımı panelden izleyebilirsiniz.',
  ]
  return notificationMail(head, { ...content, sentences, label: 'Talebi aç' })
}

export function shipmentMail(head: Letterhead, content: Content): MailToQueue {
  return notificationMail(head, {
    ...content,
    sentences: [content.notification.message],
    label: 'Gönderiyi aç',
  })
}
