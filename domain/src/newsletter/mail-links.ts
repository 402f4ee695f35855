/** The links of a campaign in their order, as clicks are counted and as its report names them. Without zod. */
import { type Node, readMarkup } from '#newsletter/clean-markup.ts'
import { isCounted, linkFault, safeLink } from '#newsletter/mail-address.ts'
import type { MailBlock, MailDocument } from '#newsletter/mail-blocks.ts'

export type MailLink = { index: number; url: string; label: string; blockId: string }
/** As it is typed: it may be empty, broken or unsafe. */
export type TypedLink = { url: string; label: string; blockId: string }

/** Those whose clicks are counted; `index` is what `MailContext.link` gets. */
export function mailLinks(document: MailDocument): MailLink[] {
  return typedLinks(document)
    .map(({ url, ...rest }) => ({ ...rest, url: safeLink(url) ?? '' }))
    .filter(({ url }) => isCounted(url))
    .map((link, index) => ({ ...link, index }))
}

export function typedLinks({ blocks }: MailDocument): TypedLink[] {
  return blocks.flatMap((block) =>
    linksOf(block).map(({ url, label }) => ({ url, label: label.trim().slice(0, 200), blockId: block.id })),
  )
}

/** Those that can be opened to see whether they lead anywhere, each once. */
export function openableLinks(document: MailDocument): TypedLink[] {
  const links = typedLinks(document)
    .map((link) => ({ ...link, url: link.url.trim() }))
    .filter(({ url }) => isCounted(url) && [undefined, 'insecure'].includes(linkFault(url)))
  return [...new Map(links.map((link) => [link.url, link])).values()]
}

type Found = { url: string; label: string }

function linksOf(block: MailBlock): Found[] {
  switch (block.type) {
    case 'text':
      return block.passages
        .flatMap((passage) => (passage.type === 'paragraph' ? [passage.pieces] : passage.items))
        .flat()
        .filter(({ link }) => link !== '')
        .map(({ link, text }) => ({ url: link, label: text }))
    case 'image':
      return block.link === '' ? [] : [{ url: block.link, label: block.alt || 'Görsel' }]
    case 'button':
      return block.url === '' ? [] : [{ url: block.url, label: block.label }]
    case 'html':
      return linksOfNodes(readMarkup(block.html))
    default:
      return []
  }
}

function linksOfNodes(nodes: readonly Node[]): Found[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const url = node.tag === 'a' ? node.attributes.get('href') : undefined
    return [
      ...(url === undefined ? [] : [{ url, label: plainOf(node.children) || 'Görsel' }]),
      ...linksOfNodes(node.children),
    ]
  })
}

function plainOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : (node.attributes.get('alt') ?? plainOf(node.children))))
    .join('')
}
