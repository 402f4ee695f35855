/** The mails of subscribing. They go to the address itself, so only its owner learns whether it is subscribed. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { confirmLinkDays } from '@kervan/domain/newsletter/newsletter.copy.ts'
import { letterOf } from '#features/company/letterhead.ts'
import type { MailContent } from '#spine/mail/mail-template.ts'

type NewsletterMail = { subject: string; letter: MailContent; headers?: Record<string, string> }

function mailOf(company: Company, content: Omit<MailContent, 'company'>): NewsletterMail {
  return { subject: content.title, letter: letterOf({ company }, content) }
}

export function confirmationMail(company: Company, link: string): NewsletterMail {
  return mailOf(company, {
    preheader: 'Bir adım kaldı: adresinizi doğrulayın.',
    title: 'Bülten aboneliğinizi onaylayın',
    paragraphs: [
      `Bu adresle ${company.name} bültenine abonelik istendi. Aboneliğiniz, bağlantıyı açıp onayladığınızda başlar.`,
      `Bağlantı ${confirmLinkDays} gün geçerlidir.`,
    ],
    action: { label: 'Aboneliğimi onayla', url: link },
    footnote: 'Bunu siz istemediyseniz e-postayı dikkate almayın; onaylanmayan adrese bülten gönderilmez.',
  })
}

export function alreadySubscribedMail(company: Company, link: string): NewsletterMail {
  return {
    ...mailOf(company, {
      preheader: 'Yapmanız gereken bir şey yok.',
      title: 'Bültenimize zaten abonesiniz',
      paragraphs: [
        `Bu adresle ${company.name} bültenine yeniden abonelik istendi. Adresiniz zaten abone; yapmanız gereken bir şey yok.`,
        'Bülteni artık almak istemiyorsanız aşağıdaki bağlantıyla ayrılabilirsiniz.',
      ],
      action: { label: 'Bültenden ayrıl', url: link },
      footnote: 'Bunu siz istemediyseniz e-postayı dikkate almayın.',
    }),
    headers: unsubscribeHeaders(link),
  }
}

/** One-click unsubscribing (RFC 8058): the mail program itself posts to the link. */
function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
