/** What can go wrong with work items, in words. Without zod, since the browser loads it. */
export const workProblems = {
  HELD_BY_COLLEAGUE: { status: 409, message: 'Bu işi bir meslektaşınız üstlenmiş.' },
  REQUEST_UNPRICED: {
    status: 409,
    message:
      'Bu işin talebi fiyat bekliyor. Talebi fiyatlayın; iş o zaman kendiliğinden tamamlanır. Fiyatlanmayacaksa nedenini yazın.',
  },
  STILL_WRONG: {
    status: 409,
    message:
      'Bu aksaklık sürüyor. Nedeni kalkınca iş kendiliğinden kapanır. Yine de kapatacaksanız nedenini yazın.',
  },
  MESSAGE_UNANSWERED: {
    status: 409,
    message:
      'Bu mesaj yanıt bekliyor. Yanıtlayınca iş kendiliğinden kapanır. Yanıtlanmayacaksa nedenini yazın.',
  },
  QUOTE_UNANSWERED: {
    status: 409,
    message:
      'Bu teklif müşterinin yanıtını bekliyor. Yanıtlanınca veya süresi dolunca iş kendiliğinden kapanır. Yine de kapatacaksanız nedenini yazın.',
  },
  MAIL_UNSETTLED: {
    status: 409,
    message:
      'Bu e-posta talebe çevrilmedi. Çevrilince iş kendiliğinden kapanır. Talep gerekmiyorsa nedenini yazın.',
  },
  DATA_REQUEST_OPEN: {
    status: 409,
    message: 'Bu başvuru yanıt bekliyor. Bir yönetici yanıtlayınca iş kendiliğinden kapanır.',
  },
  DECISION_NEEDED: {
    status: 409,
    message: 'Bu aday karar bekliyor. Görüşün, bekletin veya vazgeçin; iş o zaman kendiliğinden kapanır.',
  },
  NOT_A_LEAD: { status: 409, message: 'Bu kişi artık aday değil.' },
  PARK_RANGE: { status: 409, message: 'Yarından başlayarak bir yıl içinde bir gün seçin.' },
  WORK_DONE: { status: 409, message: 'Bu iş tamamlanmış.' },
  NO_COLLEAGUE: { status: 409, message: 'Bu meslektaşın hesabı açık değil. Başka birini seçin.' },
  SNOOZE_RANGE: { status: 409, message: 'Bundan sonraki 60 gün içinde bir zaman seçin.' },
} as const

/** Of work that was done before; of what closed by itself nobody is named. */
export function finishedBy(name: string | null): string {
  return name ? `Bu işi ${name} zaten tamamlamış.` : 'Bu iş kendiliğinden kapanmış.'
}

export function heldBy(name: string): string {
  return name ? `Bu işi ${name} üstlenmiş.` : workProblems.HELD_BY_COLLEAGUE.message
}
