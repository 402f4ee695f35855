/** A password input whose text can be shown. */
import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { controlClasses, useFieldProps } from '#spine/ui/field-context.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  /** Tells password managers whether to fill in or to save. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ className, ...rest }: Props) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <input
        {...useFieldProps()}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={clsx(controlClasses, 'h-10 pr-11 pl-3 text-15', className)}
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
