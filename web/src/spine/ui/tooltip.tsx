/** A short label for a control that shows only an icon: after a moment under the pointer, at once on keyboard focus. */
import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'

const delayMs = 300
const gap = 6
const margin = 8

type Handlers = {
  onPointerEnter?: (event: PointerEvent) => void
  onPointerLeave?: (event: PointerEvent) => void
  onPointerDown?: (event: PointerEvent) => void
  onFocus?: (event: FocusEvent) => void
  onBlur?: (event: FocusEvent) => void
  'aria-describedby'?: string | undefined
}

export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement<Handlers> }) {
  const id = useId()
  const [control, setControl] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = (element: Element, after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setControl(element), after)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setControl(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const { props } = children
  const trigger = cloneElement(children, {
    onPointerEnter: (event) => {
      props.onPointerEnter?.(event)
      if (event.pointerType !== 'touch') show(event.currentTarget, delayMs)
    },
    onPointerLeave: (event) => {
      props.onPointerLeave?.(event)
      hide()
    },
    onPointerDown: (event) => {
      props.onPointerDown?.(event)
      hide()
    },
    onFocus: (event) => {
      props.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0)
    },
    onBlur: (event) => {
      props.onBlur?.(event)
      hide()
    },
    'aria-describedby': control ? id : props['aria-describedby'],
  })
  return (
    <>
      {trigger}
      {control && (
        <Bubble id={id} control={control} onHide={hide}>
          {text}
        </Bubble>
      )}
    </>
  )
}

type BubbleProps = { id: string; control: Element; onHide: () => void; children: ReactNode }

/** Above the control, or below it where there is no room; never beside the screen. */
function Bubble({ id, control, onHide, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!bubble.current) return
    const at = control.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height, style } = bubble.current
    const above = at.top - gap - height
    style.top = `${above >= margin ? above : at.bottom + gap}px`
    const furthest = document.documentElement.clientWidth - margin - width
    style.left = `${Math.max(margin, Math.min(at.left + (at.width - width) / 2, furthest))}px`
  }, [control])
  useEffect(() => {
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onHide()
    document.addEventListener('keydown', hideOnEscape)
    document.addEventListener('scroll', onHide, { capture: true })
    return () => {
      document.removeEventListener('keydown', hideOnEscape)
      document.removeEventListener('scroll', onHide, { capture: true })
    }
  })
  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      className="pointer-events-none fixed z-50 w-max max-w-64 animate-fade rounded-field bg-ink px-2.5 py-1.5 text-12 text-bg shadow-float"
    >
      {children}
    </div>,
    document.body,
  )
}
