/** The buttons of the form: previous, next, send and cancel. On phones the steps are arrows, and the close button cancels. */
import { ArrowLeft, ArrowRight, Send } from 'lucide-react'
import { detailedWords } from '#features/requests/detailed/detailed.copy.ts'
import { neighbour, type Tab } from '#features/requests/detailed/detailed-tabs.ts'
import { Button } from '#spine/ui/button.tsx'

type Props = {
  tab: Tab
  sending: boolean
  onStep: (to: Tab) => void
  /** The id of the form that is sent. */
  form: string
  onCancel: () => void
}

const arrow = 'max-md:w-12 max-md:px-0'

export function DetailedFooter({ tab, sending, form, onStep, onCancel }: Props) {
  const [before, after] = [neighbour(tab, -1), neighbour(tab, 1)]
  return (
    <div className="flex w-full items-center gap-3">
      <Button size="lg" variant="ghost" onClick={onCancel} className="mr-auto max-md:hidden">
        {detailedWords.cancel}
      </Button>
      <Button size="lg" disabled={!before} onClick={() => before && onStep(before)} className={arrow}>
        <ArrowLeft strokeWidth={1.75} aria-hidden />
        <span className="max-md:sr-only">{detailedWords.previous}</span>
      </Button>
      <Button size="lg" disabled={!after} onClick={() => after && onStep(after)} className={arrow}>
        <span className="max-md:sr-only">{detailedWords.next}</span>
        <ArrowRight strokeWidth={1.75} aria-hidden />
      </Button>
      <Button
        size="lg"
        variant="next"
        busy={sending}
        busyLabel={detailedWords.sending}
        type="submit"
        form={form}
        aria-keyshortcuts="Control+Enter"
        className="max-md:flex-1 max-md:px-4"
      >
        {detailedWords.send}
        <Send strokeWidth={1.75} aria-hidden className="max-md:hidden" />
      </Button>
    </div>
  )
}
