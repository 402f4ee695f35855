/** Between the passages of a text block and the document of the editor: paragraphs and lists with bold, italic and links. */
import type { Passage, Piece } from '@kervan/domain/newsletter/mail-blocks.ts'
import type { JSONContent } from '@tiptap/react'

export function toEditor(passages: readonly Passage[]): JSONContent {
  const content = passages.map((passage): JSONContent => {
    if (passage.type === 'paragraph') return { type: 'paragraph', content: passage.pieces.flatMap(nodesOf) }
    return {
      type: passage.ordered ? 'orderedList' : 'bulletList',
      content: passage.items.map((pieces) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: pieces.flatMap(nodesOf) }],
      })),
    }
  })
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function nodesOf({ text, bold, italic, link }: Piece): JSONContent[] {
  const marks = [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(link ? [{ type: 'link', attrs: { href: link } }] : []),
  ]
  return text
    .split('\n')
    .flatMap((line, position) => [
      ...(position > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line ? [{ type: 'text', text: line, marks }] : []),
    ])
}

export function fromEditor({ content = [] }: JSONContent): Passage[] {
  const passages = content.flatMap(passagesOf)
  return passages.every((passage) => passage.type === 'paragraph' && passage.pieces.length === 0)
    ? []
    : passages
}

function passagesOf(node: JSONContent): Passage[] {
  if (node.type === 'bulletList' || node.type === 'orderedList')
    return [{ type: 'list', ordered: node.type === 'orderedList', items: itemsOf(node) }]
  return node.type === 'paragraph' ? [{ type: 'paragraph', pieces: piecesOf(node) }] : []
}

/** A list inside a list goes on as part of it: mail programs show deeper ones in many ways. */
function itemsOf({ content = [] }: JSONContent): Piece[][] {
  return content.flatMap((item) =>
    (item.content ?? []).flatMap((part) => (part.type === 'paragraph' ? [piecesOf(part)] : itemsOf(part))),
  )
}

function piecesOf({ content = [] }: JSONContent): Piece[] {
  const pieces: Piece[] = []
  for (const node of content) {
    const last = pieces.at(-1)
    // A break belongs to the piece before it.
    const piece = node.type === 'hardBreak' ? { ...(last ?? plain), text: '\n' } : pieceOf(node)
    const joins = last && piece.bold === last.bold && piece.italic === last.italic && piece.link === last.link
    if (joins) last.text += piece.text
    else pieces.push(piece)
  }
  return pieces
}

const plain: Piece = { text: '', bold: false, italic: false, link: '' }

function pieceOf({ text = '', marks = [] }: JSONContent): Piece {
  const link = marks.find(({ type }) => type === 'link')?.attrs?.href
  return {
    text,
    bold: marks.some(({ type }) => type === 'bold'),
    italic: marks.some(({ type }) => type === 'italic'),
    link: typeof link === 'string' ? link : '',
  }
}
