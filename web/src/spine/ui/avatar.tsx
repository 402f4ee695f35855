/** A person's photo, or their initials where there is none. */
import { useState } from 'react'
import { cn } from '#spine/ui/class-names.ts'

const sizes = { sm: 'size-8 text-12', md: 'size-10 text-14', lg: 'size-20 text-22' }

type Props = {
  name: string
  photo?: string | null | undefined
  size?: keyof typeof sizes
  className?: string
}

export function Avatar({ name, photo, size = 'md', className }: Props) {
  /** One that cannot be shown is as good as none. */
  const [broken, setBroken] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-sea-soft font-medium text-on-sea-soft',
        sizes[size],
        className,
      )}
    >
      {photo && photo !== broken ? (
        <img src={photo} alt="" className="size-full object-cover" onError={() => setBroken(photo)} />
      ) : (
        initialsOf(name)
      )}
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
