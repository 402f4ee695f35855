/** The blocks of a campaign as rows of its one column. Without zod. */
import { hasOwnColours, readMarkup, writeMarkup } from '#newsletter/clean-markup.ts'
import { imageAddress } from '#newsletter/mail-address.ts'
import type { BlockOf, MailBlock, MailDocument, Passage, Piece } from '#newsletter/mail-blocks.ts'
import { type LinkWriter, linkWriter, type MailContext } from '#newsletter/mail-context.ts'
import { escaped, escapedLines } from '#newsletter/mail-markup.ts'
import { family, styles } from '#newsletter/mail-theme.ts'
import { fillVariables } from '#newsletter/mail-variables.ts'

type Writer = { fill: (text: string) => string; link: LinkWriter; siteUrl: string }

export function writeBlocks({ blocks }: MailDocument, context: MailContext): string {
  const writer: Writer = {
    fill: (text) => fillVariables(text, context.variables),
    link: linkWriter(context.link),
    siteUrl: context.siteUrl,
  }
  const contents = blocks
    .map((block) => ({ block, content: write(block, writer) }))
    .filter(({ content }) => content)
  const rows = contents.map(({ block, content }, position) => row(content, spaceAbove(block, position)))
  return `${rows.join('\n')}\n<tr><td height="32" style="height:32px;font-size:0;line-height:0">&nbsp;</td></tr>`
}

const row = (content: string, above: number) =>
  `<tr><td class="inside ink" align="left" style="padding:${above}px 32px 0;overflow-wrap:anywhere;color:#0E1B2A">${content}</td></tr>`

function spaceAbove({ type }: MailBlock, position: number): number {
  if (position === 0) return 32
  return type === 'divider' || type === 'heading' ? 28 : 16
}

function write(block: MailBlock, writer: Writer): string {
  switch (block.type) {
    case 'heading':
      return heading(block, writer)
    case 'text':
      return block.passages.map((passage, position) => writePassage(passage, position === 0, writer)).join('')
    case 'image':
      return image(block, writer)
    case 'button':
      return button(block, writer)
    case 'divider':
      return '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="rule" height="1" style="height:1px;font-size:0;line-height:0;border-top:1px solid #E3E6EA">&nbsp;</td></tr></table>'
    case 'html':
      return ownMarkup(block, writer)
  }
}

function heading({ level, align, text }: BlockOf<'heading'>, { fill }: Writer): string {
  if (text.trim() === '') return ''
  return `<h${level} class="ink" align="${align}" style="${styles.heading[level]};text-align:${align}">${escapedLines(fill(text.trim()))}</h${level}>`
}

function writePassage(passage: Passage, first: boolean, writer: Writer): string {
  const above = first ? '0' : '12px'
  if (passage.type === 'paragraph')
    return `<p class="ink" style="${styles.text};margin-top:${above}">${writePieces(passage.pieces, writer) || '&nbsp;'}</p>`
  const tag = passage.ordered ? 'ol' : 'ul'
  const items = passage.items.map(
    (pieces) => `<li class="ink" style="${styles.text};margin-top:4px">${writePieces(pieces, writer)}</li>`,
  )
  return `<${tag} class="ink" style="margin:${above} 0 0;padding:0 0 0 24px;color:#0E1B2A">${items.join('')}</${tag}>`
}

const writePieces = (pieces: readonly Piece[], writer: Writer) =>
  pieces.map((piece) => writePiece(piece, writer)).join('')

function writePiece({ text, bold, italic, link }: Piece, writer: Writer): string {
  let written = escapedLines(writer.fill(text))
  if (italic) written = `<em>${written}</em>`
  if (bold) written = `<strong style="font-weight:650">${written}</strong>`
  const address = link === '' ? undefined : writer.link(link)
  return address === undefined
    ? written
    : `<a class="sea" href="${escaped(address)}" style="${styles.link}">${written}</a>`
}

function image({ src, alt, decorative, width, align, link }: BlockOf<'image'>, writer: Writer): string {
  const linked = link === '' ? undefined : writer.link(link)
  const address = imageAddress(src, writer.siteUrl)
  if (address === undefined) return ''
  const margin = align === 'center' ? '0 auto' : '0'
  const picture = `<img class="picture sea" src="${escaped(address)}" alt="${decorative ? '' : escaped(writer.fill(alt))}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;margin:${margin};border:0;border-radius:6px;font-size:13px;line-height:20px;color:#0F4C75;${family}">`
  const shown = linked === undefined ? picture : `<a href="${escaped(linked)}">${picture}</a>`
  return align === 'center' ? `<div align="center">${shown}</div>` : shown
}

function button({ label, url, align }: BlockOf<'button'>, writer: Writer): string {
  const address = url === '' ? undefined : writer.link(url)
  if (address === undefined || label.trim() === '') return ''
  return `<table role="presentation" cellpadding="0" cellspacing="0" align="${align}" style="${align === 'center' ? 'margin:4px auto' : 'margin:4px 0'}"><tr><td class="next" align="center" bgcolor="#F5A524" style="border-radius:10px;background:#F5A524"><a class="next" href="${escaped(address)}" style="${styles.button}">${escapedLines(writer.fill(label.trim()))}</a></td></tr></table>`
}

/** Where it chooses colours of its own they were chosen for white paper, and it keeps that in the dark theme, its links too. */
function ownMarkup({ html }: BlockOf<'html'>, { fill, link, siteUrl }: Writer): string {
  const nodes = readMarkup(html)
  const written = writeMarkup(nodes, { text: fill, link, siteUrl })
  if (written.trim() === '') return ''
  return hasOwnColours(nodes)
    ? `<div class="typed" style="padding:8px;border-radius:6px;background:#FFFFFF;color-scheme:light;${styles.text}">${written}</div>`
    : `<div class="ink typed" style="${styles.text}">${written}</div>`
}
