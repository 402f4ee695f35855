/** The text of a message as it was written: never as markup, with its own direction, and with its web addresses as links. */
import { splitLinks } from '@kervan/domain/chat/message-links.ts'
import { useMemo } from 'react'

export function MessageText({ text }: { text: string }) {
  const parts = useMemo(() => splitLinks(text), [text])
  let place = 0
  return (
    // Isolated, so that no mark inside can turn what stands around it.
    <p dir="auto" className="whitespace-pre-wrap break-words [overflow-wrap:anywhere] [unicode-bidi:isolate]">
      {parts.map((part) => {
        const key = place
        place += part.text.length
        return part.href ? (
          <a
            key={key}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline decoration-current/50 underline-offset-3 hover:decoration-current"
          >
            {part.text}
          </a>
        ) : (
          part.text
        )
      })}
    </p>
  )
}
