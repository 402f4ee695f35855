/** A password that can be looked at while typing. */
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { controlLook, useFieldParts } from '#spine/ui/field-parts.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  /** Tells password managers whether to fill in or to remember. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ className, ...rest }: Props) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <input
        {...useFieldParts()}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cn(controlLook, 'h-10 pr-11 pl-3 text-15', className)}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label="Şifreyi göster"
        title={shown ? 'Şifreyi gizle' : 'Şifreyi göster'}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-field text-muted transition-colors hover:text-ink"
      >
        <Icon className="size-4" strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}
