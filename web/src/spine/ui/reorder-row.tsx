/** A row of a list that can be put into order, with its handle. */
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, memo, type PointerEvent, type ReactNode, type RefObject } from 'react'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'

export type Row = { key: string; name: string }

export type ReorderActs = {
  press: (event: KeyboardEvent, index: number) => void
  grab: (event: PointerEvent<HTMLButtonElement>, index: number) => void
  drag: (event: PointerEvent<HTMLButtonElement>) => void
  drop: (byKey: boolean) => void
  cancel: () => void
  leave: () => unknown
}

type RowProps<Item extends Row> = {
  item: Item
  index: number
  handle: string
  isHeld: boolean
  /** How far the row is drawn from its own place; null while none is held. */
  offset: number | null
  /** The newest ones, which are no reason to draw the row again. */
  acts: RefObject<ReorderActs>
  children: (item: Item) => ReactNode
}

export const ReorderRow = memo(function ReorderRow<Item extends Row>({
  item,
  index,
  handle,
  isHeld,
  offset,
  acts,
  children,
}: RowProps<Item>) {
  return (
    <li
      style={offset === null ? undefined : { transform: `translateY(${offset}px)` }}
      className={cn(
        'flex items-center gap-2 border-line border-b bg-card py-1 pr-3 last:border-b-0',
        offset !== null && !isHeld && 'transition-transform',
        isHeld && 'relative z-10 rounded-field shadow-float outline-2 outline-sea',
      )}
    >
      <button
        type="button"
        id={handle}
        aria-label={`Taşı: ${item.name}`}
        aria-pressed={isHeld}
        onKeyDown={(event) => acts.current.press(event, index)}
        onPointerDown={(event) => acts.current.grab(event, index)}
        onPointerMove={(event) => acts.current.drag(event)}
        onPointerUp={() => acts.current.drop(false)}
        onPointerCancel={() => acts.current.cancel()}
        onBlur={() => acts.current.leave()}
        className={cn(
          buttonClasses({ variant: 'ghost', size: 'sm' }),
          'size-9 cursor-grab touch-none px-0 text-muted',
        )}
      >
        <GripVertical className="size-5" strokeWidth={1.75} aria-hidden />
      </button>
      <div className="min-w-0 flex-1">{children(item)}</div>
    </li>
  )
}) as <Item extends Row>(props: RowProps<Item>) => ReactNode
