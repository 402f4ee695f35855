/** A copy button for the public pages: words only, without the code that tooltips cost. */
import { Check, Copy } from 'lucide-react'
import { Button } from '#spine/ui/button.tsx'
import { useCopyToClipboard } from '#spine/ui/use-copy-to-clipboard.ts'

export function CopyResult({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopyToClipboard(text)
  const Icon = copied ? Check : Copy
  return (
    <>
      <Button onClick={copy}>
        <Icon strokeWidth={1.75} aria-hidden /> {copied ? 'Kopyalandı' : label}
      </Button>
      <span role="status" className="sr-only">
        {copied ? 'Kopyalandı' : ''}
      </span>
    </>
  )
}
