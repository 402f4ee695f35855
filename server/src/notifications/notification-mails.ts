/** News that also goes by mail, to those who want it: short, with the one thing to look at. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { renderMail } from '#adapters/mail/mail-template.ts'
import type { MailToQueue } from '#adapters/mail/send-mail.jobs.ts'
import { mailSender } from '#company/mail-sender.ts'
import type { News, Reach } from '#notifications/notify.ts'
import { plainLine } from '#plain-line.ts'

type Letterhead = { company: Company; publicUrl: string }
type Mail = { news: News; to: Reach; sentences: string[]; label: string }

const longestSubject = 160

function newsMail({ company, publicUrl }: Letterhead, { news, to, sentences, label }: Mail): MailToQueue {
  return {
    to: to.email,
    subject: plainLine(`${news.title} · ${news.about}`, longestSubject),
    ...renderMail({
      company: mailSender(company),
      preheader: news.message,
      title: news.title,
      paragraphs: [...(to.name ? [`Sayın ${to.name},`] : []), ...sentences],
      action: { label, url: `${publicUrl}${news.link}` },
      footnote: `Bu haberleri e-posta ile almak istemiyorsanız bildirim tercihlerinizi değiştirin: ${publicUrl}/dashboard?view=notifications`,
    }),
  }
}

export function approvedMail(head: Letterhead, news: News, to: Reach): MailToQueue {
  const sentences = [requestWords.approvedText, news.message]
  return newsMail(head, { news, to, sentences, label: 'Talebi aç' })
}

export function shipmentMail(head: Letterhead, news: News, to: Reach): MailToQueue {
  return newsMail(head, { news, to, sentences: [news.message], label: 'Gönderiyi aç' })
}
