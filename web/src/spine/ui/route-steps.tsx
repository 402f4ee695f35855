/** Steps along a route: of a wizard (horizontal) or a timeline (vertical). */
import { clsx } from 'clsx'
import type { ReactNode, SVGProps } from 'react'

type RouteStep = {
  key: string
  label: ReactNode
  detail?: ReactNode
  state: 'done' | 'current' | 'ahead'
}

type Props = {
  steps: readonly RouteStep[]
  label: string
  orientation?: 'horizontal' | 'vertical'
  /** For timelines with the newest step on top: a line leads down to what came before, and is travelled once its own step is. */
  newestFirst?: boolean
  className?: string
}

const stateNames = { done: 'tamamlandı', current: 'şu anda', ahead: 'sırada' }

export function RouteSteps({ steps, label, orientation = 'vertical', newestFirst, className }: Props) {
  const across = orientation === 'horizontal'
  return (
    <ol aria-label={label} className={clsx(across ? 'flex' : 'flex flex-col', className)}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={clsx(
            'relative flex',
            across
              ? 'min-w-0 flex-1 flex-col gap-2 pr-3 last:flex-none last:items-end last:pr-0'
              : 'gap-4 pb-6 last:pb-0',
          )}
        >
          {index < steps.length - 1 ? (
            <Way across={across} travelled={newestFirst ? step.state !== 'ahead' : step.state === 'done'} />
          ) : (
            across && <LastWay travelled={steps[index - 1]?.state === 'done'} />
          )}
          <Station state={step.state} />
          <div className={clsx('min-w-0', !across && '-mt-1')}>
            <div
              className={clsx(
                'text-14',
                step.state === 'current' && 'font-medium text-ink',
                step.state === 'done' && 'text-ink',
                step.state === 'ahead' && 'text-muted',
              )}
            >
              {step.label}
              <span className="sr-only">, {stateNames[step.state]}</span>
            </div>
            {step.detail && <div className="text-13 text-muted">{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Station({ state }: { state: RouteStep['state'] }) {
  return (
    <svg viewBox="0 0 16 16" className="z-10 size-4 shrink-0 text-sea" aria-hidden="true" focusable="false">
      {state === 'ahead' && (
        <circle cx="8" cy="8" r="5" fill="var(--card)" stroke="var(--line-strong)" strokeWidth="2" />
      )}
      {state === 'done' && <circle cx="8" cy="8" r="6" fill="currentColor" />}
      {state === 'current' && (
        <>
          <circle cx="8" cy="8" r="7" fill="var(--card)" stroke="var(--saffron-fill)" strokeWidth="2" />
          <circle cx="8" cy="8" r="3.5" fill="var(--saffron-fill)" />
        </>
      )}
    </svg>
  )
}

function Way({ across, travelled }: { across: boolean; travelled: boolean }) {
  const end = across ? { x1: '20', y1: '8', x2: '100%', y2: '8' } : { x1: '8', y1: '20', x2: '8', y2: '100%' }
  return <WayLine {...end} travelled={travelled} className="inset-0 size-full" />
}

/** The last step is right-aligned, so the line continues above its label. */
function LastWay({ travelled }: { travelled: boolean }) {
  const end = { x1: '0', y1: '8', x2: '100%', y2: '8' }
  return <WayLine {...end} travelled={travelled} className="inset-y-0 left-0 h-full w-[calc(100%-1.25rem)]" />
}

type WayLineProps = SVGProps<SVGLineElement> & { travelled: boolean }

function WayLine({ travelled, className, ...end }: WayLineProps) {
  return (
    <svg className={clsx('absolute text-sea', className)} aria-hidden="true" focusable="false">
      <line
        {...end}
        className={travelled ? undefined : 'route-dots opacity-50'}
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  )
}
