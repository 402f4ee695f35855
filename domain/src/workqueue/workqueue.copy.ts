/** Texts of the demo request form and the problems of work items. Without zod, since the site loads it. */
export const demoRequestWords = {
  nameRequired: 'Adınızı ve soyadınızı yazın.',
  emailRequired: 'E-posta adresinizi yazın.',
  emailShape: 'Geçerli bir e-posta adresi girin.',
  phoneShape: 'Telefonu +90 532 000 00 01 biçiminde yazın.',
  tooLong: (longest: number, typed: number) => `En fazla ${longest} karakter; şimdi ${typed}.`,
} as const

/** The longest values of the form's fields. */
export const demoRequestLengths = {
  full_name: 120,
  email: 254,
  company: 120,
  phone: 25,
  message: 1000,
} as const

/** Optional; if given, it can be dialled. */
export const phoneShape = /^(\+?[0-9][0-9 ()-]{7,24})?$/

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
  WORK_DONE: { status: 409, message: 'Bu iş tamamlanmış.' },
  NO_COLLEAGUE: { status: 409, message: 'Bu meslektaşın hesabı açık değil. Başka birini seçin.' },
  SNOOZE_RANGE: { status: 409, message: 'Bundan sonraki 60 gün içinde bir zaman seçin.' },
} as const

export function heldBy(name: string): string {
  return name ? `Bu işi ${name} üstlenmiş.` : workProblems.HELD_BY_COLLEAGUE.message
}
