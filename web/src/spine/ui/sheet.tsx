/** A side panel; on phones it slides in from the bottom. */
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { CloseButton } from '#spine/ui/close-button.tsx'
import { backdropClasses, floatingClasses } from '#spine/ui/overlay-classes.ts'
import { useOverlayFocus } from '#spine/ui/overlay-focus.ts'

type Props = {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactNode
  title: ReactNode
  footer?: ReactNode
  className?: string
  children: ReactNode
}

export function Sheet({ trigger, title, footer, className, children, ...state }: Props) {
  const overlay = useOverlayFocus(trigger !== undefined)
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Close asChild>
          <Radix.Overlay className={backdropClasses} />
        </Radix.Close>
        <Radix.Content
          aria-describedby={undefined}
          {...overlay.content}
          className={cn(
            floatingClasses,
            'fixed flex flex-col',
            'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[90dvh] max-md:animate-from-below max-md:rounded-t-card max-md:border-x-0 max-md:border-b-0',
            'md:inset-y-0 md:right-0 md:w-md md:animate-from-right md:border-y-0 md:border-r-0',
            className,
          )}
        >
          <header className="flex items-center gap-4 border-line border-b py-3 pr-3 pl-5">
            <Radix.Title
              ref={overlay.title}
              tabIndex={-1}
              className="min-w-0 flex-1 break-words text-15 font-bold outline-none"
            >
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <CloseButton />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {footer && (
            <footer className="flex gap-3 has-[>[hidden]]:hidden border-line border-t p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
