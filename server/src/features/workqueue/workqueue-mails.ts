/** The mails about a requested demo: a confirmation to the visitor, and the request to the office. */
import { formatWeekday } from '@kervan/domain/values/format-date.ts'
import type { DemoRequestForm } from '@kervan/domain/workqueue/demo-request-form.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import { writeMail } from '#features/company/write-mail.ts'
import type { MailToQueue } from '#spine/mail/send-mail.jobs.ts'

/** Repeats nothing that was typed, so that nobody can use it to send their own text to another person's address. */
export function demoConfirmationMail(letterhead: Letterhead, to: string, due: Date): MailToQueue {
  const { company } = letterhead
  const phone = company.phones[0]
  return {
    to,
    // A demo with a real mail server must not mail addresses that visitors type.
    staysInside: true,
    ...writeMail(
      letterhead,
      'demo_received',
      { 'son gün': formatWeekday(due) },
      {
        preheader: `En geç ${formatWeekday(due)} günü öğlene kadar size dönüyoruz.`,
        title: 'Demo talebiniz alındı',
        paragraphs: [
          phone
            ? `Beklemek istemezseniz ${phone} numarasından ya da ${company.email} adresinden bize ulaşın.`
            : `Beklemek istemezseniz ${company.email} adresinden bize ulaşın.`,
        ],
        footnote:
          'Bu talebi siz yapmadıysanız e-postayı dikkate almayın; adresiniz başka bir şey için kullanılmaz.',
      },
    ),
  }
}

export function demoRequestMail(
  letterhead: Letterhead,
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
    to: letterhead.company.email,
    headers: { 'Reply-To': email },
    ...writeMail(
      letterhead,
      'demo_request',
      { isteyen: company || full_name, 'son gün': formatWeekday(due) },
      {
        preheader: [full_name, company].filter(Boolean).join(', '),
        title: 'Yeni bir demo talebi var',
        paragraphs: message ? ['Mesajı:', message] : ['Mesaj yazılmamış.'],
        facts: facts.filter(([, value]) => value),
        action: { label: 'Personel panelini aç', url: `${letterhead.publicUrl}/staff` },
      },
    ),
  }
}
