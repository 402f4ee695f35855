/** Takes out of HTML that staff bring what could run, load or lead astray. Done when it is saved and, whatever is stored, when it is sent. */
import type { MailDocument } from '@kervan/domain/newsletter/mail-blocks.ts'
import sanitizeHtml from 'sanitize-html'

const layout = ['align', 'valign', 'width', 'height', 'style', 'dir', 'lang', 'role', 'title']

export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...[
        'a',
        'b',
        'blockquote',
        'br',
        'center',
        'code',
        'div',
        'em',
        'h1',
        'h2',
        'h3',
        'h4',
        'h5',
        'h6',
        'hr',
        'i',
        'img',
      ],
      ...['li', 'ol', 'p', 'pre', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'ul'],
      ...['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
    ],
    allowedAttributes: {
      '*': layout,
      a: ['href'],
      img: ['src', 'alt', 'border'],
      table: ['bgcolor', 'border', 'cellpadding', 'cellspacing'],
      tr: ['bgcolor'],
      td: ['bgcolor', 'colspan', 'rowspan'],
      th: ['bgcolor', 'colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'title',
      'svg',
      'math',
      'iframe',
      'object',
      'form',
    ],
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: withoutCalls(attribs) }),
    },
  })
}

/** A style that names an address or calls a function loads something, or worse. */
function withoutCalls({ style, ...attribs }: Record<string, string>): Record<string, string> {
  if (style === undefined) return attribs
  const kept = style
    .split(';')
    .filter(
      (declaration) =>
        !/url\s*\(|expression|@import|javascript:|behavior|-moz-binding|position\s*:|\\/i.test(declaration),
    )
    .join(';')
  return kept.trim() ? { ...attribs, style: kept } : attribs
}

export function cleanDocument(document: MailDocument): MailDocument {
  return {
    blocks: document.blocks.map((block) =>
      block.type === 'html' ? { ...block, html: cleanHtml(block.html) } : block,
    ),
  }
}

/** What was written as HTML is a mail of one block. */
export function documentOf(content: { document: MailDocument | null; content_html: string }): MailDocument {
  if (content.document) return cleanDocument(content.document)
  const html = cleanHtml(content.content_html)
  return { blocks: html.trim() === '' ? [] : [{ id: 'b1', type: 'html', html }] }
}
