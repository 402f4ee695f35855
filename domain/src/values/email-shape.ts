/** Checks e-mail addresses without zod, for the public pages. */
export const emailWords = {
  invalid: 'Geçerli bir e-posta adresi girin.',
  tooLong: 'E-posta adresi çok uzun.',
} as const

export const longestEmail = 254
/** Checked before lower-casing, which would turn `İ` or `K` (Kelvin) into ASCII. */
export const asciiOnly = /^[\x21-\x7e]+$/
/** One plain mailbox, in lower case. */
export const plainMailbox =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

export function isEmailAddress(typed: string): boolean {
  const text = typed.trim()
  return text.length <= longestEmail && asciiOnly.test(text) && plainMailbox.test(text.toLowerCase())
}
