/** Asks for confirmation before something that cannot be undone; the text names the object and the action. */
import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { backdropClasses, floatingClasses } from '#spine/ui/overlay-classes.ts'

type Props = {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactNode
  /** Names the object: "Taslak silinsin mi?" */
  title: ReactNode
  description: ReactNode
  /** A verb: "Taslağı sil" */
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  onConfirm: () => void
}

export function ConfirmDialog(props: Props) {
  const {
    trigger,
    title,
    description,
    confirmLabel,
    cancelLabel = 'Vazgeç',
    danger = true,
    onConfirm,
    ...state
  } = props
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={backdropClasses} />
        <Radix.Content
          className={cn(
            floatingClasses,
            'fixed top-1/2 left-1/2 w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-fade rounded-card p-5',
          )}
        >
          <Radix.Title className="text-18">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-14 text-muted">{description}</Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
