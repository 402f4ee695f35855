/** Texts of the demo request form. Without zod, since the site loads it. */
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
