/** News that also goes by mail, to those who want it: short, with the one thing to look at. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { mailSender } from '#features/company/mail-sender.ts'
import type { News, Reach } from '#features/notifications/notify.ts'
import type { MailMatter, MailToQueue } from '#spine/mail/send-mail.jobs.ts'

type Letterhead = { company: Company; publicUrl: string }
/** `matter` is what it is about: the office hears when the mail does not arrive. */
type Told = { news: News; to: Reach; matter: MailMatter }
type Mail = Told & { sentences: string[]; label: string }

const longestSubject = 160

function newsMail({ company, publicUrl }: Letterhead, mail: Mail): MailToQueue {
  const { news, to, matter, sentences, label } = mail
  return {
    to: to.email,
    matter,
    subject: plainLine(`${news.title} · ${news.about}`, longestSubject),
    letter: {
      company: mailSender(company),
      preheader: news.message,
      title: news.title,
      paragraphs: [...(to.name ? [`Sayın ${to.name},`] : []), ...sentences],
      action: { label, url: `${publicUrl}${news.link}` },
      footnote: `Bu haberleri e-posta ile almak istemiyorsanız bildirim tercihlerinizi değiştirin: ${publicUrl}/dashboard?view=notifications`,
    },
  }
}

export function approvedMail(head: Letterhead, told: Told): MailToQueue {
  const sentences = [told.news.about, 'Gönderiniz hazırlanmaya başladı; her adımı panelden izleyebilirsiniz.']
  return newsMail(head, { ...told, sentences, label: 'Talebi aç' })
}

export function shipmentMail(head: Letterhead, told: Told): MailToQueue {
  return newsMail(head, { ...told, sentences: [told.news.message], label: 'Gönderiyi aç' })
}
