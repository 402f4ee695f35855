/** The mails of subscribing. They go to the address itself, so only its owner learns whether it is subscribed. */
import { confirmLinkDays } from '@kervan/domain/newsletter/newsletter.copy.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import { type WrittenMail, writeMail } from '#features/company/write-mail.ts'

type NewsletterMail = WrittenMail & { headers?: Record<string, string> }

export function confirmationMail(letterhead: Letterhead, link: string): NewsletterMail {
  return writeMail(
    letterhead,
    'newsletter_confirm',
    {},
    {
      preheader: 'Bir adım kaldı: adresinizi doğrulayın.',
      title: 'Bülten aboneliğinizi onaylayın',
      paragraphs: [`Bağlantı ${confirmLinkDays} gün geçerlidir.`],
      action: { label: 'Aboneliğimi onayla', url: link },
      footnote: 'Bunu siz istemediyseniz e-postayı dikkate almayın; onaylanmayan adrese bülten gönderilmez.',
    },
  )
}

export function alreadySubscribedMail(letterhead: Letterhead, link: string): NewsletterMail {
  return {
    ...writeMail(
      letterhead,
      'newsletter_already',
      {},
      {
        preheader: 'Yapmanız gereken bir şey yok.',
        title: 'Bültenimize zaten abonesiniz',
        paragraphs: ['Bülteni artık almak istemiyorsanız aşağıdaki bağlantıyla ayrılabilirsiniz.'],
        action: { label: 'Bültenden ayrıl', url: link },
        footnote: 'Bunu siz istemediyseniz e-postayı dikkate almayın.',
      },
    ),
    headers: unsubscribeHeaders(link),
  }
}

/** One-click unsubscribing (RFC 8058): the mail program itself posts to the link. */
function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
