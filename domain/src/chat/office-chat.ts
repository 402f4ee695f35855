/** The words of the communication centre: which conversations an inbox shows, and what happened between messages. Without zod. */
import type { ContactOutcome, MailState } from '#customers/customer-contacts.ts'
import { contactOutcomeWords, mailStateWords } from '#customers/customer-contacts.ts'

/** The parts of the inbox. What is put off is in none but its own and *closed* in none but its own. */
export const inboxParts = ['mine', 'unassigned', 'open', 'snoozed', 'closed'] as const
export type InboxPart = (typeof inboxParts)[number]
export const inboxPartWords: Record<InboxPart, string> = {
  mine: 'Benim',
  unassigned: 'Sahipsiz',
  open: 'Hepsi',
  snoozed: 'Ertelenen',
  closed: 'Kapalı',
}

/** Who writes: somebody with a record, or a guest of the site. */
export const inboxKinds = ['customer', 'guest'] as const
export type InboxKind = (typeof inboxKinds)[number]
export const inboxKindWords: Record<InboxKind, string> = { customer: 'Müşteri', guest: 'Ziyaretçi' }

/** What staff and the program did with a conversation. */
export const conversationEventKinds = [
  'taken',
  'handed_over',
  'released',
  'account_closed',
  'snoozed',
  'woken',
  'closed',
  'reopened',
  'mail_failed',
] as const
export type ConversationEventKind = (typeof conversationEventKinds)[number]

/** What lies between the messages of a conversation: what was done with it, noted, mailed and said on the phone. */
export const trailKinds = ['event', 'note', 'mail', 'call', 'visit'] as const
export type TrailKind = (typeof trailKinds)[number]

/** Of how many days the answer times are shown. */
export const figureDays = ['7', '30', '90'] as const

/** What a mail to a customer was: an offer or its reminder, written by a colleague, or news of the program. Never one of signing in. */
export const customerMailKinds = ['offer', 'reminder', 'personal', 'notice'] as const
export type CustomerMailKind = (typeof customerMailKinds)[number]
export const customerMailKindWords: Record<CustomerMailKind, string> = {
  offer: 'Teklif e-postası',
  reminder: 'Hatırlatma e-postası',
  personal: 'E-posta',
  notice: 'Bildirim e-postası',
}

type Told = { actor_name: string; colleague_name: string }

/** As a sentence; the program is named nowhere. */
export function conversationEventText(
  kind: ConversationEventKind,
  { actor_name, colleague_name }: Told,
): string {
  const who = actor_name || 'Bir meslektaşınız'
  switch (kind) {
    case 'taken':
      return `${who} konuşmayı üstlendi`
    case 'handed_over':
      return `${who} konuşmayı ${colleague_name ? `${colleague_name} adlı meslektaşına` : 'bir meslektaşına'} devretti`
    case 'released':
      return `${who} konuşmayı bıraktı`
    case 'account_closed':
      return `${colleague_name || 'Sahibinin'} hesabı kapatıldı; konuşma sahipsiz`
    case 'snoozed':
      return `${who} konuşmayı erteledi`
    case 'woken':
      return actor_name ? `${who} ertelemeyi kaldırdı` : 'Ertelenen konuşma geri geldi'
    case 'closed':
      return `${who} konuşmayı kapattı`
    case 'reopened':
      return actor_name ? `${who} konuşmayı yeniden açtı` : 'Yeni mesajla yeniden açıldı'
    case 'mail_failed':
      return 'Okunmayan mesajların e-postası ziyaretçiye ulaşmadı'
  }
}

/** What became of a mail or a call. */
export function trailStateText(kind: TrailKind, state: string): string {
  if (kind === 'mail')
    return mailStateWords[state as MailState] ?? (state === 'cancelled' ? 'İptal edildi' : '')
  return kind === 'call' || kind === 'visit' ? (contactOutcomeWords[state as ContactOutcome] ?? '') : ''
}

/** How long an answer or a conversation took, in the company's support hours: `25 dk.`, `3 sa. 5 dk.`. */
export function durationWords(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes))
  if (whole < 1) return '< 1 dk.'
  if (whole < 60) return `${whole} dk.`
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  return rest === 0 ? `${hours} sa.` : `${hours} sa. ${rest} dk.`
}
