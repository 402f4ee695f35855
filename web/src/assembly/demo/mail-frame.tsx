/** A mail in an iframe, as a mail program would show it: no script runs and links open in a new tab. */
import { useRef } from 'react'

/** In pixels. The frame grows with the mail up to this height, so that there is only one scroll bar. */
const maxHeight = 4000

export function MailFrame({ mailId, title }: { mailId: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const fit = () => {
    const page = frame.current?.contentDocument?.documentElement
    if (frame.current && page) frame.current.style.height = `${Math.min(page.scrollHeight + 2, maxHeight)}px`
  }
  return (
    <iframe
      ref={frame}
      title={title}
      src={`/inbox/mails/${mailId}`}
      // Same origin so that its height can be read; without allow-scripts the mail cannot exploit that.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={fit}
      className="h-96 w-full rounded-card border border-line bg-card"
    />
  )
}
