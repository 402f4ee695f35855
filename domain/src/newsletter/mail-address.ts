/** Which addresses a campaign may link to and show pictures from. Without zod. */
type LinkFault = 'missing' | 'unsafe' | 'broken' | 'insecure' | 'placeholder'

export const linkFaultWords: Record<LinkFault, string> = {
  missing: 'adresi boş',
  unsafe: 'adresi açılamaz; http, https, mailto ya da tel ile başlamalı',
  broken: 'adresi bozuk',
  insecure: 'adresi şifresiz (http); https kullanın',
  placeholder: 'adresi örnek olarak bırakılmış',
}

/** What somebody finds who opens a link; `opens` is nothing to speak of. */
export const openedLinkWords = {
  opens: 'açılıyor',
  gone: 'böyle bir sayfa yok',
  failing: 'sitesi şu an hata veriyor',
  unreachable: 'sitesine ulaşılamıyor',
  inside: 'iç ağdaki bir adres, dışarıdan açılmaz',
} as const
export type OpenedLink = keyof typeof openedLinkWords
export const openedLinks = Object.keys(openedLinkWords) as [OpenedLink, ...OpenedLink[]]

/** The address to put into `href`, undefined where it must not be one. */
export function safeLink(typed: string): string | undefined {
  const text = typed.trim()
  if (/^(?:mailto|tel):[^\s<>"']+$/i.test(text)) return text
  return isWebAddress(text) ? text : undefined
}

/** Of a picture: a web address, or a path of our own site, which the mail carries in full. */
export function imageAddress(typed: string, siteUrl: string): string | undefined {
  const text = typed.trim()
  if (/^\/(?![/\\])[^\s"'<>\\]*$/.test(text)) return `${siteUrl.replace(/\/+$/, '')}${text}`
  return isWebAddress(text) ? text : undefined
}

export function linkFault(typed: string): LinkFault | undefined {
  const text = typed.trim()
  if (text === '') return 'missing'
  if (text === '#' || /^https?:\/{0,2}$/i.test(text)) return 'placeholder'
  if (/^(?:mailto|tel):/i.test(text)) return safeLink(text) === undefined ? 'broken' : undefined
  if (/[{}]/.test(text) || !/^[a-z][\w+.-]*:/i.test(text)) return 'broken'
  if (!/^https?:/i.test(text)) return 'unsafe'
  const host = hostOf(text)
  if (host === undefined || !/[^.]\.[^.]/.test(host)) return 'broken'
  return /^http:/i.test(text) ? 'insecure' : undefined
}

/** Whether clicks on it are counted: mail programs and telephones open the others by themselves. */
export const isCounted = (address: string): boolean => /^https?:/i.test(address)

/** Nobody may stand before the host: who reads `https://bank.example@evil.example` reads the wrong name. */
const webAddress =
  /^https?:\/\/([\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?)(?::\d{1,5})?(?:[/?#][^\s\p{Cc}"'<>\\]*)?$/iu
const hostOf = (text: string) => webAddress.exec(text)?.[1]
const isWebAddress = (text: string) => hostOf(text) !== undefined
