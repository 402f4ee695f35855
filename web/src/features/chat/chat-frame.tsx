/** The frame of the conversation: beside the page on a desktop, which stays usable meanwhile, and the whole screen on a phone. */
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { Avatar } from '#spine/ui/avatar.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { CloseButton } from '#spine/ui/close-button.tsx'
import { floatingClasses } from '#spine/ui/overlay-classes.ts'
import { useOverlayFocus } from '#spine/ui/overlay-focus.ts'
import { useWideScreen } from '#spine/ui/use-wide-screen.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Under the title: whether somebody is there. */
  status: string
  isSomebodyHere?: boolean
  photo?: string | null | undefined
  /** Gets the focus where there are keys; on a touch screen they would cover the conversation. */
  field: RefObject<HTMLTextAreaElement | null>
  /** What can be done with the conversation, before the button that closes it. */
  acts?: ReactNode
  children: ReactNode
}

export function ChatFrame(props: Props) {
  const { open, onClose, title, status, isSomebodyHere, photo, field, acts, children } = props
  const isWide = useWideScreen()
  const overlay = useOverlayFocus(false)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()} modal={!isWide}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          data-chat-panel
          {...overlay.content}
          onOpenAutoFocus={(event) => {
            overlay.content.onOpenAutoFocus(event)
            if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
          }}
          // The page beside it is used meanwhile.
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            const panel = document.querySelector('[data-chat-panel]')
            if (isWide && !panel?.contains(document.activeElement)) event.preventDefault()
          }}
          className={cn(
            floatingClasses,
            'print-hidden fixed flex flex-col overflow-hidden bg-bg',
            'max-md:inset-0 max-md:h-dvh max-md:animate-from-below max-md:border-0',
            'md:right-4 md:bottom-[calc(var(--visitor-banner,0px)+1rem)] md:z-40 md:h-[min(44rem,calc(100dvh-var(--visitor-banner,0px)-2rem))] md:w-96 md:animate-rise md:rounded-card',
          )}
        >
          {/* No header of the page, of which there is one. */}
          <div className="flex items-center gap-3 border-line border-b bg-card py-2.5 pr-2 pl-4">
            <Avatar name={title} photo={photo} />
            <div className="min-w-0 flex-1 leading-5">
              <Radix.Title
                ref={overlay.title}
                tabIndex={-1}
                className="truncate text-15 font-bold tracking-normal outline-none"
              >
                {title}
              </Radix.Title>
              <p className="flex items-center gap-1.5 text-13 text-muted">
                {isSomebodyHere && (
                  <span className="size-2 shrink-0 rounded-full bg-approved" aria-hidden="true" />
                )}
                <span className="truncate">{status}</span>
              </p>
            </div>
            {acts}
            <Radix.Close asChild>
              <CloseButton />
            </Radix.Close>
          </div>
          <div className="flex min-h-0 flex-1 flex-col pb-[env(safe-area-inset-bottom)]">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
