/** Long work: what it is, how far it is, and what can be done with it. What has changed is said aloud once, not every percent. */
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { isUnfinished, mayRetry } from '@kervan/domain/tasks/tasks.policy.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { ChevronDown, CircleAlert, CircleCheck, CircleSlash, Download, RotateCcw, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { ProgressBar } from '#spine/ui/progress-bar.tsx'

type Acts = {
  fileAddress: (task: Task) => string
  onCancel: (task: Task) => void
  onRetry: (task: Task) => void
  onDismiss: (task: Task) => void
}
type Props = Acts & { tasks: readonly Task[]; className?: string }

const stateWords: Record<Task['state'], string> = {
  waiting: 'Sırada',
  running: 'Hazırlanıyor',
  done: 'Hazır',
  failed: 'Tamamlanamadı',
  cancelled: 'İptal edildi',
}

/** What ended longer ago than this is no news on a page that is opened now. */
const newsMs = 60_000
const isNews = ({ finished_at }: Task) =>
  finished_at === null || Date.now() - Date.parse(finished_at) < newsMs

export function TaskList({ tasks, className, ...acts }: Props) {
  const [isOpen, setIsOpen] = useState(() => tasks.some(isNews))
  const id = useId()
  const whole = useRef<HTMLElement>(null)
  const unfinished = tasks.filter(({ state }) => isUnfinished(state)).length
  // Once all is done, it is out of the way as soon as somebody goes on with the page.
  const mayFold = isOpen && unfinished === 0
  useEffect(() => {
    if (!mayFold) return
    const fold = ({ target }: Event) => {
      if (!whole.current?.contains(target as Node)) setIsOpen(false)
    }
    document.addEventListener('click', fold)
    return () => document.removeEventListener('click', fold)
  }, [mayFold])
  const title = unfinished > 0 ? `${unfinished} iş sürüyor` : 'İşler tamam'
  return (
    <section
      ref={whole}
      aria-label="Arka plandaki işler"
      data-task-tray={isOpen ? 'open' : 'folded'}
      className={cn('rounded-card border border-line bg-card', isOpen && 'w-96', className)}
    >
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex h-11 w-full items-center justify-between gap-2 rounded-card px-4 text-14 font-medium hover:bg-hover"
        >
          {title}
          <ChevronDown
            className={cn('size-4 transition-transform', !isOpen && 'rotate-180')}
            strokeWidth={1.75}
            aria-hidden
          />
        </button>
      </h2>
      <p role="status" className="sr-only">
        {tasks.map(({ title: name, state }) => `${name}: ${stateWords[state]}`).join('. ')}
      </p>
      <ul
        id={id}
        hidden={!isOpen}
        className="max-h-80 divide-y max-lg:max-h-40 divide-line overflow-y-auto border-line border-t"
      >
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} {...acts} />
        ))}
      </ul>
    </section>
  )
}

const icons = { done: CircleCheck, failed: CircleAlert, cancelled: CircleSlash }
const tones = { done: 'text-approved', failed: 'text-danger', cancelled: 'text-muted' }

function TaskRow({ task, fileAddress, onCancel, onRetry, onDismiss }: Acts & { task: Task }) {
  const { state, title } = task
  const Icon = isUnfinished(state) ? undefined : icons[state as keyof typeof icons]
  return (
    <li className="flex flex-col gap-2 px-4 py-3 text-13">
      {Icon ? (
        <div className="flex items-start gap-2">
          <Icon
            className={cn('mt-0.5 size-4 shrink-0', tones[state as keyof typeof tones])}
            strokeWidth={1.75}
            aria-hidden
          />
          <p className="min-w-0 flex-1">
            <span className="font-medium">{title}</span>
            <span className="block text-muted">{task.error || stateWords[state]}</span>
          </p>
          {state === 'done' && task.file_name && (
            <a
              href={fileAddress(task)}
              download={task.file_name}
              aria-label={`İndir: ${title}`}
              className={buttonClasses({ size: 'sm', variant: 'primary' })}
            >
              <Download strokeWidth={1.75} aria-hidden />
              İndir
            </a>
          )}
          <IconButton label={`Kaldır: ${title}`} size="sm" onClick={() => onDismiss(task)}>
            <X strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      ) : (
        <Progress task={task} />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayRetry(state) && (
          <Button size="sm" onClick={() => onRetry(task)} aria-label={`Yeniden dene: ${title}`}>
            <RotateCcw strokeWidth={1.75} aria-hidden />
            Yeniden dene
          </Button>
        )}
        {isUnfinished(state) && (
          <Button
            size="sm"
            variant="ghost"
            className="-ml-3"
            onClick={() => onCancel(task)}
            aria-label={`İptal et: ${title}`}
          >
            İptal et
          </Button>
        )}
      </div>
    </li>
  )
}

function Progress({ task: { state, title, done, total } }: { task: Task }) {
  if (state === 'running' && total) return <ProgressBar label={title} done={done} total={total} />
  return (
    <p className="flex justify-between gap-4">
      <span>{title}</span>
      <span className="figures text-muted">
        {state === 'running' && done > 0 ? `${formatCount(done)} hazır` : stateWords[state]}
      </span>
    </p>
  )
}
