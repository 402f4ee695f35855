/** Says that a form was filled from a draft or an earlier request, with a button to start over. */
import { RotateCcw } from 'lucide-react'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'

type Props = { text: string; onStartOver: () => void; className?: string }

export function DraftOriginNotice({ text, onStartOver, className }: Props) {
  return (
    <div
      className={cn(
        'flex items-center justify-between gap-x-4 rounded-field bg-sea-soft py-1 pr-1 pl-3 text-14 text-on-sea-soft max-md:flex-col max-md:items-start max-md:py-2',
        className,
      )}
    >
      <p role="status">{text}</p>
      <Button variant="ghost" size="sm" onClick={onStartOver} className="text-on-sea-soft max-md:-ml-3">
        <RotateCcw strokeWidth={1.75} aria-hidden /> Baştan başla
      </Button>
    </div>
  )
}
