/** Texts of the order form; fixed messages are in the domain. */
import type { customerMails } from '@kervan/domain/quotes/quotes.contract.ts'

export const orderFieldNames = {
  freight_cost: 'Navlun',
  baf_cost: 'BAF',
  caf_cost: 'CAF',
  demurrage_cost: 'Demuraj',
  other_costs: 'Diğer masraflar',
} as const

/** Whether the customer was notified. */
export const mailWords: Record<(typeof customerMails)[number], string> = {
  sent: 'Müşteriye e-posta gönderildi.',
  sent_to_admin: 'Müşterinin e-posta adresi yok; bildirim yöneticiye gönderildi.',
  refused_by_customer: 'Müşteri e-posta istemediği için e-posta gönderilmedi.',
  not_asked: 'Müşteriye e-posta gönderilmedi.',
}
