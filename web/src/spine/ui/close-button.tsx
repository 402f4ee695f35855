/** The close button of dialogs and sheets. No tooltip: it would open on the dialog's first focus and swallow the first Escape. */
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'

export function CloseButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Kapat"
      {...rest}
      className={cn(buttonClasses({ variant: 'ghost' }), 'size-10 px-0 text-muted', className)}
    >
      <X className="size-5" strokeWidth={1.75} aria-hidden />
    </button>
  )
}
