/** The state of the live connection, in words and not by colour alone. */
import { cn } from '#spine/ui/class-names.ts'

type State = 'connecting' | 'connected' | 'disconnected'

const words: Record<State, string> = {
  connecting: 'Bağlanıyor',
  connected: 'Bağlı',
  disconnected: 'Bağlantı kesildi',
}
const dots: Record<State, string> = {
  connecting: 'border-2 border-muted',
  connected: 'bg-approved',
  disconnected: 'border-2 border-danger',
}

export function ConnectionIndicator({ state, className }: { state: State; className?: string }) {
  return (
    <span
      role="status"
      className={cn('inline-flex items-center gap-2 whitespace-nowrap text-13 text-muted', className)}
    >
      <span className={cn('size-2 rounded-full', dots[state])} aria-hidden="true" />
      {/* Where letters are very large, that all is well is left to the dot. */}
      <span className={cn(state === 'connected' && '@max-3xs:sr-only')}>{words[state]}</span>
    </span>
  )
}
