/** How a call about an offer went, as staff note it. */
export const callOutcomeWords = {
  reached: 'Görüşüldü',
  will_answer: 'Yanıt verecek',
  call_again: 'Yeniden aranacak',
  no_answer: 'Ulaşılamadı',
} as const
export type CallOutcome = keyof typeof callOutcomeWords
export const callOutcomes = Object.keys(callOutcomeWords) as [CallOutcome, ...CallOutcome[]]
