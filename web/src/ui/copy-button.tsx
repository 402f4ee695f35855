/** Copies a text and says so where the eye is. */
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type Props = { text: string; label: string; withWords?: boolean } & ButtonLook

export function CopyButton({ text, label, withWords = false, ...look }: Props) {
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
  const Icon = copied ? Check : Copy
  const words = copied ? 'Kopyalandı' : label
  return (
    <>
      {withWords ? (
        <Button {...look} onClick={copy}>
          <Icon strokeWidth={1.75} aria-hidden /> {words}
        </Button>
      ) : (
        <IconButton {...look} label={words} onClick={copy}>
          <Icon className="size-4" strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {copied ? 'Kopyalandı' : ''}
      </span>
    </>
  )
}

/** The clipboard API exists on secure origins only; elsewhere a selection is copied the old way. */
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
