/** The text of a mail with the words marked that something was read from. */
import { mailFieldWords } from '@kervan/domain/luna/mail/mail-fields.ts'
import type { ReadMail } from '@kervan/domain/luna/mail-reading.contract.ts'

type Field = ReadMail['fields'][number]
type Piece = { start: number; text: string; fields: Field[] }

/** Cut wherever marked words begin or end, so that words of several fields are marked once. */
function piecesOf(text: string, fields: readonly Field[]): Piece[] {
  const cuts = [...new Set([0, text.length, ...fields.flatMap(({ start, end }) => [start, end])])]
    .filter((cut) => cut <= text.length)
    .toSorted((a, b) => a - b)
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length
    return {
      start,
      text: text.slice(start, end),
      fields: fields.filter((field) => field.start <= start && field.end >= end),
    }
  })
}

export function MarkedText({ text, fields }: { text: string; fields: readonly Field[] }) {
  return (
    <p className="whitespace-pre-wrap break-words text-14 leading-6">
      {piecesOf(text, fields).map((piece) =>
        piece.fields.length === 0 ? (
          <span key={piece.start}>{piece.text}</span>
        ) : (
          <mark
            key={piece.start}
            title={piece.fields.map(({ field }) => mailFieldWords[field]).join(', ')}
            className="rounded-sm bg-pending-fill px-0.5 font-medium text-pending"
          >
            {piece.text}
          </mark>
        ),
      )}
    </p>
  )
}
