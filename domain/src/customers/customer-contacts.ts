/** What is said between the office and a customer outside of requests and offers. Without zod. */
export const contactKinds = ['mail', 'call', 'visit', 'note'] as const
export type ContactKind = (typeof contactKinds)[number]
/** What staff note by hand. */
export const notedKinds = ['call', 'visit'] as const

/** What a call or a visit may have been about. */
export const contactMatters = ['quote', 'shipment'] as const
export type ContactMatter = (typeof contactMatters)[number]

export const contactOutcomes = ['reached', 'not_reached', 'call_back'] as const
export type ContactOutcome = (typeof contactOutcomes)[number]
export const contactOutcomeWords: Record<ContactOutcome, string> = {
  reached: 'Görüşüldü',
  not_reached: 'Ulaşılamadı',
  call_back: 'Geri arayacak',
}

export const mailStates = ['queued', 'sent', 'failed', 'uncertain'] as const
export type MailState = (typeof mailStates)[number]
export const mailStateWords: Record<MailState, string> = {
  queued: 'Gönderiliyor',
  sent: 'Ulaştırıldı',
  failed: 'Ulaştırılamadı',
  uncertain: 'Ulaştığı kesin değil',
}

export const appointmentStates = ['planned', 'cancelled'] as const
/** How long an appointment takes, in minutes. */
export const appointmentLengths = [15, 30, 45, 60, 90, 120] as const
