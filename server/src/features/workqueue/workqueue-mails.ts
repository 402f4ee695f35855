/** The mails of a request for a demo: the office hears what was written, the visitor that it has arrived. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { formatWeekday } from '@kervan/domain/values/format-date.ts'
import type { DemoRequestForm } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { mailSender } from '#features/company/mail-sender.ts'
import { oneLine } from '#spine/mail/mail.ts'
import type { MailContent } from '#spine/mail/mail-template.ts'
import type { MailToQueue } from '#spine/mail/send-mail.jobs.ts'

export type Letterhead = { company: Company; publicUrl: string }

function letterOf({ company }: Letterhead, words: Omit<MailContent, 'company'>): MailContent {
  return { company: mailSender(company), ...words }
}

/** Repeats nothing of what was typed: anybody can type anybody's address, and we carry no stranger's words to them. */
export function receivedMail(head: Letterhead, to: string, due: Date): MailToQueue {
  const { company } = head
  const phone = company.phones[0]
  return {
    to,
    subject: 'Demo talebiniz alındı',
    // A demo that sends real mail sends none to an address that a visitor made up.
    staysInside: true,
    letter: letterOf(head, {
      preheader: `En geç ${formatWeekday(due)} günü öğlene kadar size dönüyoruz.`,
      title: 'Demo talebiniz alındı',
      paragraphs: [
        `Talebinizi aldık. Ekibimiz en geç ${formatWeekday(due)} günü öğlene kadar size döner.`,
        phone
          ? `Beklemek istemezseniz ${phone} numarasından ya da ${company.email} adresinden bize ulaşın.`
          : `Beklemek istemezseniz ${company.email} adresinden bize ulaşın.`,
      ],
      footnote:
        'Bu talebi siz yapmadıysanız e-postayı dikkate almayın; adresiniz başka bir şey için kullanılmaz.',
    }),
  }
}

export function officeMail(
  head: Letterhead,
  { full_name, company, email, phone, message }: DemoRequestForm,
  due: Date,
): MailToQueue {
  const facts: [string, string][] = [
    ['Ad soyad', full_name],
    ['Şirket', company],
    ['E-posta', email],
    ['Telefon', phone],
    ['Yanıt', `en geç ${formatWeekday(due)} 12:00`],
  ]
  return {
    to: head.company.email,
    subject: oneLine(`Demo talebi: ${company || full_name}`),
    headers: { 'Reply-To': email },
    letter: letterOf(head, {
      preheader: [full_name, company].filter(Boolean).join(', '),
      title: 'Yeni bir demo talebi var',
      paragraphs: message ? ['Mesajı:', message] : ['Mesaj yazılmamış.'],
      facts: facts.filter(([, value]) => value),
      action: { label: 'Personel panelini aç', url: `${head.publicUrl}/staff` },
    }),
  }
}
