/** A person's initials. */
import { cn } from '#spine/ui/class-names.ts'

const sizes = { sm: 'size-8 text-12', md: 'size-10 text-14' }

export function Avatar({
  name,
  size = 'md',
  className,
}: {
  name: string
  size?: 'sm' | 'md'
  className?: string
}) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid shrink-0 place-items-center rounded-full bg-sea-soft font-medium text-on-sea-soft',
        sizes[size],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

/** First letters of the first and the last word, in Turkish capitals: `ilker ışık` is `İI`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('tr')
}
