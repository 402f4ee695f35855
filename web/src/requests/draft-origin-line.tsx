/** Says that a form did not begin empty, and lets it begin anew. */
import { RotateCcw } from 'lucide-react'
import { Button } from '#ui/button.tsx'

export function DraftOriginLine({ text, onStartAnew }: { text: string; onStartAnew: () => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-field bg-quoted-fill py-1 pr-1 pl-3 text-14 text-quoted">
      <p role="status">{text}</p>
      <Button variant="ghost" size="sm" onClick={onStartAnew} className="text-quoted">
        <RotateCcw strokeWidth={1.75} aria-hidden /> Baştan başla
      </Button>
    </div>
  )
}
