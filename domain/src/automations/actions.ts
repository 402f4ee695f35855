/** What a rule can do, to whom, and which triggers that may set off in turn. Without zod. */
import type { Field } from '#automations/field.ts'
import { concernsCustomer, type Subject, subjectWords } from '#automations/subjects.ts'
import type { TriggerKey } from '#automations/triggers.ts'
import { urgencyLevelWords } from '#requests/request-options.ts'
import { priorityWords } from '#workqueue/work.copy.ts'

export const actionWords = {
  assign: 'Ata',
  create_work: 'İş oluştur',
  notify: 'Bildirim gönder',
  mail: 'E-posta gönder',
  newsletter: 'Bülten gönder',
  set_field: 'Alanı değiştir',
  webhook: 'Webhook çağır',
} as const
export type ActionType = keyof typeof actionWords
export const actionTypes = Object.keys(actionWords) as [ActionType, ...ActionType[]]

/** To whom something is assigned. `least_busy`: of those who are here, who has the least open work. */
export const assigneeWords = {
  person: 'Seçilen kişiye',
  representative: 'Müşterinin temsilcisine',
  least_busy: 'En az işi olana',
} as const
export type AssigneeKind = keyof typeof assigneeWords

/** Who is told. `responsible`: who has taken it on, or else the customer's representative, or else all admins. */
export const receiverWords = {
  responsible: 'Sorumlusuna',
  representative: 'Müşterinin temsilcisine',
  person: 'Seçilen kişiye',
  admins: 'Yöneticilere',
  staff: 'Bütün ofise',
} as const
export type ReceiverKind = keyof typeof receiverWords

/** Who gets a mail: one of these, or the customer. */
export const mailReceiverWords = { customer: 'Müşteriye', ...receiverWords } as const
export type MailReceiverKind = keyof typeof mailReceiverWords

/** Who can be meant: where a rule is about nobody outside the office, there is no customer, and nobody's representative. */
export const meantWords = (
  words: Readonly<Record<string, string>>,
  subject: Subject,
): Readonly<Record<string, string>> =>
  concernsCustomer(subject)
    ? words
    : Object.fromEntries(Object.entries(words).filter(([who]) => !ofCustomers.includes(who)))
export const ofCustomers: readonly string[] = ['customer', 'representative']

/** Documents belong to nobody of staff. */
export const assignable: readonly Subject[] = [
  'request',
  'quote',
  'shipment',
  'customer',
  'work_item',
  'conversation',
]

/** What a rule may set. A text is a template; one that is added to is never replaced. */
export const settableFields: Readonly<Partial<Record<Subject, Readonly<Record<string, Field>>>>> = {
  request: {
    'talep.aciliyet': { type: 'choice', label: 'Aciliyet', choices: urgencyLevelWords },
    'talep.ofis_notu': { type: 'text', label: 'Ofis notuna ekle' },
  },
  shipment: { 'gonderi.operasyon_notu': { type: 'text', label: 'Operasyon notuna ekle' } },
  customer: {
    'musteri.segment': { type: 'text', label: 'Segment' },
    'musteri.sektor': { type: 'text', label: 'Sektör' },
  },
  work_item: { 'is.oncelik': { type: 'choice', label: 'Öncelik', choices: priorityWords } },
}

export const mostActions = 5

/** What an action may set off in the house: by this, rules that go round in circles are found when they are saved. */
export function setsOff(
  action: { type: ActionType; field?: string; receiver?: MailReceiverKind },
  subject: Subject,
): TriggerKey[] {
  switch (action.type) {
    case 'create_work':
      return ['work_item.added']
    case 'assign':
      return setsOffByAssigning[subject] ?? []
    case 'mail':
      return action.receiver === 'customer' ? ['customer.contacted', 'customer.mail_failed'] : []
    case 'webhook':
      return ['delivery.failed']
    case 'newsletter':
      return ['campaign.changed']
    case 'set_field':
      return setsOffByField[action.field ?? ''] ?? []
    default:
      return []
  }
}

const setsOffByAssigning: Readonly<Partial<Record<Subject, TriggerKey[]>>> = {
  request: ['work_item.changed'],
  work_item: ['work_item.changed'],
  shipment: ['shipment.operator', 'work_item.changed'],
  customer: ['customer.assigned', 'customer.changed'],
  conversation: ['conversation.changed'],
}
const setsOffByField: Readonly<Record<string, TriggerKey[]>> = {
  'musteri.segment': ['customer.changed'],
  'musteri.sektor': ['customer.changed'],
  'talep.aciliyet': ['request.pricing'],
  'talep.ofis_notu': ['request.pricing'],
  'gonderi.operasyon_notu': ['shipment.note'],
  'is.oncelik': ['work_item.changed'],
}

export const notAssignable = (subject: Subject) => `${subjectWords[subject]} kimseye atanamaz.`
