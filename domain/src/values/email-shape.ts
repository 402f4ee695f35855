/** Whether a text is an e-mail address that we take, asked without the schema library: the public pages go without it. */
export const emailWords = {
  invalid: 'Geçerli bir e-posta adresi girin.',
  tooLong: 'E-posta adresi çok uzun.',
} as const

export const longestEmail = 254
/** Asked before folding: lower-casing `İ` or `K` (Kelvin) would turn a foreign address into an ASCII one. */
export const asciiOnly = /^[\x21-\x7e]+$/
/** One plain mailbox, in lower case. */
export const plainMailbox =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

export function isEmailAddress(typed: string): boolean {
  const text = typed.trim()
  return text.length <= longestEmail && asciiOnly.test(text) && plainMailbox.test(text.toLowerCase())
}
