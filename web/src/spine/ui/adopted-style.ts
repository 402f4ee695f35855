/** Replaces `react-style-singleton` for Radix's scroll lock, without a `<style>` tag that our content policy would block. */
import { useEffect } from 'react'

export function styleSingleton() {
  let users = 0
  const sheet = typeof CSSStyleSheet === 'undefined' ? null : new CSSStyleSheet()
  return function AdoptedStyle({ styles }: { styles: string; dynamic?: boolean }) {
    useEffect(() => {
      if (!sheet) return
      sheet.replaceSync(styles)
      if (users++ === 0) document.adoptedStyleSheets.push(sheet)
      return () => {
        if (--users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
      }
    }, [styles])
    return null
  }
}
