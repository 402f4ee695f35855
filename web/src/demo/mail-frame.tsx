/**
 * A mail's HTML in a sandboxed frame where no script runs. Our content policy reaches into the frame and would
 * block a mail's inline styles, so they are taken out of the text and set through the style objects instead.
 */
import { useRef } from 'react'

const unwanted = 'script, meta, link, base, iframe, frame, object, embed, form'

export function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  return (
    <iframe
      ref={frame}
      title={title}
      // Same origin so that we may fill it; without allow-scripts nothing in it can use that.
      sandbox="allow-same-origin"
      srcDoc="<!doctype html><html lang='tr'><head><title></title></head><body></body></html>"
      onLoad={() => frame.current && fill(frame.current, html)}
      className="h-96 w-full rounded-card border border-line bg-[#fff]"
    />
  )
}

function fill(frame: HTMLIFrameElement, html: string): void {
  const document = frame.contentDocument
  if (!document) return
  const { body, sheets } = takeStylesOut(html)
  const mail = new DOMParser().parseFromString(body, 'text/html')
  for (const element of mail.querySelectorAll(unwanted)) element.remove()
  document.body.replaceWith(document.adoptNode(mail.body))
  for (const element of document.querySelectorAll<HTMLElement>('[data-mail-style]')) {
    element.style.cssText = element.dataset.mailStyle ?? ''
  }
  adoptStyleSheets(document, sheets)
  document.addEventListener('click', openLinkOutside)
  // The frame grows with the mail, up to a limit: one scroll bar, not two.
  frame.style.height = `${Math.min(document.documentElement.scrollHeight + 2, 4000)}px`
}

function takeStylesOut(html: string): { body: string; sheets: string[] } {
  const sheets: string[] = []
  const body = html
    .replace(/<style[^>]*>([\s\S]*?)<\/style>/gi, (_, sheet: string) => {
      sheets.push(sheet)
      return ''
    })
    .replace(/(<[a-z][^>]*?\s)style=/gi, '$1data-mail-style=')
  return { body, sheets }
}

function adoptStyleSheets(document: Document, sheets: string[]): void {
  const frameWindow = document.defaultView as (Window & typeof globalThis) | null
  if (!frameWindow) return
  for (const text of sheets) {
    const sheet = new frameWindow.CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }
}

function openLinkOutside(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]')
  if (!link) return
  event.preventDefault()
  const address = new URL(link.getAttribute('href') ?? '', location.href)
  if (/^https?:$/.test(address.protocol)) window.open(address, '_blank', 'noopener')
}
