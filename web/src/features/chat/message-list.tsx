/** A conversation that is read from its end: older messages come above while one scrolls up, new ones below, and what is being read stays where it is. */
import { ArrowDown } from 'lucide-react'
import { Fragment, memo, type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { type MessageActs, MessageBubble } from '#features/chat/message-bubble.tsx'
import { dayOf, dayWords } from '#features/chat/message-days.ts'
import { belongsTogether, type ShownMessage } from '#features/chat/shown-message.ts'
import { useHeldPlace } from '#features/chat/use-held-place.ts'
import { cn } from '#spine/ui/class-names.ts'
import { RouteLoader } from '#spine/ui/route-line.tsx'
import { useNow } from '#spine/ui/use-now.ts'

export type ShownBlock = { number: number; messages: readonly ShownMessage[] }

/** What lies between messages without being one. */
export type Aside = { id: string; at: string; shown: ReactNode }

type Props = {
  label: string
  /** Oldest first; one in which nothing has changed is the same object as before. */
  blocks: readonly ShownBlock[]
  /** What is not in the conversation yet. */
  unsent?: readonly ShownMessage[]
  /** Oldest first. */
  asides?: readonly Aside[] | undefined
  acts?: MessageActs | undefined
  hasOlder: boolean
  older: OlderState
  onOlder: () => void
  /** Above the first message, where all are loaded. */
  beginning?: ReactNode
  /** Under the last one: who is typing. */
  ending?: ReactNode
  className?: string
}

/** So far above the first line in sight older messages are asked for. */
const aheadOfScroll = '1200px 0px 0px 0px'

export function MessageList(props: Props) {
  const { label, blocks, unsent = [], asides = none, acts, hasOlder, older, onOlder } = props
  const newest = unsent.at(-1) ?? blocks.at(-1)?.messages.at(-1)
  const place = useHeldPlace(newest, (id) => othersSince(blocks, id))
  const between = useMemo(() => asidesByBlock(asides, blocks, hasOlder), [asides, blocks, hasOlder])
  const now = useNow()
  const today = dayOf(new Date(now).toISOString())
  return (
    <div className={cn('relative flex min-h-0 flex-col', props.className)}>
      {/* Turned around, so that the browser counts from the end: what comes above moves nothing. */}
      <section
        ref={place.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
        tabIndex={0}
        aria-label={label}
        onScroll={place.onScroll}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 py-3 -outline-offset-2 [overflow-anchor:none]"
      >
        {/* As tall as the frame at least, so that the first messages lie at its end. */}
        <div className="flex shrink-0 flex-col">
          {hasOlder ? <OlderMark frame={place.frame} state={older} onOlder={onOlder} /> : props.beginning}
          {blocks.map((block, index) => (
            <MessageBlock
              key={block.number}
              block={block}
              before={blocks[index - 1]?.messages.at(-1)}
              asides={between[index] ?? none}
              today={today}
              acts={acts}
            />
          ))}
          {blocks.length === 0 && !hasOlder && (
            <ol>
              <Asides asides={asides} />
            </ol>
          )}
          {unsent.length > 0 && (
            <MessageRows
              messages={unsent}
              asides={none}
              before={blocks.at(-1)?.messages.at(-1)}
              today={today}
              acts={acts}
            />
          )}
          {props.ending}
        </div>
      </section>
      {place.missed > 0 && (
        <button
          type="button"
          onClick={place.toEnd}
          className="touch-room absolute bottom-3 left-1/2 flex h-8 -translate-x-1/2 items-center gap-1.5 rounded-full border border-line-strong bg-card px-3 text-13 font-medium shadow-float hover:bg-hover"
        >
          <ArrowDown className="size-4" strokeWidth={1.75} aria-hidden />
          {place.missed} yeni mesaj
        </button>
      )}
    </div>
  )
}

type RowsProps = {
  messages: readonly ShownMessage[]
  before: ShownMessage | undefined
  asides: readonly Aside[]
  today: string
  acts: MessageActs | undefined
}

/** Blocks out of sight are not drawn; the browser remembers their height, and guesses it for those that were never in sight. */
const MessageBlock = memo(function MessageBlock({
  block,
  ...rest
}: Omit<RowsProps, 'messages'> & { block: ShownBlock }) {
  return (
    <div className="[contain-intrinsic-block-size:auto_3000px] [content-visibility:auto]">
      <MessageRows messages={block.messages} {...rest} />
    </div>
  )
})

function MessageRows({ messages, before, asides, today, acts }: RowsProps) {
  const startOfToday = new Date(`${today}T12:00:00+03:00`)
  return (
    <ol className="flex flex-col">
      {messages.map((message, index) => {
        const previous = index === 0 ? before : messages[index - 1]
        const isNewDay = !previous || dayOf(previous.at) !== dayOf(message.at)
        const next = messages[index + 1]
        const after = asides.filter(({ at }) => at >= message.at && (!next || at < next.at))
        const isAfterAside = asides.some(({ at }) => previous && at >= previous.at && at < message.at)
        return (
          <Fragment key={message.id}>
            {index === 0 && <Asides asides={asides.filter(({ at }) => at < message.at)} />}
            {isNewDay && <DayMark words={dayWords(message.at, startOfToday)} />}
            <MessageBubble
              message={message}
              isTogether={!isNewDay && !isAfterAside && belongsTogether(previous, message)}
              acts={acts}
            />
            <Asides asides={after} />
          </Fragment>
        )
      })}
    </ol>
  )
}

function Asides({ asides }: { asides: readonly Aside[] }) {
  return asides.map(({ id, shown }) => (
    <li key={id} className="mt-3 list-none">
      {shown}
    </li>
  ))
}

const none: readonly Aside[] = []

/** What lies before the first message that is there comes with the older ones. */
function asidesByBlock(
  asides: readonly Aside[],
  blocks: readonly ShownBlock[],
  hasOlder: boolean,
): (readonly Aside[])[] {
  const beginOf = (index: number) => blocks[index]?.messages[0]?.at
  return blocks.map((_, index) => {
    const from = index === 0 && !hasOlder ? '' : (beginOf(index) ?? '')
    const until = beginOf(index + 1)
    const own = asides.filter(({ at }) => at >= from && (until === undefined || at < until))
    return own.length > 0 ? own : none
  })
}

function DayMark({ words }: { words: string }) {
  return (
    <li className="mt-4 mb-1 flex items-center gap-3 text-12 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {words}
    </li>
  )
}

type OlderState = 'there' | 'loading' | 'failed'
type OlderProps = {
  frame: React.RefObject<HTMLElement | null>
  state: OlderState
  onOlder: () => void
}

/** Asks for older messages as soon as it comes near, and again while it stays there. */
function OlderMark({ frame, state, onOlder }: OlderProps) {
  const mark = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onOlder)
  useEffect(() => {
    const { current } = mark
    if (!current || state !== 'there') return undefined
    // A new one for each page, since it says at once whether the beginning is still near.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask()
      },
      { root: frame.current, rootMargin: aheadOfScroll },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame, state])
  return (
    <div ref={mark} className="flex h-10 shrink-0 items-center justify-center text-muted">
      {state === 'loading' && <RouteLoader />}
      {state === 'failed' && (
        <button type="button" onClick={onOlder} className="link touch-room relative text-13">
          Eski mesajlar yüklenemedi. Yeniden dene
        </button>
      )}
      <span role="status" className="sr-only">
        {state === 'loading' ? 'Eski mesajlar yükleniyor' : ''}
      </span>
    </div>
  )
}

/** How many messages of others came after that one; those of the last blocks are enough to look at. */
function othersSince(blocks: readonly ShownBlock[], id: string): number {
  const recent = blocks.slice(-3).flatMap(({ messages }) => messages)
  return recent.slice(recent.findLastIndex((message) => message.id === id) + 1).filter(({ isOwn }) => !isOwn)
    .length
}
