/** The plain-text part of a campaign: made from its blocks, or as somebody has edited it, always with who sends it and how to leave. Without zod. */
import { type Node, readMarkup } from '#newsletter/clean-markup.ts'
import { isCounted, safeLink } from '#newsletter/mail-address.ts'
import type { MailBlock, MailDocument, Passage, Piece } from '#newsletter/mail-blocks.ts'
import { type LinkWriter, linkWriter, type MailContext, usualReason } from '#newsletter/mail-context.ts'
import { identityLines } from '#newsletter/mail-identity.ts'
import { mailLinks } from '#newsletter/mail-links.ts'
import { fillVariables, onOneLine } from '#newsletter/mail-variables.ts'

export function mailText(document: MailDocument, context: MailContext): string {
  const { editedText, variables } = context
  const body =
    editedText === null || editedText === undefined
      ? textOfBlocks(document, (text) => fillVariables(text, variables), linkWriter(context.link))
      : fillVariables(linked(editedText, document, context), variables)
  return `${[printable(body), foot(context)].filter((part) => part !== '').join('\n\n')}\n`
}

/** With its variables as they are typed and its links as they are: what an editor of the text begins with. */
export function draftText(document: MailDocument): string {
  return printable(textOfBlocks(document, (text) => text, safeLink))
}

function textOfBlocks({ blocks }: MailDocument, fill: (text: string) => string, link: LinkWriter): string {
  return blocks
    .map((block) => textOf(block, fill, link).trim())
    .filter((text) => text !== '')
    .join('\n\n')
}

function textOf(block: MailBlock, fill: (text: string) => string, link: LinkWriter): string {
  switch (block.type) {
    case 'heading':
      return onOneLine(fill(block.text))
    case 'text':
      return block.passages.map((passage) => passageText(passage, fill, link)).join('\n\n')
    case 'image': {
      const address = block.link === '' ? undefined : link(block.link)
      const shown = block.decorative || block.alt.trim() === '' ? '' : `[${fill(block.alt.trim())}]`
      return [shown, address].filter(Boolean).join('\n')
    }
    case 'button': {
      const address = block.url === '' ? undefined : link(block.url)
      return address === undefined || block.label.trim() === ''
        ? ''
        : `${fill(block.label.trim())}:\n${address}`
    }
    case 'divider':
      return '----------'
    case 'html':
      return textOfNodes(readMarkup(block.html), fill, link)
  }
}

function passageText(passage: Passage, fill: (text: string) => string, link: LinkWriter): string {
  if (passage.type === 'paragraph') return piecesText(passage.pieces, fill, link)
  return passage.items
    .map(
      (pieces, position) => `${passage.ordered ? `${position + 1}.` : '-'} ${piecesText(pieces, fill, link)}`,
    )
    .join('\n')
}

function piecesText(pieces: readonly Piece[], fill: (text: string) => string, link: LinkWriter): string {
  return pieces
    .map((piece) => {
      const address = piece.link === '' ? undefined : link(piece.link)
      return withAddress(fill(piece.text), piece.link, address)
    })
    .join('')
}

function withAddress(text: string, typed: string, address: string | undefined): string {
  if (address === undefined) return text
  if (text.trim() === typed.trim() || text.trim() === '') return address
  return `${text} (${address})`
}

const blockTags = new Set('blockquote br center div h1 h2 h3 h4 h5 h6 hr li ol p pre table tr ul'.split(' '))

function textOfNodes(nodes: readonly Node[], fill: (text: string) => string, link: LinkWriter): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return fill(node.replace(/\s+/g, ' '))
      const { tag, attributes, children } = node
      const typed = tag === 'a' ? (attributes.get('href') ?? '') : ''
      const address = typed === '' ? undefined : link(typed)
      const inside = tag === 'img' ? imageText(attributes.get('alt')) : textOfNodes(children, fill, link)
      const text = withAddress(inside, typed, address)
      if (tag === 'li') return `\n- ${text.trim()}`
      if (tag === 'td' || tag === 'th') return `${text} `
      return blockTags.has(tag) ? `\n${text}\n` : text
    })
    .join('')
}

const imageText = (alt: string | undefined) => (alt?.trim() ? `[${alt.trim()}]` : '')

/** An address that the blocks have too counts as that link; any other is left as it is. */
function linked(text: string, document: MailDocument, { link }: MailContext): string {
  const places = new Map(
    mailLinks(document)
      .map(({ index, url }) => [url, index])
      .toReversed() as [string, number][],
  )
  return text.replace(/https?:\/\/[^\s<>()"']+/gi, (found) => {
    const address = found.replace(/[.,;:!?]+$/, '')
    const index = places.get(address)
    const safe = safeLink(address)
    if (index === undefined || safe === undefined || !isCounted(safe)) return found
    return `${link(safe, index)}${found.slice(address.length)}`
  })
}

function foot({
  company,
  reason = usualReason,
  unsubscribeUrl,
  preferencesUrl,
  webViewUrl,
}: MailContext): string {
  return [
    '--',
    onOneLine(reason),
    `Bültenden ayrıl: ${unsubscribeUrl}`,
    `Tercihlerim: ${preferencesUrl}`,
    ...(webViewUrl ? [`Tarayıcıda aç: ${webViewUrl}`] : []),
    '',
    ...identityLines(company),
  ].join('\n')
}

function printable(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
