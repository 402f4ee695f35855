/** Copies a text and confirms it in the button itself. */
import { Check, Copy } from 'lucide-react'
import { Button, type ButtonVariants } from '#spine/ui/button.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { useCopyToClipboard } from '#spine/ui/use-copy-to-clipboard.ts'

type Props = { text: string; label: string; withLabel?: boolean } & ButtonVariants

export function CopyButton({ text, label, withLabel = false, ...variants }: Props) {
  const { copied, copy } = useCopyToClipboard(text)
  const Icon = copied ? Check : Copy
  const shownLabel = copied ? 'Kopyalandı' : label
  return (
    <>
      {withLabel ? (
        <Button {...variants} onClick={copy}>
          <Icon strokeWidth={1.75} aria-hidden /> {shownLabel}
        </Button>
      ) : (
        <IconButton {...variants} label={shownLabel} onClick={copy}>
          <Icon className="size-4" strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {copied ? 'Kopyalandı' : ''}
      </span>
    </>
  )
}
