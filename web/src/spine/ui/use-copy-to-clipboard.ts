/** Copies a text to the clipboard; `copied` is true for two seconds afterwards. */
import { useEffect, useState } from 'react'

export function useCopyToClipboard(text: string): { copied: boolean; copy: () => Promise<void> } {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    await writeClipboard(text)
    setCopied(true)
  }
  return { copied, copy }
}

/** The clipboard API exists on secure origins only; elsewhere `execCommand` copies a selection. */
async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  document.body.append(area)
  area.select()
  document.execCommand('copy')
  area.remove()
}
