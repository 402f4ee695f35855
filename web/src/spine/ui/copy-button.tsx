/** Copies a text and says so where the eye is. */
import { Check, Copy } from 'lucide-react'
import { Button, type ButtonLook } from '#spine/ui/button.tsx'
import { useCopied } from '#spine/ui/copied.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'

type Props = { text: string; label: string; withWords?: boolean } & ButtonLook

export function CopyButton({ text, label, withWords = false, ...look }: Props) {
  const { copied, copy } = useCopied(text)
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
