/** A live list keeps its order while somebody points at it, has the focus in it or has just touched it: nothing slides under a finger. */
import {
  type FocusEvent,
  type PointerEvent,
  type RefCallback,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

/** Between two touches, and between reading and touching. */
const touchMs = 4_000

export type HeldRow<Row> = {
  row: Row
  /** Is no longer among those of the list, and as it was then. */
  isMissing: boolean
}

/** What is shown has the newest values; rows come, go and change places as soon as the list is left. */
export function useHeldRows<Row extends { id: string }>(rows: readonly Row[]) {
  const [isHeld, setHeld] = useState(false)
  const [kept, setKept] = useState(rows)
  // Where nobody was, nobody can be missed.
  const next = isHeld && kept.length > 0 ? kept.map((row) => find(rows, row) ?? row) : rows
  if (next.length !== kept.length || next.some((row, at) => row !== kept[at])) setKept(next)

  const element = useRef<HTMLElement>(null)
  const isPointed = useRef(false)
  const touched = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settle = useCallback(() => {
    const hasFocus = element.current?.querySelector(':focus-visible')
    setHeld(isPointed.current || touched.current !== undefined || Boolean(hasFocus))
  }, [])
  // A button that has done its work takes the focus with it, and says nothing of it.
  const lookAgain = useEffectEvent(() => isHeld && settle())
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the rows are others
  useEffect(() => void lookAgain(), [rows])
  useEffect(() => () => clearTimeout(touched.current), [])

  const ref: RefCallback<HTMLElement> = useCallback((found) => {
    element.current = found
  }, [])
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch'
  return {
    shown: next.map((row): HeldRow<Row> => ({ row, isMissing: !find(rows, row) })),
    waitingCount: rows.filter((row) => !find(next, row)).length,
    holder: {
      ref,
      onPointerEnter(event: PointerEvent) {
        if (isTouch(event)) return
        isPointed.current = true
        setHeld(true)
      },
      onPointerLeave(event: PointerEvent) {
        if (isTouch(event)) return
        isPointed.current = false
        settle()
      },
      onPointerDown(event: PointerEvent) {
        if (!isTouch(event)) return
        clearTimeout(touched.current)
        touched.current = setTimeout(() => {
          touched.current = undefined
          settle()
        }, touchMs)
        setHeld(true)
      },
      onFocus: settle,
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) settle()
      },
    },
  }
}

const find = <Row extends { id: string }>(rows: readonly Row[], { id }: Row) =>
  rows.find((row) => row.id === id)
