/** What can go wrong in the communication centre, and its words. Without zod, since the browser loads it. */
export const cannedProblems = {
  TITLE_TAKEN: { status: 409, message: 'Bu adda bir hazır yanıt var. Başka bir ad yazın.' },
} as const

export const officeChatProblems = {
  HELD_BY_COLLEAGUE: { status: 409, message: 'Bu konuşmayı bir meslektaşınız üstlenmiş.' },
  NO_COLLEAGUE: { status: 409, message: 'Bu meslektaşın hesabı açık değil. Başka birini seçin.' },
  SNOOZE_RANGE: { status: 409, message: 'Bundan sonraki 60 gün içinde bir zaman seçin.' },
  CONVERSATION_CLOSED: { status: 409, message: 'Bu konuşma kapalı. Önce yeniden açın.' },
} as const

export function conversationHeldBy(name: string): string {
  return name ? `Bu konuşmayı ${name} üstlenmiş.` : officeChatProblems.HELD_BY_COLLEAGUE.message
}
