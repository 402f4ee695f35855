/** A question or a form over the page. Escape and the backdrop close it; focus returns to where it was. */
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { CloseButton } from '#spine/ui/close-button.tsx'
import { backdropClasses, floatingClasses } from '#spine/ui/overlay-classes.ts'
import { useOverlayFocus } from '#spine/ui/overlay-focus.ts'
import { ScrollRegion } from '#spine/ui/scroll-region.tsx'

type Props = {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactNode
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  /** For long content: fills the whole screen on phones and prints as a page. */
  page?: boolean
  className?: string
  children?: ReactNode
}

const pageClasses =
  'max-md:inset-0 max-md:h-dvh max-md:max-h-none max-md:w-full max-md:max-w-none max-md:translate-none max-md:rounded-none max-md:border-0 md:max-w-2xl print:static print:max-h-none print:max-w-none print:translate-none print:border-0'

export const DialogClose = Radix.Close

export function Dialog({ trigger, title, description, footer, page, className, children, ...state }: Props) {
  const overlay = useOverlayFocus(trigger !== undefined)
  const [scrolled, setScrolled] = useState(false)
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Close asChild>
          <Radix.Overlay className={cn(backdropClasses, 'print:hidden')} />
        </Radix.Close>
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          data-page={page || undefined}
          {...overlay.content}
          className={cn(
            floatingClasses,
            'fixed top-1/2 left-1/2 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 animate-fade flex-col rounded-card',
            page && pageClasses,
            className,
          )}
        >
          <header
            className={cn(
              'flex items-start gap-4 border-b px-5 pt-5 pb-3',
              scrolled ? 'border-line' : 'border-transparent',
            )}
          >
            <div className="min-w-0 flex-1">
              <Radix.Title ref={overlay.title} tabIndex={-1} className="text-18 outline-none">
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-14 text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <CloseButton className="-mt-2 -mr-2" />
            </Radix.Close>
          </header>
          {/* The scroll padding keeps a focused field visible above a toast at the bottom. */}
          <ScrollRegion
            className="min-h-0 flex-1 scroll-pb-28 overflow-y-auto px-5 pt-1 pb-4 print:overflow-visible"
            onScrolled={setScrolled}
          >
            {children}
          </ScrollRegion>
          {footer && (
            <footer
              className={cn(
                'print-hidden flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4',
                page && 'max-md:pb-[max(1rem,env(safe-area-inset-bottom))] max-md:*:flex-1',
              )}
            >
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
