/** A side panel instead of a new page; on phones it comes from below. */
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { CloseButton } from '#spine/ui/close-button.tsx'
import { floatLook, veilLook } from '#spine/ui/overlay-look.ts'
import { useOverlayManners } from '#spine/ui/overlay-manners.ts'

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
  const manners = useOverlayManners(trigger !== undefined)
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={veilLook} />
        <Radix.Content
          aria-describedby={undefined}
          {...manners.content}
          className={cn(
            floatLook,
            'fixed flex flex-col',
            'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[90dvh] max-md:animate-from-below max-md:rounded-t-card max-md:border-x-0 max-md:border-b-0',
            'md:inset-y-0 md:right-0 md:w-md md:animate-from-right md:border-y-0 md:border-r-0',
            className,
          )}
        >
          <header className="flex items-center gap-4 border-line border-b py-3 pr-3 pl-5">
            <Radix.Title
              ref={manners.title}
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
            <footer className="flex gap-3 border-line border-t p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
