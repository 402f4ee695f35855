/** What is wrong with a campaign before it is sent, in Turkish. Errors keep it from being sent, warnings do not. Without zod. */
import { readMarkup, writeMarkup } from '#newsletter/clean-markup.ts'
import { imageAddress, linkFault, linkFaultWords } from '#newsletter/mail-address.ts'
import type { BlockOf, MailBlock, MailDocument } from '#newsletter/mail-blocks.ts'
import type { MailContext } from '#newsletter/mail-context.ts'
import { missingIdentity } from '#newsletter/mail-identity.ts'
import { clippedAfterBytes, preheaderLengths, subjectLengths } from '#newsletter/mail-limits.ts'
import { typedLinks } from '#newsletter/mail-links.ts'
import { variableFault } from '#newsletter/mail-variables.ts'
import { renderMail } from '#newsletter/render-mail.ts'

export const checkWords = {
  subject: 'Konu',
  preheader: 'Ön başlık',
  content: 'İçerik',
  links: 'Bağlantılar',
  images: 'Görseller',
  variables: 'Değişkenler',
  unsubscribe: 'Ayrılma bağlantısı',
  identity: 'Gönderen kimliği',
  text: 'Düz metin',
  size: 'Boyut',
} as const
export type CheckName = keyof typeof checkWords

export type Finding = {
  check: CheckName
  severity: 'error' | 'warning'
  message: string
  /** The block to go to; null where it is none of them. */
  blockId: string | null
}

export type CheckedMail = {
  document: MailDocument
  subject: string
  preheader: string
  editedText: string | null
  company: MailContext['company']
}

export function checkMail(mail: CheckedMail): Finding[] {
  const { document, subject, preheader, editedText } = mail
  return [
    ...subjectFindings(subject),
    ...preheaderFindings(preheader),
    ...contentFindings(document),
    ...document.blocks.flatMap(blockFindings),
    ...linkFindings(document),
    ...variableFindings('subject', subject, null),
    ...variableFindings('preheader', preheader, null),
    ...variableFindings('text', editedText ?? '', null),
    ...(editedText !== null && editedText.trim() === ''
      ? [error('text', 'Düz metin boş. Yazın ya da yeniden üretin.')]
      : []),
    ...identityFindings(mail),
    ...renderedFindings(mail),
  ]
}

export const mayBeSent = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity !== 'error')

function subjectFindings(subject: string): Finding[] {
  const length = [...subject.trim()].length
  if (length === 0) return [error('subject', 'Konu boş.')]
  if (length > subjectLengths.most)
    return [
      warning(
        'subject',
        `Konu ${length} karakter; çoğu ekranda ${subjectLengths.most} karakterden sonrası görünmez.`,
      ),
    ]
  if (/[A-ZÇĞİÖŞÜ]{12,}/.test(subject.replace(/\s/g, '')))
    return [warning('subject', 'Konunun tamamı büyük harf; istenmeyen posta sayılabilir.')]
  return /!{2,}/.test(subject) ? [warning('subject', 'Art arda ünlemler istenmeyen posta sayılabilir.')] : []
}

function preheaderFindings(preheader: string): Finding[] {
  const length = [...preheader.trim()].length
  if (length === 0)
    return [
      warning('preheader', 'Ön başlık boş; posta kutusu konunun yanında içeriğin ilk sözlerini gösterir.'),
    ]
  return length > preheaderLengths.most
    ? [
        warning(
          'preheader',
          `Ön başlık ${length} karakter; ${preheaderLengths.most} karakterden sonrası görünmez.`,
        ),
      ]
    : []
}

function contentFindings({ blocks }: MailDocument): Finding[] {
  return blocks.some(saysSomething) ? [] : [error('content', 'E-postada yazı yok.')]
}

function saysSomething(block: MailBlock): boolean {
  if (block.type === 'heading') return block.text.trim() !== ''
  if (block.type === 'text') return textOf(block).trim() !== ''
  return block.type === 'html' && plainHtml(block) !== ''
}

const textOf = ({ passages }: BlockOf<'text'>) =>
  passages
    .flatMap((passage) => (passage.type === 'paragraph' ? [passage.pieces] : passage.items))
    .flat()
    .map(({ text }) => text)
    .join(' ')

const plainHtml = ({ html }: BlockOf<'html'>) =>
  writeMarkup(readMarkup(html), { text: (text) => text, link: () => undefined, siteUrl: '' })
    .replace(/<[^>]*>/g, '')
    .trim()

function blockFindings(block: MailBlock): Finding[] {
  switch (block.type) {
    case 'heading':
      return variableFindings('variables', block.text, block.id)
    case 'text':
      return block.passages
        .flatMap((passage) => (passage.type === 'paragraph' ? [passage.pieces] : passage.items))
        .flatMap((pieces) => variableFindings('variables', pieces.map(({ text }) => text).join(''), block.id))
    case 'image':
      return [...imageFindings(block), ...variableFindings('variables', block.alt, block.id)]
    case 'button':
      return [...buttonFindings(block), ...variableFindings('variables', block.label, block.id)]
    case 'html':
      return [...markupFindings(block), ...variableFindings('variables', block.html, block.id)]
    default:
      return []
  }
}

function imageFindings({ id, src, alt, decorative }: BlockOf<'image'>): Finding[] {
  if (src.trim() === '') return [error('images', 'Bir görsel bloğunda görsel yok.', id)]
  if (imageAddress(src, 'https://site.example') === undefined)
    return [error('images', 'Bir görselin adresi kullanılamaz.', id)]
  return alt.trim() === '' && !decorative
    ? [
        error(
          'images',
          'Bir görselin açıklaması yok. Yazın ya da görselin bir şey anlatmadığını işaretleyin.',
          id,
        ),
      ]
    : []
}

function buttonFindings({ id, label, url }: BlockOf<'button'>): Finding[] {
  return [
    ...(label.trim() === '' ? [error('content', 'Bir düğmenin sözü yok.', id)] : []),
    ...(url.trim() === '' ? [error('links', `«${label.trim() || 'Adsız'}» düğmesinin adresi boş.`, id)] : []),
  ]
}

/** What sanitising takes away is said, so that nobody learns it from the mail. */
const removed =
  /<\s*(script|style|iframe|form|input|button|object|embed|svg|video|audio|meta|base|link)\b|\son\w+\s*=/i

function markupFindings({ id, html }: BlockOf<'html'>): Finding[] {
  const imagesWithoutAlt = [...html.matchAll(/<img\b[^>]*>/gi)].filter(([tag]) => !/\balt\s*=/i.test(tag))
  const [, name] = removed.exec(html) ?? []
  return [
    ...(imagesWithoutAlt.length > 0
      ? [error('images', 'HTML bloğunda açıklaması (alt) olmayan görsel var.', id)]
      : []),
    ...(removed.test(html)
      ? [
          warning(
            'content',
            `HTML bloğundaki ${name ? `<${name.toLowerCase()}>` : 'betik'} e-postada çalışmaz, çıkarılacak.`,
            id,
          ),
        ]
      : []),
  ]
}

function linkFindings(document: MailDocument): Finding[] {
  return typedLinks(document).flatMap(({ url, label, blockId }) => {
    const fault = linkFault(url)
    if (fault === undefined || (fault === 'missing' && isButton(document, blockId))) return []
    const message = `«${label || url}» bağlantısının ${linkFaultWords[fault]}.`
    return [fault === 'insecure' ? warning('links', message, blockId) : error('links', message, blockId)]
  })
}

const isButton = ({ blocks }: MailDocument, id: string) =>
  blocks.some((block) => block.id === id && block.type === 'button')

function variableFindings(check: CheckName, text: string, blockId: string | null): Finding[] {
  const fault = variableFault(text)
  return fault === undefined ? [] : [error(check === 'text' ? 'text' : 'variables', fault, blockId)]
}

function identityFindings({ company }: CheckedMail): Finding[] {
  return missingIdentity(company).map((name) =>
    error('identity', `Ayarlarda yok: ${name}. Ticari e-postada bulunmalı.`),
  )
}

/** Looks at the finished mail itself, so that no change to how it is written loses the way to leave. */
function renderedFindings({ document, subject, preheader, editedText, company }: CheckedMail): Finding[] {
  const unsubscribeUrl = 'https://site.example/ayril'
  const { html, text } = renderMail(document, {
    subject,
    preheader,
    variables: {},
    company,
    siteUrl: 'https://site.example',
    link: (address) => address,
    unsubscribeUrl,
    preferencesUrl: 'https://site.example/tercihler',
    editedText,
  })
  const bytes = byteLength(html)
  return [
    ...(html.includes(`href="${unsubscribeUrl}"`) && text.includes(unsubscribeUrl)
      ? []
      : [error('unsubscribe', 'Ayrılma bağlantısı yok.')]),
    ...(bytes > clippedAfterBytes
      ? [
          error(
            'size',
            `E-posta ${Math.ceil(bytes / 1024)} KB; 100 KB üzerini bazı posta kutuları yarıda keser.`,
          ),
        ]
      : []),
  ]
}

function byteLength(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

const error = (check: CheckName, message: string, blockId: string | null = null): Finding => ({
  check,
  severity: 'error',
  message,
  blockId,
})
const warning = (check: CheckName, message: string, blockId: string | null = null): Finding => ({
  check,
  severity: 'warning',
  message,
  blockId,
})
