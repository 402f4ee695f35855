/** A mail as its reader's program would show it: a document of its own, where no script runs and links open in a new tab. */
import { useRef } from 'react'

/** The frame grows with the mail, up to a limit: one scroll bar, not two. */
const tallest = 4000

export function MailFrame({ mailId, title }: { mailId: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const fit = () => {
    const page = frame.current?.contentDocument?.documentElement
    if (frame.current && page) frame.current.style.height = `${Math.min(page.scrollHeight + 2, tallest)}px`
  }
  return (
    <iframe
      ref={frame}
      title={title}
      src={`/inbox/mails/${mailId}`}
      // Same origin so that its height can be read; without allow-scripts nothing inside can make use of that.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={fit}
      className="h-96 w-full rounded-card border border-line bg-card"
    />
  )
}
