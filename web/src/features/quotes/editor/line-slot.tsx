/**
 * The place of a line in the list. Its inputs are there while it is near the screen; far away its name and amount stand for it, so that two
 * hundred lines are as light as twenty.
 */
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { lineAmount } from '@kervan/domain/quotes/quote-sums.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { LineRow } from '#features/quotes/editor/line-row.tsx'
import { cn } from '#spine/ui/class-names.ts'

type Props = {
  line: QuoteLine
  /** One of a few, which always have their inputs. */
  isLight: boolean
  /** Lines that come once the page is open are added by somebody, who goes on in them at once. */
  isOpened: RefObject<boolean>
}

/** Out of sight it is neither laid out nor painted, which is most of what a key in a long list costs; beside it is room for focus rings. */
const skippedAway =
  '-mx-1 px-1 [contain-intrinsic-height:auto_22rem] [content-visibility:auto] sm:[contain-intrinsic-height:auto_14rem] xl:[contain-intrinsic-height:auto_6rem]'

export const LineSlot = memo(function LineSlot({ line, isLight, isOpened }: Props) {
  const slot = useRef<HTMLFieldSetElement>(null)
  const [isNear, setNear] = useState(() => isOpened.current)
  const height = useRef<number | null>(null)
  useEffect(() => {
    const element = slot.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        // Whoever types into it keeps it, however far they scroll.
        const stays = entry.isIntersecting || element.contains(document.activeElement)
        if (!stays) height.current = entry.boundingClientRect.height
        setNear(stays)
      },
      { rootMargin: '1000px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const name = line.title || 'Adsız kalem'
  return (
    <fieldset ref={slot} aria-label={name} className={cn('min-w-0', !isLight && skippedAway)}>
      {isLight || isNear ? (
        <LineRow line={line} />
      ) : (
        <p
          className="figures flex min-h-88 justify-between py-4 sm:min-h-56 xl:min-h-24"
          style={height.current === null ? undefined : { minHeight: height.current }}
        >
          <span className="font-medium">{name}</span>
          {formatMoney(lineAmount(line), line.currency)}
        </p>
      )}
    </fieldset>
  )
})
