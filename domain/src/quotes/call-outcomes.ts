/** How a call about an offer went, as its history says it: as it is noted of every call, and as it was noted of offers before. */
import { contactOutcomeWords } from '#customers/customer-contacts.ts'

export const callOutcomeWords = {
  ...contactOutcomeWords,
  will_answer: 'Yanıt verecek',
  call_again: 'Yeniden aranacak',
  no_answer: 'Ulaşılamadı',
} as const
export type CallOutcome = keyof typeof callOutcomeWords
export const callOutcomes = Object.keys(callOutcomeWords) as [CallOutcome, ...CallOutcome[]]
