/** Toasts for what happened elsewhere. The result of a user's own action is shown where they acted. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Area = typeof import('#spine/ui/toast-area.tsx')
type Sonner = Area['sonner']

/** Loaded with the first use of the page, so that it is there when an act fails for want of a line, or with the first toast. */
let askForArea: () => void
const area = new Promise<Area>((resolve) => {
  askForArea = () => resolve(loadArea())
})
const uses = ['pointerdown', 'keydown', 'click'] as const
const pauseMs = 2_000

async function loadArea(): Promise<Area> {
  for (;;) {
    try {
      return await import('#spine/ui/toast-area.tsx')
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** In the order in which they were asked for. */
function onceLoaded(run: (sonner: Sonner) => void): void {
  void area.then(({ sonner }) => run(sonner))
}

/** In milliseconds. */
const toastDurations = { normal: 4000, long: 5000, longer: 6000, undo: 8000, longest: 10_000 } as const

export type Notice = {
  title: string
  description?: ReactNode
  kind?: keyof typeof toastDurations
  /** How long it stays, where that was promised. */
  seconds?: number
  action?: { label: string; onClick: () => void }
  /** What it is about, where the title does not identify it: a new toast replaces the last one on the same topic. */
  topic?: string
  /** At the bottom, for a dialog that is about to open; where one is open already, that is automatic. */
  atBottom?: boolean
}

/** One that can be kept and read later. */
export type TextNotice = Notice & { description?: string }

type Undoable = Pick<Notice, 'title' | 'description' | 'seconds'> & { topic: string }

/** The size of the upper right corner in which toasts usually appear, with margins. */
const corner = { width: 390, height: 120 }

const settings = ({ description, kind = 'normal', seconds, action, atBottom }: Notice) => ({
  duration: seconds ? seconds * 1000 : toastDurations[kind],
  ...((atBottom ?? isCornerTaken()) ? { position: 'bottom-left' as const } : {}),
  ...(description === undefined ? {} : { description }),
  ...(action ? { action } : {}),
})

/** Whether a dialog covers that corner: its title and close button must stay visible. */
function isCornerTaken(): boolean {
  return [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((dialog) => {
    const { top, right } = dialog.getBoundingClientRect()
    return top < corner.height && right > window.innerWidth - corner.width
  })
}

export const toast = {
  info: (notice: Notice) => show(notice.topic ?? notice.title, (sonner) => sonner, notice),
  success: (notice: Notice) => show(notice.topic ?? notice.title, (sonner) => sonner.success, notice),
  /** One at a time: only the newest failure matters. */
  failure: (notice: Notice) => show('failure', (sonner) => sonner.error, notice),
  /**
   * For what was done at once and can be taken back for a while. One at a time per act: `topic` names it.
   * The time stands still while the pointer or the focus is in the toasts; Alt+T moves the focus there.
   */
  undo: ({ title, description, seconds, topic }: Undoable, takeBack: () => void) =>
    show(topic, (sonner) => sonner.success, {
      title,
      ...(description && { description }),
      ...(seconds && { seconds }),
      kind: 'undo',
      action: { label: 'Geri al', onClick: takeBack },
    }),
  dismiss: (topic: string) => onceLoaded((sonner) => dismissLast(sonner, topic)),
}

type ShowToast = (title: string, options: ReturnType<typeof settings>) => string | number
const shown = new Map<string, string | number>()

/** Replaces the last toast on the same topic. Being a new one, it is read aloud and stays its full time. */
function show(topic: string, kind: (sonner: Sonner) => ShowToast, notice: Notice): void {
  askForArea()
  onceLoaded((sonner) => {
    dismissLast(sonner, topic)
    shown.set(topic, kind(sonner)(notice.title, settings(notice)))
  })
}

function dismissLast(sonner: Sonner, topic: string): void {
  const last = shown.get(topic)
  if (last !== undefined) sonner.dismiss(last)
  shown.delete(topic)
}

export function Toaster() {
  const [Area, setArea] = useState<ComponentType | null>(null)
  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    for (const use of uses) document.addEventListener(use, askForArea, { capture: true, once: true, signal })
    void area.then(({ ToastArea }) => signal.aborted || setArea(() => ToastArea))
    return () => leave.abort()
  }, [])
  return Area && <Area />
}
