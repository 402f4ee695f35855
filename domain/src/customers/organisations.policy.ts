/** Which organisations are suggested for a customer. Only staff join people; a suggestion never does. */
import { emailDomain } from '#values/email-address.ts'

/** Nearest first. */
export const organisationHints = ['tax_number', 'mail_domain', 'name', 'search'] as const
export type OrganisationHint = (typeof organisationHints)[number]

export const organisationHintWords: Record<OrganisationHint, string> = {
  tax_number: 'vergi numarası aynı',
  mail_domain: 'e-posta alan adı aynı',
  name: 'şirket adı aynı',
  search: '',
}

/** Hosts at which anybody has a mailbox: sharing one says nothing about people. */
const publicMailHosts = new Set([
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.com.tr', 'outlook.com', 'outlook.com.tr'],
  ...['live.com', 'windowslive.com', 'msn.com', 'yahoo.com', 'yahoo.com.tr', 'ymail.com', 'icloud.com'],
  ...['me.com', 'mac.com', 'yandex.com', 'yandex.com.tr', 'yandex.ru', 'mail.ru', 'mynet.com', 'aol.com'],
  ...['gmx.com', 'gmx.de', 'gmx.net', 'web.de', 't-online.de', 'proton.me', 'protonmail.com', 'zoho.com'],
  ...['superonline.com', 'ttmail.com', 'turk.net', 'qq.com', '163.com', 'musteri.example'],
])

/** The domain by which colleagues are recognised; undefined where it is no firm's own. */
export function firmDomain(email: string): string | undefined {
  const domain = email && emailDomain(email)
  return domain && !publicMailHosts.has(domain) ? domain : undefined
}
